"""`make steady` must find every failure, and leave nothing running."""

from tools.steady import busy_cores, groups, results

REPORT = """<testsuites><testsuite>
  <testcase classname="tests.e2e.test_a" name="test_good"/>
  <testcase classname="tests.e2e.test_a" name="test_wrong[1]"><failure message="no"/></testcase>
  <testcase classname="tests.e2e.test_a" name="test_wrong[1]"><error message="nor its end"/></testcase>
  <testcase classname="" name="tests.e2e.test_b"><error message="collection"/></testcase>
  <testcase classname="tests.e2e.test_a" name="test_elsewhere"><skipped message="later"/></testcase>
</testsuite></testsuites>"""


def test_failures_errors_and_what_could_not_be_read_are_named() -> None:
    assert results(REPORT) == (1, ["tests.e2e.test_a::test_wrong[1]", "tests.e2e.test_b"])


def test_the_browser_has_a_process_of_its_own() -> None:
    assert groups(["tests/e2e", "tests/server"]) == [["tests/server"], ["tests/e2e"]]
    assert groups(["tests/e2e/test_replay.py"]) == [["tests/e2e/test_replay.py"]]


def test_cores_are_kept_busy_only_inside() -> None:
    with busy_cores() as spinning:
        assert spinning
        assert all(process.poll() is None for process in spinning)
    assert all(process.poll() is not None for process in spinning)
