"""Rummylix on screens: runs and their open ends, what the latest act moved; and views that are sent elsewhere."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tests.games.on_screen import laid_out, play, shown
from tests.games.rummylix_table import turn
from toutilix.cards import read_card
from toutilix.engine.act import HandActs
from toutilix.engine.facts import Fact, document
from toutilix.engine.match import Match
from toutilix.engine.view import SPECTATOR
from toutilix.games import find
from toutilix.words import Words

KIND = find("rummylix")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DEAL = "Mp * Nb Op Pb Qp ! Zp / Lb Rb Ab Bb Cb Db Eb Fb / Tp Xb Qb Ub Vb Wb Yb Jp Kb Gb Hb Ib"


def dealt(deal: str = DEAL) -> Match:
    return laid_out(KIND, deal, 2)


def arrived(match: Match) -> dict[str, Any]:
    """The arrivals of the latest act that are not empty."""
    return {name: came for name, came in shown(match)["arrivals"].items() if came and name != "act"}


def at_run(run: int, seat: int, letter: str | None = None, side: str | None = None) -> dict[str, object]:
    return {"run": run, "seat": seat, "letter": letter, "side": side}


class TestReadingsAtARun:
    def at(self, run: int, cards: str, *runs: str, hand: str = "Hp Lp * ! Zb") -> tuple[list[str], str | None]:
        _, state = KIND.read_position(turn(hand, runs=runs))
        view = state.view(0)
        readings = KIND.screen.readings_at(view, KIND.notation.read_cards(cards, "cards"), run - 1)
        moves = [KIND.notation.write_move(move) for move in readings.moves]
        return moves, readings.refusal.id if readings.refusal is not None else None

    def test_only_what_goes_to_that_run(self) -> None:
        runs = ("1: Ip Jp *K", "2: Mp Np Op")
        assert self.at(1, "Lp", *runs) == (["add Lp 1"], None)
        assert self.at(2, "Lp", *runs) == (["add Lp 2"], None)
        assert self.at(2, "!", *runs)[0] == []
        assert self.at(1, "*", *runs) == (["add *H 1", "add *L 1"], None)

    def test_why_a_card_does_not_go_there(self) -> None:
        assert self.at(1, "Zb", "1: Ip Jp *K") == ([], "rummylix.does_not_fit")
        assert self.at(1, "Lp", "1: Ip Jp *K !") == ([], "rummylix.closed_end")
        assert self.at(1, "!", "2: Ip Jp *K") == ([], "rummylix.not_your_run")
        assert self.at(3, "Lp", "1: Ip Jp *K") == ([], "rummylix.no_such_run")

    def test_cards_that_go_elsewhere_have_no_reason(self) -> None:
        assert self.at(1, "*", "1: ! Ip Jp Kp !", hand="* Zb")[1] is None
        assert self.at(1, "Dp Ep Fp", "1: Ip Jp Kp", hand="Dp Ep Fp Zb") == ([], None)


class TestRuns:
    def ends(self, run: str) -> dict[str, Any]:
        _, state = KIND.read_position(turn("Ap", runs=(run,)))
        table: dict[str, Any] = KIND.screen.write_table(state.view(0), HandActs(2))
        return dict(table["runs"][0]["ends"])

    def test_the_letters_that_fit_open_ends(self) -> None:
        assert self.ends("1: Ip Jp *K") == {"left": "H", "right": "L"}
        assert self.ends("1: Yp Zp Ap") == {"left": "X", "right": "B"}
        assert self.ends("1: Ap Bp Cp") == {"left": "Z", "right": "D"}

    def test_nothing_fits_a_firecracker_or_the_whole_alphabet(self) -> None:
        assert self.ends("1: ! Ip Jp Kp") == {"left": None, "right": "L"}
        assert self.ends("1: ! Ip Jp Kp !") == {"left": None, "right": None}
        assert self.ends("2: " + " ".join(f"{letter}p" for letter in LETTERS)) == {"left": None, "right": None}

    def test_a_run_is_shown_with_its_owner_and_cards(self) -> None:
        _, state = KIND.read_position(turn("Ap", runs=("2: Ip *J Kp !",)))
        table = KIND.screen.write_table(state.view(0), HandActs(2))
        assert table["runs"] == [
            {"owner": 2, "cards": ["Ip", "*J", "Kp"], "blocked": "right", "ends": {"left": "H", "right": None}}
        ]


class TestArrivals:
    def test_a_deal_brings_nothing(self) -> None:
        assert arrived(dealt()) == {}

    def test_arrivals_name_the_seat_that_drew_or_took(self) -> None:
        match = dealt()
        play(match, "draw")
        assert arrived(match) == {"drew": 1}
        match = dealt()
        play(match, "take")
        assert arrived(match) == {"took": {"seat": 1, "card": "Tp"}}

    def test_arrivals_at_the_runs(self) -> None:
        match = dealt()
        play(match, "take", "lay M *N O P Q")
        assert arrived(match) == {"runs": [at_run(1, 1, letter) for letter in "MNOPQ"]}
        play(match, "swap N 1")
        assert arrived(match) == {"runs": [at_run(1, 1, "N")]}
        play(match, "add *L 1")
        assert arrived(match) == {"runs": [at_run(1, 1, "L")]}
        play(match, "block 1 left")
        assert arrived(match) == {"runs": [at_run(1, 1, side="left")]}
        play(match, "discard T")
        assert arrived(match) == {"discarded": 1}
        play(match, "take", "lay A B C D E", "add R 1")
        assert arrived(match) == {"runs": [at_run(1, 2, "R")]}

    def test_the_number_of_the_act_tells_arrivals_apart(self) -> None:
        match = dealt()
        numbers = [shown(match)["arrivals"]["act"]]
        for move in ("take", "discard T", "take", "discard T"):
            play(match, move)
            numbers.append(shown(match)["arrivals"]["act"])
        assert numbers == sorted(set(numbers))

    def test_an_act_taken_back_is_gone(self) -> None:
        match = dealt()
        play(match, "take")
        before = shown(match)
        play(match, "lay M *N O P Q")
        match.undo(0)
        assert shown(match) == before


class TestLatestTurn:
    def latest(self, match: Match) -> list[tuple[int, int | None, str]]:
        return [(put["seat"], put["run"], " ".join(put["cards"])) for put in shown(match)["latest_turn"]]

    def test_all_that_one_player_put_down_in_one_turn(self) -> None:
        match = dealt()
        assert self.latest(match) == []
        play(match, "take", "lay M *N O P Q", "swap N 1", "add *L 1", "block 1 left", "discard T")
        laid = [(1, 1, "Mp *N Op Pb Qp"), (1, 1, "Nb"), (1, 1, "*L"), (1, 1, "!"), (1, None, "Tp")]
        assert self.latest(match) == laid
        ways = [(put["how"], put["side"]) for put in shown(match)["latest_turn"]]
        ends = [("placed", "left"), ("blocked", "left")]
        assert ways == [("laid", None), ("swapped", None), *ends, ("discarded", None)]
        play(match, "take")
        assert self.latest(match) == laid
        play(match, "lay A B C D E")
        assert self.latest(match) == [(2, 2, "Ab Bb Cb Db Eb")]

    def test_a_star_that_removes_a_firecracker(self) -> None:
        match = dealt()
        play(match, "take", "lay M N O P Q", "block 1 left", "unblock 1 left")
        assert self.latest(match)[1:] == [(1, 1, "!"), (1, 1, "*")]


class TestMoves:
    def written(self, text: str) -> dict[str, object]:
        move = KIND.screen.write_move(KIND.notation.read_move(text))
        return {name: value for name, value in move.items() if name not in ("text", "key")}

    def test_moves_are_written_with_their_fields(self) -> None:
        assert self.written("draw") == {"verb": "draw", "cards": []}
        assert self.written("take") == {"verb": "take", "cards": []}
        lay = {"verb": "lay", "groups": [["Gp", "*H", "Ip"], ["K", "L", "M"]]}
        assert self.written("lay Gp *H Ip + K L M") == {**lay, "cards": ["Gp", "*H", "Ip", "K", "L", "M"]}
        assert self.written("add R 2") == {"verb": "add", "card": "R", "run": 2, "cards": ["R"]}
        assert self.written("add R 2 left")["side"] == "left"
        assert self.written("swap K 1") == {"verb": "swap", "card": "K", "run": 1, "cards": ["K"]}
        assert self.written("block 2 left") == {"verb": "block", "run": 2, "side": "left", "cards": ["!"]}
        assert self.written("unblock 2 right") == {"verb": "unblock", "run": 2, "side": "right", "cards": ["*"]}
        assert self.written("discard *") == {"verb": "discard", "card": "*", "cards": ["*"]}

    def offered(self, *runs: str, card: str) -> list[tuple[object, object]]:
        _, state = KIND.read_position(turn("Ab Hb Lb * Zp", runs=runs))
        view = state.view(0)
        moves = view.readings(vec[i64]([read_card(card)])).moves
        offers = [KIND.screen.offer(view, move) for move in moves]
        return [(offer["run"], offer["side"]) for offer in offers if offer["verb"] == "add"]

    def test_a_card_offered_to_a_run_says_at_which_end(self) -> None:
        assert self.offered("2: Ip Jp Kp", card="Hb") == [(1, "left")]
        assert self.offered("2: Ip Jp Kp", card="Lb") == [(1, "right")]
        assert self.offered("2: Ip Jp Kp", card="*") == [(1, "left"), (1, "right")]

    def test_the_26th_letter_is_offered_where_it_fits(self) -> None:
        nearly = " ".join(f"{letter}p" for letter in LETTERS[1:])
        assert self.offered(f"2: {nearly}", card="Ab") == [(1, "left"), (1, "right")]
        assert self.offered(f"2: ! {nearly}", card="Ab") == [(1, "right")]


class TestWords:
    def said(self, facts: list[Fact]) -> list[str]:
        return [Words("en", ["Ada", "Bob"], you=0, short=True).fact(fact) for fact in facts]

    def test_the_situation_of_the_seat_in_turn(self) -> None:
        def situation(**fields: object) -> list[str]:
            _, state = KIND.read_position(turn("Ap Zb", runs=("1: Kp Lp Mp",), **fields))
            return [fact.id for fact in KIND.screen.situation(state.view(0))]

        assert situation(step="draw") == ["table.rummylix_draw"]
        assert situation() == ["table.rummylix_play"]
        assert situation(opened=[False, False]) == ["table.rummylix_open"]
        assert situation(star_to_place=True) == ["table.rummylix_place_star"]
        assert situation(over="hand", turn=None) == []

    def test_runs_and_piles(self) -> None:
        position = turn("Ap Zb", runs=("1: Kp *L Mp", "2: ! Ap Bp Cp", "2: ! Ep Fp Gp !"), removed="* !", stock="Rp")
        _, state = KIND.read_position(position)
        sections = KIND.screen.describe(state.view(0), HandActs(2))
        assert [section.title.id for section in sections] == ["page.text_step", "page.text_runs", "page.text_piles"]
        assert self.said(sections[1].lines) == [
            "Your run 1: Kp *L Mp.",
            "Bob’s run 2: Ap Bp Cp, blocked on the left.",
            "Bob’s run 3: Ep Fp Gp, blocked at both ends.",
        ]
        assert self.said(sections[2].lines) == [
            "The draw pile has one card. The discard pile has one card, Kp.",
            "Out of the game: * !.",
        ]
        others = KIND.screen.describe(state.view(1), HandActs(2))
        assert [section.title.id for section in others] == ["page.text_runs", "page.text_piles"]

    def test_a_players_place(self) -> None:
        _, state = KIND.read_position(turn("Zp", "Ab Bb", opened=[True, False], options={"refill": "never"}))
        state.play(0, KIND.notation.read_move("discard Z"))
        view = state.view(SPECTATOR)
        told = [[document(fact) for fact in KIND.screen.describe_seat(view, HandActs(2), seat)] for seat in (0, 1)]
        assert told == [
            [{"id": "page.rummylix_opened", "seat": 1}],
            [{"id": "page.rummylix_not_opened", "seat": 2}, {"id": "table.rummylix_shown", "cards": ["Ab", "Bb"]}],
        ]
