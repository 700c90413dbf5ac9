"""Custom players in a line-up: seated by name, given only views, and named where they fail."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import toutilix
from tests.bots.test_every_level import holds_a_state
from tests.cli.shell import run
from toutilix.arena.custom_players import is_custom

MODULE = '''
class Any:
    def __init__(self, rng):
        self.rng = rng

    def move(self, view):
        return self.rng.choice(list(view.legal_moves)) if view.my_turn else None


class Wrong:
    """Legal in the first deals, then not: it remembers how often it was made."""
    made = 0

    def __init__(self):
        Wrong.made += 1

    def move(self, view):
        if not view.my_turn:
            return None
        return self.answer(view) if view.hand == 3 else view.random_move(1)


class Illegal(Wrong):
    def answer(self, view):
        return "Zb" if "Zb" not in view.legal_moves else "Zp"


class Raises(Wrong):
    def answer(self, view):
        raise RuntimeError("I gave up")


class Idle(Wrong):
    def answer(self, view):
        return None


class Babbles(Wrong):
    def answer(self, view):
        return "hello"


class Unmade:
    def __init__(self):
        raise RuntimeError("not today")

    def move(self, view):
        return None


class Nothing:
    pass
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module of its own name in the current folder."""
    name = f"players_of_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield name
    sys.modules.pop(name, None)


def test_names_of_levels_are_never_taken_for_modules() -> None:
    assert is_custom("mymodule:MyBot")
    assert is_custom("my.module:Bots.Best")
    assert not any(is_custom(level) for level in ("expert", "expert:500", "expert:0.3s", "cheater:5", "a:", ":b", "x"))


def test_a_player_from_the_current_folder_plays(module: str) -> None:
    line_up = f"{module}:Any,beginner,random"
    first = run("simulate", "oldchapix", "--bots", line_up, "--hands", "5", "--seed", "1")
    assert first.code == 0, first.err
    assert f"{module}:Any" in first.out
    again = run("simulate", "oldchapix", "--bots", line_up, "--hands", "5", "--seed", "1", "--jobs", "2")
    assert again.out == first.out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Illegal", "it played Z"),
        ("Raises", "RuntimeError: I gave up (players_of_"),
        ("Idle", "it made no move in its turn"),
        ("Babbles", 'it answered "hello"'),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_failure_is_named_with_its_deal_and_the_deals_before_it_count(
    module: str, name: str, said: str, jobs: str
) -> None:
    """Deal 3 is the first that plays hand 3, so that the two before it are whole."""
    ran = run("simulate", "oldchapix", "--bots", f"{module}:{name},random,random", "--hands", "5", "--jobs", jobs)
    assert ran.code == 1
    assert "2 deals, each played 3 times" in ran.out
    complaint = ran.err.splitlines()[-1]
    assert complaint.startswith(f"Deal 3, rotation 1, seat 1, {module}:{name}: ")
    assert said in complaint
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("nowhere_at_all:Bot", "there is no module nowhere_at_all"),
        ("MODULE:Missing", "has no Missing"),
        ("MODULE:Nothing", "is not a player"),
        ("MODULE:Unmade", "cannot be made: RuntimeError: not today"),
        ("json:loads", "is not a player"),
    ],
)
def test_missing_parts_are_named_before_anything_is_played(module: str, named: str, said: str) -> None:
    player = named.replace("MODULE", module)
    ran = run("simulate", "oldchapix", "--bots", f"{player},random,random")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    french = run("simulate", "oldchapix", "--bots", f"{player},random,random", "--lang", "fr")
    assert french.code == 2
    assert french.err != ran.err


@pytest.mark.usefixtures("module")
def test_a_module_with_a_mistake_is_named(tmp_path: Path) -> None:
    (tmp_path / "mistaken_module.py").write_text("1 / 0\n")
    ran = run("simulate", "oldchapix", "--bots", "mistaken_module:Bot,random,random")
    assert ran.code == 2
    assert "mistaken_module cannot be imported: ZeroDivisionError: division by zero (mistaken_module.py:1)" in ran.err


def test_a_series_of_other_code_is_not_resumed(module: str, tmp_path: Path) -> None:
    command = ("simulate", "oldchapix", "--bots", f"{module}:Any,random,random", "--hands", "2", "--resume", "kept")
    assert run(*command).code == 0
    sys.modules.pop(module)
    source = tmp_path / f"{module}.py"
    source.write_text(source.read_text() + "\n# Another thought.\n")
    ran = run(*command)
    assert ran.code == 2
    assert "version" in ran.err


class Watched:
    """Plays at random, and looks whether it was given too much."""

    asked = 0

    def move(self, view: toutilix.View) -> toutilix.Move | None:
        assert isinstance(view, toutilix.View)
        assert not holds_a_state(view)
        hidden = [event for act in view.acts for event in act.events if event.id == "engine.dealt"]
        assert all(("??" in event["cards"]) == (event.seat != view.seat) for event in hidden)
        Watched.asked += 1
        return view.random_move(Watched.asked) if view.my_turn else None


@pytest.mark.parametrize("game", toutilix.GAMES)
def test_classes_objects_and_levels_are_players_in_python(game: str, tmp_path: Path) -> None:
    players: list[toutilix.Player | type[toutilix.Player] | str] = [Watched, Watched(), toutilix.player("random")]
    done = toutilix.simulate(game, players, hands=2, seed=5)
    assert Watched.asked > 20
    assert done.players[2] == "random"
    assert len(done.points) == 3
    assert len(done.rows()) == 3 * done.hands
    assert str(done).startswith(game.capitalize())
    done.plot(tmp_path / "points.svg")
    assert (tmp_path / "points.svg").stat().st_size > 1000
    same = toutilix.simulate(game, ["beginner", "random", "random"], hands=2, seed=5)
    assert toutilix.simulate(game, ["beginner", "random", "random"], hands=2, seed=same.seed).rows() == same.rows()


def test_wrong_line_ups_are_told() -> None:
    for first in ("god", 3, "nowhere:X"):
        with pytest.raises(toutilix.InvalidInput):
            toutilix.simulate("oldchapix", [first, "random", "random"])  # type: ignore[list-item]
    for players in (1, 0, 9):
        with pytest.raises(toutilix.InvalidInput):
            toutilix.simulate("oldchapix", ["random"] * players)
    with pytest.raises(toutilix.PlayerFailed, match="Deal 1, rotation 1, seat 1"):
        toutilix.simulate("oldchapix", [Mute(), "random", "random"], hands=1)


class Mute:
    def move(self, view: toutilix.View) -> None:
        return None
