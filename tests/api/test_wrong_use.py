"""Wrong use is answered with words in both languages, never with a Python error from inside."""

import copy
import pickle
from collections.abc import Callable

import pytest

import toutilix

SOWIX = toutilix.match("sowix", 3, seed=1)

WRONG: dict[str, Callable[[], object]] = {
    "game.unknown": lambda: toutilix.match("chess"),
    "game.players": lambda: toutilix.match("sowix", players=9),
    "option.unknown": lambda: toutilix.match("sowix", options={"colour": 1}),
    "api.options": lambda: toutilix.match("sowix", options=["call"]),  # type: ignore[arg-type]
    "api.whole": lambda: toutilix.match("sowix", players="4"),  # type: ignore[arg-type]
    "api.texts": lambda: toutilix.match("sowix", 3, names=5),  # type: ignore[arg-type]
    "api.text": lambda: toutilix.read_record(5),  # type: ignore[arg-type]
    "api.language": lambda: SOWIX.view(1).describe("de"),
    "api.thinking": lambda: toutilix.player("expert", seconds=-1),
    "api.line_up": lambda: toutilix.simulate("sowix", "random"),
    "option.choice": lambda: toutilix.options("sowix")["call"].words("en", "shouted"),
    "move.seed": lambda: toutilix.match("sowix", seed="xyz"),
    "game.seed": lambda: toutilix.match("sowix", seed=b"short"),
    "api.seed_range": lambda: toutilix.match("sowix", seed=-1),
    "api.seed_type": lambda: toutilix.match("sowix", seed=1.5),  # type: ignore[arg-type]
    "game.per_seat": lambda: toutilix.match("sowix", 3, words=["one"]),
    "engine.no_such_seat": lambda: SOWIX.view(4),
    "api.seat_type": lambda: SOWIX.view("1"),  # type: ignore[arg-type]
    "api.move_type": lambda: SOWIX.push(5),  # type: ignore[arg-type]
    "api.other_game": lambda: SOWIX.push(toutilix.Move("rummylix", "draw")),
    "move.word": lambda: SOWIX.push("hello there"),
    "engine.not_your_turn": lambda: SOWIX.push("draw", seat=2),
    "engine.not_dealing": SOWIX.deal,
    "move.deal_parts": lambda: SOWIX.deal("Ap / Bp"),
    "position.object": lambda: toutilix.from_position("[]"),
    "position.json": lambda: toutilix.from_position("{"),
    "record.json": lambda: toutilix.read_record("x"),
    "record.header": lambda: toutilix.read_record(""),
    "api.card": lambda: toutilix.Card("H?"),
    "game.level": lambda: toutilix.player("god"),
    "api.expert_only": lambda: toutilix.player("regular", simulations=5),
    "api.players_count": lambda: SOWIX.copy().play([toutilix.player("random")]),
    "api.player_type": lambda: SOWIX.copy().play([1, 2, 3]),  # type: ignore[list-item]
    "api.no_move": lambda: SOWIX.copy().play(Idle()),
    "api.use_match": toutilix.Match,
    "api.fact": lambda: toutilix.Event("sowix.flew", seat=1),
    "api.fields": lambda: toutilix.Event("engine.turn", chair=1),
    "api.view_document": lambda: toutilix.View({"game": "sowix"}),
    "api.spectator": lambda: SOWIX.view().determinize(),
    "api.random_seed": lambda: toutilix.Random("one"),  # type: ignore[arg-type]
    "api.random_range": lambda: toutilix.Random(1).randrange(0),
    "api.random_bits": lambda: toutilix.Random(1).getrandbits(65),
    "api.random_items": lambda: toutilix.Random(1).choice([]),
    "api.random_order": lambda: toutilix.Random(1).shuffle("abc"),  # type: ignore[arg-type]
    "api.cards": lambda: SOWIX.view(1).readings(5),  # type: ignore[arg-type]
    "api.moves": lambda: toutilix.match("sowix", moves=5),  # type: ignore[arg-type]
    "api.view_type": lambda: toutilix.player("random").move(SOWIX),  # type: ignore[arg-type]
}


def tampered(game: str, part: str, name: str, value: object) -> toutilix.View:
    """A view that was written down and changed by hand."""
    document = toutilix.match(game, 3, seed=1).view(1).document()
    seen = {**document["view"][part], name: value} if name else value
    return toutilix.View({**document, "view": {**document["view"], part: seen}})


# More ways into the same answers.
MORE: list[tuple[str, Callable[[], object]]] = [
    ("api.random_range", lambda: toutilix.Random(1).randrange("x")),  # type: ignore[arg-type]
    ("api.random_bits", lambda: toutilix.Random(1).getrandbits(None)),  # type: ignore[arg-type]
    ("api.random_items", lambda: toutilix.Random(1).choice(5)),  # type: ignore[arg-type]
    ("api.moves", lambda: toutilix.from_position(SOWIX.position(), moves="draw")),
    ("api.options", lambda: toutilix.simulate("sowix", ["random", "random"], options=5)),  # type: ignore[arg-type]
    ("api.line_up", lambda: toutilix.simulate("sowix", 5)),  # type: ignore[arg-type]
    ("api.fact", lambda: toutilix.Event([])),  # type: ignore[arg-type]
    ("api.view_document", lambda: tampered("sowix", "table", "letter", "K")),
    ("api.view_document", lambda: tampered("sowix", "table", "", "K")),
    ("api.view_document", lambda: tampered("rummylix", "memory", "history", [1.5])),
    ("api.view_document", lambda: tampered("oldchapix", "own", "cards", -1)),
    ("api.view_document", lambda: tampered("strategix", "table", "owner", 1 << 70)),
    ("api.view_document", lambda: tampered("sowix", "table", "over", 7)),
    ("api.view_document", lambda: tampered("strategix", "table", "turn", 3)),
    ("api.view_document", lambda: tampered("rummylix", "table", "scores", [0])),
    ("api.fields", lambda: toutilix.Event("engine.turn", seat=1 << 70)),
    ("record.json", lambda: toutilix.read_record("\ud800")),
    ("api.texts", lambda: toutilix.Event("engine.turn", seat=1).words(names=5)),  # type: ignore[arg-type]
    ("api.seat_type", lambda: toutilix.Event("engine.turn", seat=1).words(you="1")),  # type: ignore[arg-type]
    ("api.random_items", lambda: toutilix.Random(1).choice({"a": 1})),  # type: ignore[arg-type]
    ("api.random_items", lambda: toutilix.Random(1).choice(SOWIX.view(1).legal_moves)),  # type: ignore[arg-type]
]


class Idle:
    def move(self, view: toutilix.View) -> None:
        return None


@pytest.mark.parametrize(("code", "use"), [*WRONG.items(), *MORE])
def test_wrong_use_is_told(code: str, use: Callable[[], object]) -> None:
    before = SOWIX.position()
    with pytest.raises(toutilix.GameError) as caught:
        use()
    assert caught.value.code == code
    assert str(caught.value) == caught.value.words("en")
    assert caught.value.words("fr") != caught.value.words("en")
    assert SOWIX.position() == before


def test_a_record_that_does_not_hold_names_its_line() -> None:
    lines = SOWIX.record().splitlines()
    lines.append('{"seat":2,"move":"draw"}')
    with pytest.raises(toutilix.InvalidInput, match="Line 3"):
        toutilix.read_record("\n".join(lines))


def test_a_copied_player_begins_again_with_its_seed() -> None:
    view = toutilix.match("oldchapix", 4, seed=1).view(1)
    player = toutilix.player("random", seed=3)
    first = [player.move(view) for _ in range(5)]
    for again in (copy.copy(player), copy.deepcopy(player), pickle.loads(pickle.dumps(player))):
        assert [again.move(view) for _ in range(5)] == first
