"""Requests before a move or after it: the moves that cards can make, a hint, and undo."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.server.house import OpenHouse, caught_up, reached, spend
from tests.server.players import Player, event_ids, everybody, text_of
from toutilix.cards import LETTERS, read_card
from toutilix.engine.facts import ABSENT, FACT_TYPES, Fact, document
from toutilix.engine.moves import GROUP_END
from toutilix.games import GAMES
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Facts
from toutilix.words import LANGUAGES, Words

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


async def read(player: Player, *cards: str) -> live.Meanings:
    await player.send({"type": "read", "id": "r", "cards": cards})
    meanings = await player.until(live.Meanings)
    assert meanings.id == "r"
    return meanings


async def undo(player: Player, n: int | None = None) -> live.Happened | live.Refused:
    await player.send({"type": "undo", "id": "u" + str(player.n), "n": player.n if n is None else n})
    while True:
        answer = await player.hear()
        if isinstance(answer, live.Happened | live.Refused):
            return answer


@each_game
def test_readings_are_the_legal_moves_of_the_cards(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing(game, 3)
        table = house.table(keys[0])
        notation = table.match.kind.notation
        dice = Random(11)
        for stop in (9, 20, 35):
            await everybody(*[player.play_on(dice, reached(stop)) for player in players])
            await caught_up(table, players)
            for player in players:
                assert player.seat is not None
                cards = player.own["cards"]
                view = table.match.state.view(player.seat - 1)
                for _ in range(12):
                    chosen = dice.sample(cards, min(len(cards), dice.randint(1, 4)))
                    answer = await read(player, *chosen)
                    expected = view.readings(notation.read_cards(" ".join(chosen), "cards"))
                    assert [text_of(move) for move in answer.moves] == [
                        notation.write_move(move) for move in expected.moves
                    ]
                    assert (answer.why is None) is (expected.refusal is None)
                    if answer.why is not None and expected.refusal is not None:
                        assert answer.why.code == expected.refusal.id
                        assert all(Words(language).has(answer.why.code) for language in LANGUAGES)

    spend(tmp_path, evening)


@pytest.mark.parametrize(
    ("cards", "code"), [(["Q?"], "position.card"), ([], "sowix.one_card"), (["Zp", "Zp"], "sowix.one_card")]
)
def test_cards_that_mean_nothing(tmp_path: Path, cards: list[str], code: str) -> None:
    async def evening(house: OpenHouse) -> None:
        _, [_, at_ana] = await house.playing("sowix", 2)
        answer = await read(at_ana, *cards)
        assert answer.moves == []
        assert answer.why is not None
        assert answer.why.code == code

    spend(tmp_path, evening)


def test_a_star_can_be_pinned_to_a_letter(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("sowix", 3, options={"target": 10000})
        dice = Random(2)

        def has_star(player: Player) -> bool:
            return player.may_move() and "*" in player.own["cards"] and player.facts["letter"] is not None

        found: list[Player] = []
        while not found:
            stop = players[0].n + 1
            await everybody(*[player.play_on(dice, reached(stop)) for player in players])
            await caught_up(house.table(keys[0]), players)
            found = [player for player in players if has_star(player)]
        player = found[0]
        free = await read(player, "*")
        assert len(free.moves) == 26
        pinned = await read(player, "*K")
        texts = [text_of(move) for move in pinned.moves]
        assert texts == ["*K"] or texts == ["*K", "*K toutilix"]
        answer = await player.move(texts[0])
        assert isinstance(answer, live.Happened)
        assert player.facts["top"] == "*K" or player.facts["over"]

    spend(tmp_path, evening)


def fact_of(written: Facts) -> Fact:
    """The fact that was written so; reasons have no words and sides among their fields."""
    type = FACT_TYPES[written["id"]]
    assert set(written) == {"id", *(name for name, _ in type.fields)}
    readers: dict[str, Callable[[Any], int]] = {
        "seat": lambda seat: seat - 1,
        "run": lambda run: run - 1,
        "letter": LETTERS.index,
        "number": int,
        "flag": int,
    }
    values = [readers[kind](written[name]) for name, kind in zip(type.names, type.types, strict=True)]
    cards: list[int] = []
    for name, kind in zip(type.card_names, type.card_types, strict=True):
        groups = {"card": [[written[name]]], "cards": [written[name]], "groups": written[name]}[kind]
        for group in groups:
            cards += [*(read_card(card) for card in group), *([GROUP_END] if kind == "groups" else [])]
    a, b, c, d = [*values, ABSENT, ABSENT, ABSENT, ABSENT][:4]
    return Fact(type, a, b, c, d, vec[i64](cards))


def in_words(why: Facts, language: str) -> str:
    """As a page would say it."""
    fact = fact_of(why)
    assert document(fact) == why
    return Words(language, ["Zoé", "Ana", "Bo"]).fact(fact)


@each_game
def test_a_hint_is_a_legal_move_with_a_reason(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing(game, 3)
        table = house.table(keys[0])
        dice = Random(4)
        for stop in (2, 8, 15, 24):
            await everybody(*[player.play_on(dice, reached(stop)) for player in players])
            await caught_up(table, players)
            for player in players:
                await player.send({"type": "hint", "id": "h"})
                hinted = await player.until(live.Hinted)
                assert hinted.id == "h"
                if not player.may_move():
                    assert hinted.move is None or hinted.move["verb"] in ("star", "toutilix")
                    continue
                assert hinted.move is not None
                assert hinted.why is not None
                assert player.seat is not None
                view = table.match.state.view(player.seat - 1)
                assert view.is_legal(table.match.kind.notation.read_move(text_of(hinted.move)))
                said = {in_words(hinted.why, language) for language in LANGUAGES}
                assert len(said) == 2

    spend(tmp_path, evening)


def test_undo_inside_a_turn_of_rummylix(tmp_path: Path) -> None:
    """A lay can be undone; a draw cannot."""

    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("rummylix", 2)
        table = house.table(keys[0])
        dice = Random(1)
        undone = refused = 0
        while undone < 3:
            mover = next(player for player in players if player.may_move())
            assert mover.choice is not None
            before = (mover.facts, mover.own, mover.choice.moves)
            n = mover.n
            moves = [move for move in mover.choice.moves if move["verb"] in ("lay", "add", "discard")]
            chosen = dice.choice(moves or mover.choice.moves)
            move = text_of(chosen)
            mover.facts, mover.own = dict(mover.facts), dict(mover.own)
            assert isinstance(await mover.move(move), live.Happened)
            if chosen["verb"] == "draw":
                assert not (mover.choice and mover.choice.undo)
                answer = await undo(mover)
                assert isinstance(answer, live.Refused)
                assert answer.why.code == "engine.no_undo"
                refused += 1
            elif mover.choice is not None and mover.choice.undo:
                stale = await undo(mover, n=n)
                assert isinstance(stale, live.Refused)
                assert stale.why.code == "server.stale"
                answer = await undo(mover)
                assert isinstance(answer, live.Happened)
                assert event_ids(answer) == ["engine.undone"]
                assert (mover.facts, mover.own) == before[:2]
                assert mover.choice is not None
                assert mover.choice.moves == before[2]
                assert mover.n == table.n > n + 1
                undone += 1
                await mover.move(move)
            await caught_up(table, players)
            if table.match.state.table.over:
                await players[0].send({"type": "next", "n": players[0].n})
                for player in players:
                    await player.until(live.Happened)
        assert refused

    spend(tmp_path, evening)


def test_nobody_takes_back_what_another_did(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        _, [at_zoe, at_ana, _] = await house.playing("oldchapix", 3)
        first = await undo(at_zoe)
        assert isinstance(first, live.Refused)
        await at_zoe.move(await at_zoe.pick(Random(1)))
        await at_ana.until(live.Happened)
        answer = await undo(at_ana)
        assert isinstance(answer, live.Refused)
        assert answer.why.code == "engine.no_undo"
        # The same undo sent again is done once.
        n = at_zoe.n
        message: dict[str, object] = {"type": "undo", "id": "back", "n": n}
        await at_zoe.send(message)
        await at_zoe.send(message)
        told = await at_zoe.until(live.Happened)
        assert (told.id, told.act["n"]) == ("back", n + 1)
        assert await at_zoe.until(live.Done) == live.Done(id="back", n=n + 1)

    spend(tmp_path, evening)
