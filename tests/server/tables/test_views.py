"""A seat that follows the changes sees the same as one that has just connected, and may do what the rules allow."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.games.test_strategix import following
from tests.server.house import OpenHouse, caught_up, fresh_welcome, reached, spend
from tests.server.players import Player, event_ids, everybody, text_of
from toutilix.engine.view import SPECTATOR
from toutilix.games import GAMES, find
from toutilix.server.base.protocol import live
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.telling import MOST_LISTED, choice_of

OPTIONS: dict[str, list[dict[str, object]]] = {
    "oldchapix": [{}],
    "strategix": [{}],
    "sowix": [{"reshuffle": "yes", "draw_when_able": "yes"}, {"call": "automatic"}],
    "rummylix": [{"reshuffle": "yes"}, {}],
}
CASES = [(kind.name, players, at) for kind in GAMES for at, players in ((0, kind.fewest), (-1, min(kind.most, 5)))]
MOMENTS = 15


def choice_by_the_rules(table: LiveTable, seat: int) -> tuple[list[str], bool]:
    """All that the engine lets this seat do, but for what is only spoken; and whether it may undo."""
    match = table.match
    notation = match.kind.notation
    undo = match.can_undo(seat)
    if match.state.table.turn != seat:
        return [], undo
    moves = match.state.view(seat).legal_moves()
    return [notation.write_move(move) for move in moves if int(move.verb) not in notation.spoken], undo


def check_choice(table: LiveTable, player: Player) -> None:
    assert player.seat is not None
    legal, undo = choice_by_the_rules(table, player.seat - 1)
    if player.choice is None:
        assert (legal, undo) == ([], False)
        return
    assert player.choice.undo is undo
    bare = [move for move in legal[MOST_LISTED:] if move.isalpha() and move.islower()]
    assert [text_of(move) for move in player.choice.moves] == legal[:MOST_LISTED] + bare
    assert player.choice.more is (len(legal) > MOST_LISTED)
    assert bool(player.choice.cards) is player.choice.more
    assert set(player.choice.cards) <= set(player.own["cards"])


@pytest.mark.parametrize("to_follow", ["B C + B C", "B C + N O + O P + R S + T U"])
def test_a_pass_is_listed_however_many_moves_there_are(to_follow: str) -> None:
    kind = find("strategix")
    hand = "E F G I J K M Q V X * * * * *"
    _, state = kind.read_position(following(to_follow, "Bp Cp", hand, "Bb Cb", "Db Eb"))
    choice = choice_of(kind, state.look(1), hand.split(), undo=False)
    assert choice.more
    assert len(choice.moves) == MOST_LISTED + 1
    assert text_of(choice.moves[-1]) == "pass"


@pytest.mark.parametrize(("game", "seats", "at"), CASES)
def test_changes_add_up_to_the_view(tmp_path: Path, game: str, seats: int, at: int) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing(game, seats, options=OPTIONS[game][at])
        table = house.table(keys[0])
        looking = await house.watch(keys[0])
        dice = Random(f"{game} {seats}")
        for moment in range(MOMENTS):
            # First as it is dealt: with a whole hand in Strategix there are more moves than are listed.
            stop = table.n + (dice.randint(1, 25) if moment else 0)
            await everybody(*[one.play_on(dice, reached(stop)) for one in players])
            await be_wild(table, players, dice)
            await table.settled()
            await caught_up(table, [*players, looking])
            for player in [*players, looking]:
                seat = SPECTATOR if player.seat is None else player.seat - 1
                fresh = msgspec.json.decode(msgspec.json.encode(fresh_welcome(table, seat)), type=live.Welcome)
                assert player.n == fresh.n
                assert player.facts == msgspec.json.decode(fresh.table)
                assert player.own == (msgspec.json.decode(fresh.own) or {})
                assert player.choice == fresh.choice
                if player.seat is not None:
                    check_choice(table, player)
            if table.match.over:
                break

    spend(tmp_path, evening)


async def be_wild(table: LiveTable, players: list[Player], dice: Random) -> None:
    """Take moves back, and call and catch without looking."""
    for player in dice.sample(players, len(players)):
        await caught_up(table, [player])
        if player.choice is not None and player.choice.undo and dice.random() < 0.7:
            await player.send({"type": "undo", "id": f"u{player.n}", "n": player.n})
            assert event_ids(await player.until(live.Happened)) == ["engine.undone"]
        if table.body.game == "sowix":
            for said in ("toutilix", *(f"star {seat + 1}" for seat in range(len(players)))):
                assert isinstance(await player.move(said), live.Happened | live.Refused)
