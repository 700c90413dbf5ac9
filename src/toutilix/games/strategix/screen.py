"""Strategix on screen."""

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, STAR, UNSEEN, card_text
from toutilix.engine.act import HandActs
from toutilix.engine.facts import Fact, FactType, card_or_none, card_texts, grouped_texts, one
from toutilix.engine.highlights import Highlight
from toutilix.engine.moves import GROUP_END, Move
from toutilix.engine.notation import Document, seat_number
from toutilix.engine.screen import Screen, Section, Verb
from toutilix.engine.view import NO_SEAT
from toutilix.games.strategix.combinations import tally_of
from toutilix.games.strategix.events import (
    FIRECRACKER_THROWN,
    FOLLOWED,
    GAVE_BEST,
    GAVE_LOWEST,
    LED,
    LOST_TURN,
    PASSED,
    ROUND_WON,
)
from toutilix.games.strategix.hands import take
from toutilix.games.strategix.highlights import highlights
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.shown import ShownStrategixOwn, ShownStrategixTable
from toutilix.games.strategix.suggestions import suggested
from toutilix.games.strategix.table import BADLUCKIX, FREE, LUCKYLIX, NO_PLACE, PLACES, PLAY, THROW, VOLUNTARY_PASSES

LEAD = FactType("table.strategix_lead")
EXCHANGE_COMES = FactType("table.strategix_exchange_comes", "lucky:seat bad:seat")
NOTHING = FactType("table.strategix_nothing")
FOLLOW = FactType("table.strategix_follow", "seat groups")
AFTER_FIRECRACKER = FactType("table.strategix_after_firecracker", "seat groups")
PASS_LEFT = FactType("table.strategix_pass_left")
PASS_USED = FactType("table.strategix_pass_used")
SET_ASIDE = FactType("table.strategix_played", "played boxed")
SET_ASIDE_CARDS = FactType("table.strategix_played_cards", "cards")
FOLLOW_TITLE = FactType("page.text_to_follow")
ROUND_TITLE = FactType("page.text_round")
BESIDES_TITLE = FactType("page.text_besides")
PLACE = FactType("strategix.place", "place")
WINNER = FactType("page.strategix_winner")
OWNER = FactType("page.strategix_owner")
DID = {did: FactType(f"page.strategix_{did}") for did in ("threw", "passed", "lost")}

DID_BY_EVENT = {LED: "played", FOLLOWED: "played", FIRECRACKER_THROWN: "threw", PASSED: "passed", LOST_TURN: "lost"}


class StrategixScreen(Screen[StrategixView]):
    table_type = ShownStrategixTable
    own_type = ShownStrategixOwn
    verbs = (Verb("play", ("groups",)), Verb("throw"), Verb("pass"))

    def write_table(self, view: StrategixView, hand: HandActs) -> Document:
        table = view.table
        shown = self.common_table(view, hand)
        round = round_shown(view, hand)
        exchanged = exchange_shown(hand)
        shown["combination"] = None if table.combination is None else grouped_texts(table.combination.letters())
        shown["owner"] = seat_number(table.owner)
        shown["after_firecracker"] = table.after_firecracker
        shown["round"] = {
            "plays": [
                {
                    "key": number,
                    "seat": play.seat + 1,
                    "groups": grouped_texts(play.cards) if play.type is not FIRECRACKER_THROWN else [["!"]],
                    "thrown": play.type is FIRECRACKER_THROWN,
                }
                for number, play in round.plays
            ],
            "winner": seat_number(round.winner),
        }
        shown["did"] = round.did
        shown["exchange"] = None
        if exchanged is not None:
            lucky, bad, fresh = exchanged
            shown["exchange"] = {"lucky": lucky + 1, "bad": bad + 1, "fresh": fresh}
        shown["places"] = [None if place == NO_PLACE else PLACES[place] for place in table.places]
        shown["named"] = [seat + 1 for seat in table.named]
        shown["played"] = card_texts(table.played)
        shown["boxed"] = table.boxed
        return shown

    def write_own(self, view: StrategixView) -> Document:
        own = super().write_own(view)
        own["passes_left"] = passes_left(view)
        own["gave"] = card_or_none(view.own.gave)
        own["got"] = card_or_none(view.own.got)
        return own

    def cards_of(self, move: Move) -> list[str]:
        return ["!"] if move.verb == THROW else super().cards_of(move)

    def offer(self, view: StrategixView, move: Move) -> Document:
        """`cards` are the very cards that would leave the hand, also where the move names no colours."""
        offered = super().offer(view, move)
        if move.verb == PLAY:
            leaving = take(view.own.cards[:], move.groups)
            offered["cards"] = [card_text(card) for card in leaving if card != GROUP_END]
        return offered

    def suggestions(self, view: StrategixView) -> list[Move]:
        plays = suggested(tally_of(view.own.cards), view.table.combination)
        return [move for play in plays if view.refusal(move := Move(PLAY, groups=play)) is None]

    def coming(self, view: StrategixView) -> Fact | None:
        """S12: Luckylix and Badluckix exchange cards before the next hand."""
        table = view.table
        lucky = table.seat_in(LUCKYLIX)
        bad = table.named[0] if len(table.named) else table.seat_in(BADLUCKIX)
        return None if NO_SEAT in (lucky, bad) else Fact(EXCHANGE_COMES, lucky, bad)

    def highlights(self, view: StrategixView, hand: HandActs) -> Iterable[Highlight]:
        return highlights(hand)

    def forced(self, view: StrategixView, only: Move) -> bool:
        """A leader with one card left has to play it. Never a pass: it would tell that the seat cannot follow."""
        return bool(view.table.combination is None and view.table.counts[view.seat] == 1)

    def situation(self, view: StrategixView) -> list[Fact]:
        return [to_follow(view)]

    def describe(self, view: StrategixView, hand: HandActs) -> list[Section]:
        round = round_shown(view, hand)
        lines = [to_follow(view)]
        if round.winner != NO_SEAT:
            lines.insert(0, Fact(ROUND_WON, round.winner))
        left = passes_left(view)
        if view.table.combination is not None and view.seat == view.table.turn and left is not None:
            lines.append(Fact(PASS_LEFT if left else PASS_USED))
        sections = [
            Section(Fact(FOLLOW_TITLE), lines),
            Section(Fact(ROUND_TITLE), [play for _, play in round.plays], quiet=True),
            Section(Fact(BESIDES_TITLE), exchange_lines(view, hand) + set_aside(view), quiet=True),
        ]
        return [section for section in sections if section.lines]

    def describe_seat(self, view: StrategixView, hand: HandActs, seat: int) -> list[Fact]:
        """The place won in this hand, and how the seat stands in the round: its play lies in the middle."""
        table = view.table
        round = round_shown(view, hand)
        lines: list[Fact] = []
        if table.places[seat] != NO_PLACE:
            lines.append(Fact(PLACE, table.places[seat]))
        if round.winner == seat:
            lines.append(Fact(WINNER))
        elif table.owner == seat:
            lines.append(Fact(OWNER))
        did = round.did[seat]
        if did in DID:
            lines.append(Fact(DID[did]))
        return lines


@final
class RoundShown:
    """The `plays` with the numbers of their acts, what each seat `did` latest, and the `winner` or NO_SEAT."""

    def __init__(self, plays: list[tuple[int, Fact]], did: list[str | None], winner: i64) -> None:
        self.plays: Final = plays
        self.did: Final = did
        self.winner: Final = winner


def round_shown(view: StrategixView, hand: HandActs) -> RoundShown:
    """The round being played or, until somebody leads, the one before."""
    plays: list[tuple[int, Fact]] = []
    did: list[str | None] = [None] * int(view.table.players)
    winner: i64 = NO_SEAT
    for act in reversed(hand.acts):
        for event in reversed(act.events):
            if event.type is ROUND_WON and not plays:
                winner = event.seat
            doing = DID_BY_EVENT.get(event.type)
            if doing is None:
                continue
            if did[event.seat] is None:
                did[event.seat] = doing
            if doing in ("played", "threw"):
                plays.append((act.number, event))
        if plays and plays[-1][1].type is LED:
            break
    combination = view.table.combination
    if not hand.acts and combination is not None:
        # Of a position without its past only the letters are known.
        plays.append((0, Fact(LED, view.table.owner, cards=combination.letters())))
    turn = view.table.turn
    if turn != NO_SEAT and did[turn] == "lost":
        did[turn] = None
    return RoundShown(plays[::-1], did, winner)


def exchange_shown(hand: HandActs) -> tuple[int, int, bool] | None:
    """Luckylix, Badluckix, and whether the first round is still being played."""
    for event in hand.acts[0].events if hand.acts else ():
        if event.type is GAVE_LOWEST:
            fresh = not any(later.type is ROUND_WON for act in hand.acts for later in act.events)
            return int(event.seat), event["receiver"], fresh
    return None


def exchange_lines(view: StrategixView, hand: HandActs) -> list[Fact]:
    """The two gifts, with the cards where this seat gave or got them."""
    exchanged = exchange_shown(hand)
    if exchanged is None:
        return []
    lucky, bad, _ = exchanged
    low = best = UNSEEN
    if view.seat == lucky:
        low, best = view.own.gave, view.own.got
    elif view.seat == bad:
        low, best = view.own.got, view.own.gave
    return [Fact(GAVE_LOWEST, lucky, bad, cards=one(low)), Fact(GAVE_BEST, bad, lucky, cards=one(best))]


def set_aside(view: StrategixView) -> list[Fact]:
    """How many cards are out of the game, and which; sorted by letter, for counting."""
    table = view.table
    if not len(table.played):
        return [Fact(SET_ASIDE, 0, table.boxed)] if table.boxed else []
    cards = vec[i64](sorted(table.played, key=by_letter))
    return [Fact(SET_ASIDE, len(cards), table.boxed), Fact(SET_ASIDE_CARDS, cards=cards)]


def by_letter(card: i64) -> tuple[i64, i64]:
    return (card % ALPHABET if card < STAR else card, card)


def to_follow(view: StrategixView) -> Fact:
    table = view.table
    if table.combination is None:
        return Fact(LEAD if table.turn == view.seat and view.seat >= 0 else NOTHING)
    type = AFTER_FIRECRACKER if table.after_firecracker else FOLLOW
    return Fact(type, table.owner, cards=table.combination.letters())


def passes_left(view: StrategixView) -> int | None:
    """How many free passes this seat has left; None: as many as it likes."""
    if view.game.voluntary_pass == FREE:
        return None
    return max(0, int(VOLUNTARY_PASSES - view.own.passes_used))
