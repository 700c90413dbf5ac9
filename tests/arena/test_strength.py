"""The strength table: nothing is missing, cells stop when they should, and nobody's clock or interrupt changes it."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.arena.samples import deal_of
from toutilix.arena.cells import Cell, Duel, Growth, LineUp, Share, cells_of, steps
from toutilix.arena.crew import LocalCrew
from toutilix.arena.deal_file import DealFile, stored_series
from toutilix.arena.deals import Played, Series
from toutilix.arena.plots import FORMATS
from toutilix.arena.statistics import Estimate, estimate
from toutilix.arena.strength import GapClosed, Grown, Lead, Row, Terms, as_json, play_cell, stored_seed
from toutilix.arena.strength_plot import StrengthLabels, draw
from toutilix.bots.roster import bots_of
from toutilix.games import GAMES, find

SEED = f"{7:064x}"
NAMES = [kind.name for kind in GAMES]
QUICK = LineUp("oldchapix", 3, "regular", "beginner")
EXPERT = LineUp("rummylix", 2, "expert:5", "regular")
CHEATER = LineUp("rummylix", 2, "cheater:5", "regular")


def terms_of(folder: Path, jobs: int = 1) -> Terms:
    return Terms(folder, SEED, "test", LocalCrew(jobs))


def play(cell: Cell, folder: Path, jobs: int = 1) -> Row:
    return play_cell(cell, terms_of(folder, jobs), lambda _: None)


def keep(folder: Path, line_up: LineUp, played: Sequence[Played]) -> None:
    """Put deals into the folder as if they had been played."""
    kind = find(line_up.game)
    series = Series(line_up.game, line_up.bots, kind.settings(kind.game(line_up.players)), SEED, "test")
    with DealFile(folder / line_up.file_name, series) as store:
        for deal in played:
            store.add(deal)


def deals_with(leads: Sequence[int]) -> list[Played]:
    """Deals of two players in which the level is this many points ahead, in both rotations."""
    return [deal_of(number, (lead, 0), (0, lead)) for number, lead in enumerate(leads)]


# --- the cells -------------------------------------------------------------------------------------------------------


def test_every_table_of_every_game_is_in() -> None:
    cells = cells_of(NAMES, 200, 0.3)
    leads = [cell.line_up for cell in cells if isinstance(cell, Duel)]
    for kind in GAMES:
        for players in range(kind.fewest, kind.most + 1):
            assert LineUp(kind.name, players, "regular", "beginner") in leads
            assert LineUp(kind.name, players, "expert:200", "regular") in leads
    clocks = [(line_up.game, line_up.players) for line_up in leads if line_up.level == "expert:0.3s"]
    assert clocks == [("oldchapix", 4), ("strategix", 3), ("sowix", 2), ("rummylix", 3)]
    bounds = [cell.cheater for cell in cells if isinstance(cell, Share)]
    assert {bound.game for bound in bounds if bound.level == "peeker:200"} == {"sowix", "rummylix"}
    shares = {(bound.game, bound.players) for bound in bounds if bound.level == "cheater:200"}
    assert {game for game, _ in shares} == set(NAMES)
    for name in ("oldchapix", "strategix"):
        kind = find(name)
        assert {(name, players) for players in range(kind.fewest, kind.most + 1)} <= shares
    assert len(cells) == len(set(cells)) == 16 + 16 + 4 + len(bounds)


def test_cells_can_be_sure_and_end_after_whole_rounds_of_contracts() -> None:
    for cell in cells_of(NAMES, 200, 0.3):
        for _, deals in steps(cell):
            assert deals >= 40
            assert deals % 5 == 0


def test_the_whole_table_is_expected_to_fit_in_90_minutes_of_two_processes() -> None:
    cells = cells_of(NAMES, 200, 0.3)
    work = sum(line_up.deal_seconds * deals for cell in cells for line_up, deals in steps(cell))
    assert work <= 90 * 60 * 2


def test_only_some_games_other_budgets_and_few_deals() -> None:
    cells = cells_of(["sowix"], 50, 1.5, most=2)
    assert {line_up.game for cell in cells for line_up, _ in steps(cell)} == {"sowix"}
    assert {deals for cell in cells for _, deals in steps(cell)} == {2}
    levels = {line_up.level for cell in cells for line_up, _ in steps(cell)}
    assert levels == {"regular", "expert:50", "cheater:50", "peeker:50", "expert:1.5s"}


def test_growth_is_measured_where_it_is_asked_for() -> None:
    assert not any(isinstance(cell, Growth) for cell in cells_of(NAMES, 200, 0.3))
    grown = [cell for cell in cells_of(NAMES, 200, 0.3, times=[0.1, 3]) if isinstance(cell, Growth)]
    assert [cell.line_ups[0].game for cell in grown] == NAMES
    assert [line_up.level for line_up in grown[0].line_ups] == ["expert:0.1s", "expert:3s"]
    assert [deals for _, deals in steps(grown[0])] == [40, 40]


def test_every_line_up_has_a_file_of_its_own() -> None:
    line_ups = {line_up for cell in cells_of(NAMES, 200, 0.3) for line_up, _ in steps(cell)}
    assert len({line_up.file_name for line_up in line_ups}) == len(line_ups)
    assert not any(":" in line_up.file_name for line_up in line_ups)


def test_experts_take_longer() -> None:
    """The remaining time is computed from these."""
    for game in NAMES:
        scope = bots_of(game).scope
        assert scope is not None
        levels = ("regular", "expert:50", "expert:200")
        quick, some, more = (LineUp(game, scope.timed, level, "regular").deal_seconds for level in levels)
        assert 0 < quick < some < more
        clock = LineUp(game, scope.timed, "expert:0.3s", "regular").deal_seconds
        assert clock > 0.3 * scope.timed


# --- playing ---------------------------------------------------------------------------------------------------------


def test_neither_jobs_nor_interruptions_change_a_row(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("whole", "jobs", "interrupted")]
    for folder in folders:
        folder.mkdir()
    whole, in_jobs, interrupted = folders
    duel = Duel(QUICK, 5)
    row = play(duel, whole)
    assert play(duel, in_jobs, jobs=2) == row

    def interrupt(_: LineUp) -> None:
        raise KeyboardInterrupt

    for finished in range(1, 4):
        with pytest.raises(KeyboardInterrupt):
            play_cell(duel, terms_of(interrupted), interrupt)
        assert len((interrupted / QUICK.file_name).read_text().splitlines()) == 1 + finished
    assert play(duel, interrupted) == row
    kept = (interrupted / QUICK.file_name).read_bytes()
    assert kept == (whole / QUICK.file_name).read_bytes()
    assert play(duel, interrupted) == row
    assert (interrupted / QUICK.file_name).read_bytes() == kept


def test_expert_and_cheater_play_the_same_deals(tmp_path: Path) -> None:
    noted: list[str] = []
    row = play_cell(Share(EXPERT, CHEATER, 2), terms_of(tmp_path), lambda line_up: noted.append(line_up.level))
    assert isinstance(row, GapClosed)
    assert row.deals == 2
    assert noted == ["expert:5"] * 2 + ["cheater:5"] * 2
    kept = [stored_series(tmp_path / line_up.file_name) for line_up in (EXPERT, CHEATER)]
    assert [(series.seed, series.bots) for series in kept if series] == [(SEED, EXPERT.bots), (SEED, CHEATER.bots)]


def test_a_share_goes_on_from_the_deals_of_the_expert_s_duel(tmp_path: Path) -> None:
    keep(tmp_path, EXPERT, deals_with([3, 1]))
    noted: list[str] = []
    play_cell(Share(EXPERT, CHEATER, 2), terms_of(tmp_path), lambda line_up: noted.append(line_up.level))
    assert noted == ["cheater:5"] * 2


def test_a_cell_stops_at_a_look_when_it_is_sure(tmp_path: Path) -> None:
    leads = [5 + (-1) ** number for number in range(100)]
    keep(tmp_path, EXPERT, deals_with(leads))
    row = play(Duel(EXPERT, 90), tmp_path)
    assert isinstance(row, Lead)
    assert (row.deals, row.confidence, row.sure) == (40, 0.975, True)
    assert row.ahead == estimate(leads[:40], 0.025)


def test_a_cell_that_is_not_sure_ends_at_its_most_deals(tmp_path: Path) -> None:
    keep(tmp_path, EXPERT, deals_with([(-1) ** number for number in range(100)]))
    row = play(Duel(EXPERT, 80), tmp_path)
    assert isinstance(row, Lead)
    assert (row.deals, row.sure, row.worse) == (80, False, False)
    assert row.confidence == pytest.approx(1 - (0.05 - 0.05 / 2 - 0.05 / 6))


def test_a_level_that_is_surely_worse_is_not_called_better(tmp_path: Path) -> None:
    keep(tmp_path, EXPERT, deals_with([-5 + (-1) ** number for number in range(40)]))
    row = play(Duel(EXPERT, 90), tmp_path)
    assert isinstance(row, Lead)
    assert (row.deals, row.sure, row.worse) == (40, False, True)


def test_few_deals_prove_nothing(tmp_path: Path) -> None:
    keep(tmp_path, EXPERT, deals_with([5, 5, 5]))
    row = play(Duel(EXPERT, 3), tmp_path)
    assert isinstance(row, Lead)
    assert row.ahead == Estimate(5, 5, 5)
    assert not row.sure


def test_the_share_of_known_leads(tmp_path: Path) -> None:
    keep(tmp_path, EXPERT, deals_with([2, 4, 6, 8]))
    keep(tmp_path, CHEATER, deals_with([4, 8, 12, 16]))
    row = play(Share(EXPERT, CHEATER, 4), tmp_path)
    assert isinstance(row, GapClosed)
    assert (row.ahead.mean, row.cheater_ahead.mean, row.share.mean) == (5, 10, 0.5)
    assert [row.share.low, row.share.high] == pytest.approx([0.5, 0.5])


def test_the_seed_of_a_folder_is_found_again(tmp_path: Path) -> None:
    cells: list[Cell] = [Duel(QUICK, 40), Share(EXPERT, CHEATER, 40)]
    assert stored_seed(tmp_path, cells) is None
    keep(tmp_path, CHEATER, [])
    assert stored_seed(tmp_path, cells) == SEED


# --- telling ---------------------------------------------------------------------------------------------------------


LABELS = StrengthLabels(
    "Strength",
    str.title,
    lambda players: f"{players} players",
    "{} against {}".format,
    "a",
    "Shares",
    "b",
    "Growth",
    "seconds",
)
FASTER, SLOWER = (LineUp("sowix", 2, f"expert:{seconds}s", "regular") for seconds in (0.1, 3))
ROWS: list[Row] = [
    Lead(QUICK, 40, 0.975, Estimate(5, 4, 6)),
    Lead(EXPERT, 40, 0.975, Estimate(1, -4, 6)),
    GapClosed(
        EXPERT, CHEATER, 40, 0.95, Estimate(1, -4, 6), Estimate(2, -1, 5), Estimate(0.5, -float("inf"), float("inf"))
    ),
    Grown((FASTER, SLOWER), 40, 0.95, (Estimate(1, 0, 2), Estimate(3, 1, 5)), Estimate(2, 1, 3)),
]


@pytest.mark.parametrize("form", FORMATS)
def test_the_picture_is_the_same_each_time(form: str) -> None:
    assert draw(ROWS, LABELS, form) == draw(ROWS, LABELS, form)


def test_the_picture_shows_every_game_and_pair() -> None:
    text = draw(ROWS, LABELS, ".svg").decode()
    for label in (
        "Strength",
        "Oldchapix",
        "Rummylix",
        "3 players",
        "regular against beginner",
        "Shares",
        ">a<",
        ">b<",
        "Growth: Sowix",
        ">3<",
    ):
        assert label in text


def test_unbounded_ends_are_null_in_json(tmp_path: Path) -> None:
    assert b'"low": null,\n        "high": null' in as_json(ROWS, terms_of(tmp_path))
