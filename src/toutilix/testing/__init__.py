"""The conformance suite for games: the laws that every game must keep.

    python -m toutilix.testing sowix              one of the games on the list
    python -m toutilix.testing mypackage.newix    the package of a game, whose KIND it checks

or in a test of your own:

    @pytest.mark.parametrize(("check", "case"), toutilix.testing.checks(KIND), ids=str)
    def test_my_game(check, case):
        check(case)

Each check plays whole random matches at one table of the game, a number of players with some options, and raises
AssertionError where a law is broken. docs/adding-a-game.md says what a game has to have. For readable failures in
pytest: `pytest.register_assert_rewrite("toutilix.testing")` before the import.
"""

from toutilix.testing.suite import CHECKS, Check, checks
from toutilix.testing.walks import Case, cases_of

__all__ = ["CHECKS", "Case", "Check", "cases_of", "checks"]
