"""A series gives the same result however many processes play it and however often it is interrupted."""

from pathlib import Path

import msgspec
import pytest

from tests.arena.samples import series_of
from toutilix.arena.deal_file import DealFile, stored_series
from toutilix.arena.deals import Played, Series
from toutilix.arena.series import play_series
from toutilix.arena.statistics import ALPHA
from toutilix.engine.errors import Malformed

SERIES = series_of("oldchapix", "beginner", "random", "random")
SURE = series_of("oldchapix", "beginner", "random", "random", seed=4)


@pytest.fixture(scope="module")
def whole() -> list[Played]:
    return play_series(SERIES, 6).played


def test_the_number_of_jobs_changes_nothing(whole: list[Played]) -> None:
    noted: list[Played] = []
    finished = play_series(SERIES, 6, jobs=2, note=noted.append)
    assert finished.played == noted == whole
    assert finished.alpha == ALPHA


def test_a_series_goes_on_where_it_stopped(whole: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    for deals in (2, 5, 6):
        with DealFile(path, SERIES) as store:
            assert store.played == whole[: len(store.played)]
            assert play_series(SERIES, deals, earlier=store.played, note=store.add).played == whole[:deals]
    with DealFile(path, SERIES) as store:
        assert store.played == whole
        assert play_series(SERIES, 3, earlier=store.played, note=store.add).played == whole[:3]
    assert stored_series(path) == SERIES
    assert len(path.read_text().splitlines()) == 7


def test_half_a_line_is_played_again(whole: list[Played], tmp_path: Path) -> None:
    path = stored(tmp_path, whole[:3])
    path.write_bytes(path.read_bytes()[:-20])
    with DealFile(path, SERIES) as store:
        assert store.played == whole[:2]
        play_series(SERIES, 3, earlier=store.played, note=store.add)
    with DealFile(path, SERIES) as store:
        assert store.played == whole[:3]


def test_half_a_first_line_is_begun_again(tmp_path: Path) -> None:
    path = stored(tmp_path, [])
    path.write_bytes(path.read_bytes()[:10])
    assert stored_series(path) is None
    with DealFile(path, SERIES) as store:
        assert store.played == []
    assert stored_series(path) == SERIES


@pytest.mark.parametrize(
    ("other", "fields"),
    [
        (series_of("sowix", "beginner", "random", "random"), "game"),
        (series_of("oldchapix", "random", "beginner", "random"), "bots"),
        (series_of("oldchapix", "beginner", "random", "random", seed=6), "seed"),
        (Series("oldchapix", SERIES.bots, {"youngest": 2}, SERIES.seed, "newer"), "options, version"),
    ],
)
def test_another_series_is_refused(other: Series, fields: str, whole: list[Played], tmp_path: Path) -> None:
    path = stored(tmp_path, whole[:1])
    before = path.read_bytes()
    with pytest.raises(Malformed) as refused:
        DealFile(path, other)
    assert refused.value.code == "arena.other_series"
    assert refused.value.arguments["fields"] == fields
    assert path.read_bytes() == before


@pytest.mark.parametrize("damage", ["order", "text", "points", "hands"])
def test_a_damaged_line_is_named(damage: str, whole: list[Played], tmp_path: Path) -> None:
    path = stored(tmp_path, whole[:3])
    lines = path.read_text().splitlines()
    if damage == "order":
        lines[2] = lines[3]
    elif damage == "text":
        lines[2] = "{"
    elif damage == "points":
        lines[2] = lines[2].replace('"points":[', '"points":[0,', 1)
    else:
        lines[2] = msgspec.json.encode(Played(1, whole[1].hands[:1])).decode()
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(Malformed) as refused:
        DealFile(path, SERIES)
    assert refused.value.code == "arena.damaged"
    assert refused.value.arguments["line"] == 3


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Dear diary\n")
    with pytest.raises(Malformed) as refused:
        DealFile(path, SERIES)
    assert refused.value.code == "arena.no_series"
    assert path.read_text() == "Dear diary\n"


def test_a_sure_series_stops_at_a_look_however_it_was_played() -> None:
    finished = play_series(SURE, 60, stop_when_sure=True)
    assert len(finished.played) == 30
    assert finished.alpha == ALPHA / 6
    assert play_series(SURE, 60, jobs=2, stop_when_sure=True, earlier=finished.played[:28]) == finished
    longer = play_series(SURE, 33, earlier=finished.played).played
    assert play_series(SURE, 60, stop_when_sure=True, earlier=longer) == finished


def test_equals_play_to_the_end() -> None:
    """Nothing is sure about one level; an end that is final uses up what the looks at 20 and 30 have left."""
    equals = series_of("sowix", "beginner", "beginner")
    finished = play_series(equals, 32, stop_when_sure=True)
    assert len(finished.played) == 32
    assert finished.alpha == ALPHA / 12
    final = play_series(equals, 32, stop_when_sure=True, final=True, earlier=finished.played)
    assert final.played == finished.played
    assert final.alpha == pytest.approx(ALPHA / 3)


def stored(folder: Path, played: list[Played]) -> Path:
    path = folder / "series.jsonl"
    with DealFile(path, SERIES) as store:
        for deal in played:
            store.add(deal)
    return path
