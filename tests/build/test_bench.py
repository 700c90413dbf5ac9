"""A benchmark that was cut off continues with what it has not measured yet."""

from pathlib import Path

from tools.bench.server.kept import Kept, build_of


def test_measurements_are_kept_for_the_build_that_was_measured(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "cluster.jsonl"
    Kept(file, "new").add("two nodes", 0, {"rate": 1.5})
    Kept(file, "old").add("two nodes", 0, {"rate": 2.5})
    Kept(file, "new").add("two nodes", 1, {"rate": 3.5})
    again = Kept(file, "new")
    assert [again.get("two nodes", repeat) for repeat in range(3)] == [{"rate": 1.5}, {"rate": 3.5}, None]
    assert again.get("one node", 0) is None
    assert Kept(file, "another").get("two nodes", 0) is None


def test_a_build_is_known_by_what_it_was_built_from(tmp_path: Path) -> None:
    program = tmp_path / "bin" / "toutilix"
    program.parent.mkdir()
    program.touch()
    without = build_of(program)
    (tmp_path / "built-from").write_text("a" * 64, "utf-8")
    assert build_of(program) != without
    assert build_of(program, program) == f"{'a' * 16} {'a' * 16}"
