"""Somebody who plays in a browser without a server."""

import json
from typing import Any

from tests.e2e.visitor import HAND, SETTLED, Visitor

BAR = ".device"
WISHES: dict[str, Any] = {
    game: {"pace": {"bots": "instant"}} for game in ("oldchapix", "strategix", "sowix", "rummylix")
}


class SiteVisitor(Visitor):
    """Opponents answer at once; at Oldchapix at another pace, where that is said."""

    def __init__(self, browser: Any, address: str, *, oldchapix: str = "instant", **context: Any) -> None:
        super().__init__(browser, address, **context)
        self.wishes = json.loads(json.dumps(WISHES))
        self.wishes["oldchapix"]["pace"]["bots"] = oldchapix
        self.wishes["sowix"]["options"] = {"target": 20}
        text = json.dumps(json.dumps(self.wishes))
        self.context.add_init_script(f"localStorage['toutilix.wishes'] ??= {text}")

    def wait_for_phase(self, phase: str) -> None:
        self.page.wait_for_function(
            f"phase => {SETTLED} && document.querySelector('{BAR}')?.dataset.phase === phase", arg=phase
        )

    def wait_until_kept(self) -> None:
        """The page can be opened without a connection from now on."""
        self.page.wait_for_function(f"() => document.querySelector('{BAR}')?.dataset.offline === 'true'")

    def come_for_good(self) -> None:
        self.open()
        self.wait_for_phase("ready")
        self.wait_until_kept()

    def set_pace(self, pace: str) -> None:
        """It was wished for before."""
        assert pace == "instant"

    def said(self) -> str:
        self.settle()
        return str(self.page.locator(f"{BAR} [role=status]").inner_text())

    def play_turns(self, most: int) -> int:
        """As hints advise; how many turns it were before the hand was over."""
        for turn in range(most):
            if not self.wait_for_turn():
                return turn
            self.do_as_advised()
        return most

    def play_match(self) -> int:
        """To the very end; how many hands it had."""
        hands = 0
        while True:
            self.play_turns(400)
            hands += 1
            more = self.page.get_by_role("button", name="Next hand")
            self.settle()
            if not more.count():
                return hands
            more.click()
            self.page.wait_for_selector(HAND)
