"""Every block of Python on docs/adapters.md runs, and so does the example for PettingZoo."""

import re
import runpy

import pytest
from tools.adapters_page import PAGE
from tools.bench.page import DOCS, ROOT

BLOCKS = re.findall(r"```python\n(.*?)```", (DOCS / PAGE).read_text("utf-8"), re.DOTALL)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_runs(block: str) -> None:
    names: dict[str, object] = {}
    exec(compile(block, PAGE, "exec"), names)
    assert "env" in names


def test_there_are_blocks() -> None:
    assert len(BLOCKS) >= 3


@pytest.mark.filterwarnings("ignore")
def test_the_example_is_short_and_plays_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    example = ROOT / "examples" / "pettingzoo_loop.py"
    assert len(example.read_text("utf-8").splitlines()) < 25
    runpy.run_path(str(example), run_name="__main__")
    told = capsys.readouterr().out
    points = [float(one) for one in re.findall(r"'seat_\d': (-?\d+\.\d)", told.partition("Points")[2])]
    assert sorted(points) == [-2.0, 0.0, 2.0]
