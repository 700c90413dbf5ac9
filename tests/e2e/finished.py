"""A match that is over, played through the protocol by a script in the page: quick, and without bots to wait for."""

from typing import Any

PLAY = """
async ([game, players, options]) => {
    const names = ["Zoé", "Max", "Léa", "Jo", "Ana", "Bo", "Cléo", "Dan"].slice(0, players);
    const wish = { game, players, options, local: true, name: names[0], names: names.slice(1) };
    const headers = { "Content-Type": "application/json" };
    const made = await (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) })).json();
    const { id } = made.about;
    await fetch(`/api/tables/${id}/host`, {
        method: "POST",
        headers: { ...headers, Authorization: `Bearer ${made.keys[0].token}` },
        body: JSON.stringify({ do: "start" }),
    });
    let undone = false;
    let moves = 0;
    await Promise.all(made.keys.map(({ seat, token }) => new Promise((done) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/live`);
        const send = (message) => socket.send(JSON.stringify(message));
        let table = {};
        socket.onopen = () => send({ type: "hello", token });
        socket.onmessage = ({ data }) => {
            const told = JSON.parse(data);
            if (told.type !== "welcome" && told.type !== "happened") return;
            table = { ...table, ...told.table };
            const { choice, n } = told;
            if (table.over === "match") {
                socket.close();
                done();
            } else if (table.over === "hand") {
                if (seat === 1) send({ type: "next", n });
            } else if (choice?.undo && !undone) {
                undone = true;
                send({ type: "undo", id: "u", n });
            } else if (choice?.moves?.length && table.turn === seat) {
                moves += 1;
                send({ type: "move", id: `m${moves}`, n, move: choice.moves[moves % choice.moves.length] });
            }
        };
    })));
    return { id, token: made.keys[0].token };
}
"""


def play_a_match(page: Any, game: str, players: int, **options: object) -> tuple[str, str]:
    """The id of its table, and the key of seat 1. The page must be one of the server's."""
    made = page.evaluate(PLAY, [game, players, options])
    return made["id"], made["token"]
