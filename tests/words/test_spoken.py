"""The page renders the same file (web/tests/words.test.ts): what it says is what is said here."""

from tests.words.spoken import FILE, written


def test_the_sentences_that_the_page_is_compared_with_are_those_of_today() -> None:
    assert FILE.read_text("utf-8") == written(), "run python -m tests.words.spoken"
