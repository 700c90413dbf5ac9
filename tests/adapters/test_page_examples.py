"""Every block of Python on docs/adapters.md runs."""

import re

import pytest
from tools.adapters_page import PAGE
from tools.bench.page import DOCS

BLOCKS = re.findall(r"```python\n(.*?)```", (DOCS / PAGE).read_text("utf-8"), re.DOTALL)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_runs(block: str) -> None:
    names: dict[str, object] = {}
    exec(compile(block, PAGE, "exec"), names)
    assert "env" in names


def test_there_are_blocks() -> None:
    assert len(BLOCKS) >= 3
