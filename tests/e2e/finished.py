"""Matches played to their end through the protocol, by a script in the page: quick, and without bots to wait for."""

from dataclasses import dataclass
from typing import Any

from tests.e2e.visitor import SETTLED

BEGIN = """
async ([game, players, options]) => {
    const names = ["Zoé", "Max", "Léa", "Jo", "Ana", "Bo", "Cléo", "Dan"].slice(0, players);
    const wish = { game, players, options, local: true, name: names[0], names: names.slice(1) };
    const headers = { "Content-Type": "application/json" };
    const made = await (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) })).json();
    await fetch(`/api/tables/${made.about.id}/host`, {
        method: "POST",
        headers: { ...headers, Authorization: `Bearer ${made.keys[0].token}` },
        body: JSON.stringify({ do: "start" }),
    });
    return { id: made.about.id, tokens: made.keys.map((key) => key.token) };
}
"""

PLAY = """
async ([id, tokens, advised]) => {
    let moves = 0;
    // Nobody else moves before it is clear whether the first act is taken back: by chance, among people only.
    let go;
    const settled = new Promise((done) => { go = done; });
    if (advised) go();
    const play = (token, place) => new Promise((done) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/live`);
        const send = (message) => socket.send(JSON.stringify(message));
        let table = {};
        let now = 0;
        socket.onopen = () => send({ type: "hello", token });
        socket.onmessage = ({ data }) => {
            const told = JSON.parse(data);
            if (told.type === "hinted") send({ type: "play", id: `m${told.id}`, n: now, move: told.move.text });
            // Somebody has called meanwhile, and what was advised is old.
            const mine = table.turn === place + 1;
            if (told.type === "refused" && advised && mine) send({ type: "hint", id: `r${told.id}` });
            // A bot was quicker than the one who takes back.
            if (told.type === "refused" && told.id === "u") go();
            if (told.type !== "welcome" && told.type !== "happened") return;
            table = { ...table, ...told.table };
            const { choice, act } = told;
            const n = act?.n ?? told.n;
            now = n;
            const taken = act?.events[0].id === "engine.undone";
            const acted = act?.seat === place + 1;
            const first = !advised && acted && moves === 1;
            if (table.over === "match") {
                socket.close();
                done();
            } else if (table.over === "hand") {
                if (place === 0) send({ type: "next", n });
            } else if (first && !taken && choice?.undo) {
                send({ type: "undo", id: "u", n });
            } else if (choice?.moves?.length && table.turn === place + 1) {
                if (first) go();
                (moves ? settled : Promise.resolve()).then(() => {
                    if (n !== now) return;
                    moves += 1;
                    const { text } = choice.moves[moves % choice.moves.length];
                    if (advised) send({ type: "hint", id: `h${moves}` });
                    else send({ type: "play", id: `m${moves}`, n, move: text });
                });
            } else if (first) {
                go();
            }
        };
    });
    const enough = new Promise((_, fail) => setTimeout(() => fail(new Error("the match does not end")), 600_000));
    await Promise.race([Promise.all(tokens.map(play)), enough]);
}
"""


@dataclass
class Begun:
    """A match of people on one device, its first hand dealt."""

    id: str
    tokens: list[str]

    def play_on(self, page: Any, *, advised: bool = False) -> None:
        """To the end, by chance or as hints advise; by chance, the first act that can be is taken back."""
        page.evaluate(PLAY, [self.id, self.tokens, advised])

    def play_on_away(self, page: Any, address: str, *, advised: bool = False) -> None:
        """To the end while the page shows something else, and then the table: one that follows hundreds of acts is busy
        with them for seconds."""
        page.goto(address)
        self.play_on(page, advised=advised)
        page.goto(f"{address}/t/{self.id}")

    def play_on_at_the_table(self, page: Any, address: str, seat: int) -> None:
        """To the end, by somebody who has this seat (from 0) and has seen the table before and sees it afterwards."""
        page.goto(f"{address}/t/{self.id}#{self.tokens[seat]}")
        page.wait_for_selector("[role=listbox]")
        page.wait_for_function(f"() => {SETTLED}")
        self.play_on_away(page, address)


def begin_a_match(page: Any, game: str, players: int, **options: object) -> Begun:
    """The page must be one of the server's."""
    return Begun(**page.evaluate(BEGIN, [game, players, options]))
