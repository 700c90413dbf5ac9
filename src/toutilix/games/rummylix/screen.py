"""Rummylix on screen."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import FIRECRACKER, LETTERS, NO_CARD, STAR, letter_of
from toutilix.engine.act import HandActs
from toutilix.engine.facts import Event, Fact, FactType, card_or_none, card_texts, one
from toutilix.engine.highlights import Highlight
from toutilix.engine.moves import LEFT, NO_CARDS, NO_SIDE, RIGHT, SIDES, Move
from toutilix.engine.notation import Document, seat_number
from toutilix.engine.screen import Screen, Section, Verb
from toutilix.engine.view import NO_SEAT, Readings
from toutilix.games.rummylix import runs
from toutilix.games.rummylix.events import ADDED, BLOCKED, DISCARDED, DREW, LAID, PLACED, SWAPPED, TOOK, UNBLOCKED
from toutilix.games.rummylix.highlights import highlights
from toutilix.games.rummylix.notation import STEPS
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.shown import ShownRummylixTable
from toutilix.games.rummylix.table import ADD, BLOCK, STEP_DRAW, SWAP, UNBLOCK

PUTTING_DOWN = (LAID, ADDED, SWAPPED, PLACED, BLOCKED, UNBLOCKED, DISCARDED)
"""The events with which a player puts down cards."""
AT_RUN = (ADD, SWAP, BLOCK, UNBLOCK)


PLACE_STAR = FactType("table.rummylix_place_star")
DRAW_OR_TAKE = FactType("table.rummylix_draw", "cards")
OPEN = FactType("table.rummylix_open")
PLAY = FactType("table.rummylix_play")
RUN = FactType("table.rummylix_run", "owner:seat run blocked:side cards")
NO_RUN = FactType("table.rummylix_no_run")
PILES = FactType("table.rummylix_piles", "stock discard cards")
REMOVED = FactType("table.rummylix_removed", "cards")
STEP_TITLE = FactType("page.text_step")
RUNS_TITLE = FactType("page.text_runs")
PILES_TITLE = FactType("page.text_piles")
HAS_OPENED = FactType("page.rummylix_opened", "seat")
HAS_NOT_OPENED = FactType("page.rummylix_not_opened", "seat")
LEFT_IN_HAND = FactType("table.rummylix_shown", "cards")


class RummylixScreen(Screen[RummylixView]):
    table_type = ShownRummylixTable
    verbs = (
        Verb("draw"),
        Verb("take"),
        Verb("lay", ("groups",)),
        Verb("add", ("card", "run", "side?")),
        Verb("swap", ("card", "run")),
        Verb("block", ("run", "side")),
        Verb("unblock", ("run", "side")),
        Verb("discard", ("card",)),
    )

    # --- the table ---

    def write_table(self, view: RummylixView, hand: HandActs) -> Document:
        table = view.table
        shown = self.common_table(view, hand)
        shown["step"] = STEPS[table.step]
        shown["stock"] = table.stock
        shown["discard"] = table.discard
        shown["top"] = card_or_none(table.top)
        shown["runs"] = [_write_run(run) for run in table.runs]
        shown["opened"] = [table.has_opened(seat) for seat in range(table.players)]
        shown["star_to_place"] = table.star_to_place
        shown["idle"] = table.idle
        shown["removed"] = card_texts(table.removed)
        shown["shown"] = [card_texts(cards) for cards in table.shown]
        shown["arrivals"] = _arrivals(hand)
        shown["latest_turn"] = [_put_down(event) for event in latest_turn(hand)]
        return shown

    def highlights(self, view: RummylixView, hand: HandActs) -> Iterable[Highlight]:
        return highlights(hand)

    def forced(self, view: RummylixView, only: Move) -> bool:
        """There is nothing to take; or a swapped star has one place to go, in runs that lie open."""
        return bool(view.table.step == STEP_DRAW or view.table.star_to_place)

    # --- moves ---

    def offer(self, view: RummylixView, move: Move) -> Document:
        """A card that is added always says at which end."""
        offered = super().offer(view, move)
        if move.verb == ADD and move.side == NO_SIDE:
            run = view.table.runs[move.number]
            offered = dict(offered)
            offered["side"] = SIDES[run.sides_for(letter_of(move.card)) & run.open_sides()]
        return offered

    def cards_of(self, move: Move) -> list[str]:
        if move.verb in (BLOCK, UNBLOCK):
            return card_texts(one(FIRECRACKER if move.verb == BLOCK else STAR))
        return super().cards_of(move)

    def readings_at(self, view: RummylixView, cards: vec[i64], run: int) -> Readings:
        """Why this run refuses a card that fits elsewhere."""
        readings = view.readings(cards)
        here = [move for move in readings.moves if move.verb in AT_RUN and move.number == run]
        if here or readings.refusal is not None or len(cards) != 1 or cards[0] == STAR:
            return Readings(here, readings.more, readings.refusal)
        blocks = cards[0] == FIRECRACKER
        tried = Move(BLOCK, number=run, side=RIGHT) if blocks else Move(ADD, cards[0], run)
        return Readings([], refusal=view.refusal(tried))

    # --- the table in words ---

    def situation(self, view: RummylixView) -> list[Fact]:
        table = view.table
        if table.turn == NO_SEAT:
            return []
        if table.star_to_place:
            return [Fact(PLACE_STAR)]
        if table.step == STEP_DRAW:
            return [Fact(DRAW_OR_TAKE, cards=_top(view))]
        return [Fact(PLAY if table.has_opened(table.turn) else OPEN)]

    def describe(self, view: RummylixView, hand: HandActs) -> list[Section]:
        table = view.table
        runs_lying = [
            Fact(RUN, run.owner, number, run.blocked, cards=run.cards) for number, run in enumerate(table.runs)
        ]
        piles = [Fact(PILES, table.stock, table.discard, cards=_top(view))]
        if len(table.removed):
            piles.append(Fact(REMOVED, cards=table.removed))
        sections = [
            Section(Fact(RUNS_TITLE), runs_lying or [Fact(NO_RUN)]),
            Section(Fact(PILES_TITLE), piles),
        ]
        if table.turn == view.seat >= 0:
            sections.insert(0, Section(Fact(STEP_TITLE), self.situation(view)))
        return sections

    def describe_seat(self, view: RummylixView, hand: HandActs, seat: int) -> list[Fact]:
        table = view.table
        lines = [Fact(HAS_OPENED if table.has_opened(seat) else HAS_NOT_OPENED, seat)]
        if len(table.shown) and len(table.shown[seat]):
            lines.append(Fact(LEFT_IN_HAND, cards=table.shown[seat]))
        return lines


def latest_turn(hand: HandActs) -> list[Event]:
    """All that was put down in the latest turn that put anything down: a turn is several acts."""
    found: list[Event] = []
    for act in reversed(hand.acts):
        put = [event for event in act.events if event.type in PUTTING_DOWN]
        if found and (not put or put[0].seat != found[0].seat):
            break
        found = put + found
    return found


def _put_down(event: Event) -> Document:
    if event.type in (BLOCKED, UNBLOCKED):
        cards = one(FIRECRACKER if event.type is BLOCKED else STAR)
    else:
        cards = event.cards[:1] if event.type is SWAPPED else event.cards
    run = None if event.type is DISCARDED else event["run"] + 1
    side = SIDES[event["side"]] if event.type in (ADDED, PLACED, BLOCKED, UNBLOCKED) else None
    how = event.type.id.removeprefix("rummylix.")
    return {"how": how, "seat": seat_number(event.seat), "run": run, "side": side, "cards": card_texts(cards)}


def _arrivals(hand: HandActs) -> Document:
    at_runs: list[Document] = []
    came: Document = {"act": 0, "runs": at_runs, "discarded": None, "drew": None, "took": None}
    if not hand.acts:
        return came
    came["act"] = hand.acts[-1].number
    for event in hand.acts[-1].events:
        seat = seat_number(event.seat)
        if event.type is BLOCKED:
            at_runs.append({"run": event["run"] + 1, "seat": seat, "letter": None, "side": SIDES[event["side"]]})
        elif event.type in (LAID, ADDED, SWAPPED, PLACED):
            cards = event.cards[:1] if event.type is SWAPPED else event.cards
            for card in cards:
                letter = LETTERS[letter_of(card)]
                at_runs.append({"run": event["run"] + 1, "seat": seat, "letter": letter, "side": None})
        elif event.type is DISCARDED:
            came["discarded"] = seat
        elif event.type is DREW:
            came["drew"] = seat
        elif event.type is TOOK:
            came["took"] = {"seat": seat, "card": card_texts(event.cards)[0]}
    return came


def _write_run(run: runs.Run) -> Document:
    sides = run.open_sides()
    return {
        "owner": seat_number(run.owner),
        "cards": card_texts(run.cards),
        "blocked": SIDES[run.blocked],
        "ends": {
            "left": LETTERS[run.letter_at(LEFT)] if sides & LEFT else None,
            "right": LETTERS[run.letter_at(RIGHT)] if sides & RIGHT else None,
        },
    }


def _top(view: RummylixView) -> vec[i64]:
    return NO_CARDS if view.table.top == NO_CARD else one(view.table.top)
