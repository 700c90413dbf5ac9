"""The text table: one person and bots, in plain lines.

Everything it says comes from the person's own view and from the events that their seat sees.
"""

import shlex
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from itertools import islice

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.chance import chance_at, chance_of
from toutilix.bots.levels import Player, players_of
from toutilix.bots.match_loop import play_out
from toutilix.bots.roster import bots_of
from toutilix.cards import colour_of, is_letter_card, letter_of
from toutilix.cli.coaching import comparison, correction
from toutilix.cli.messages import command
from toutilix.cli.rules import rules_text
from toutilix.cli.saves import Saves
from toutilix.cli.terminal_lines import InputClosed, Lines
from toutilix.cli.typed_moves import COMMANDS, COMPARE, Understood, spoken, understand
from toutilix.coach.hints import HintMove, first_word, hint
from toutilix.coach.judge import judge
from toutilix.engine.act import Act, HandActs
from toutilix.engine.errors import Malformed
from toutilix.engine.events import DEALT, TOTAL, TURN
from toutilix.engine.facts import Event, Fact, FactType, seen_events
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.server.thinking import Task, question_of
from toutilix.server.thinking.runner import BotRunner
from toutilix.words import Words

HINT_SECONDS = 0.6
"""How long a search thinks about a hint or a comparison."""
MOST_LISTED = 30
ONE_A_LINE = 9

HAND = FactType("table.hand", "cards")
RANK = FactType("table.rank", "seat rank points")
OPEN_WORD = FactType("table.open_word", "seat number")
HELD = FactType("page.seat_cards", "count")


def table_sentences(kind: AnyKind, view: AnyView, hand: HandActs, words: Words) -> Iterator[str]:
    """What lies on the table, then what each player has."""
    for section in kind.screen.describe(view, hand):
        yield from map(words.fact, section.lines)
    for seat in range(view.table.players):
        facts = [Fact(HELD, view.table.counts[seat]), *kind.screen.describe_seat(view, hand, seat)]
        said = ", ".join(map(words.fact, facts))
        yield words.say("table.seat_line", **words.seat_arguments("seat", seat), facts=said)


def listed_moves(kind: AnyKind, view: AnyView) -> list[str]:
    """The legal moves that help may list; one more than MOST_LISTED where there are too many."""
    moves = (move for move in view.legal_moves() if move.verb not in kind.notation.spoken)
    return [kind.notation.write_move(move) for move in islice(moves, MOST_LISTED + 1)]


class Holding:
    """The person's cards in the order in which they like them: a card drawn comes last, nothing moves unasked."""

    def __init__(self) -> None:
        self.cards: list[i64] = []
        self._by_letter = False

    def look(self, now: vec[i64]) -> vec[i64]:
        left = list(now)
        kept = []
        for card in self.cards:
            if card in left:
                left.remove(card)
                kept.append(card)
        self.cards = kept + left
        return vec[i64](self.cards)

    def put_down(self) -> None:
        """A new hand is dealt: it comes in its own order."""
        self.cards = []

    def sort(self) -> str:
        """Sort by letter and by colour in turn; stars and firecrackers come last. Returns the id of what was done."""
        self._by_letter = not self._by_letter
        if self._by_letter:
            self.cards.sort(key=lambda card: (not is_letter_card(card), letter_of(card), colour_of(card), card))
            return "table.sorted_letter"
        self.cards.sort()
        return "table.sorted_colour"


class TextTable:
    """One sitting. `recent` is what was said since the person last acted."""

    def __init__(
        self, match: Match, seat: int, words: Words, lines: Lines, saves: Saves, level: str = "beginner"
    ) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.lines = lines
        self.recent: list[Event] = []
        self._saves = saves
        self._level = level
        self._can_save = True
        self._screen = match.kind.screen
        self._holding = Holding()
        self._choices: list[Move] = []
        self._last_actor = -1
        self._hint: tuple[int, HintMove | None] | None = None

    def play(self) -> None:
        """Play on to the end of the match; InputClosed when the person leaves."""
        players = [self._bot(seat) for seat in range(int(self.match.game.players))]
        players[self.seat] = self._ask
        chance = chance_of(self.match.seed, len(self.match.lines))
        for act in play_out(self.match, players, chance, attentive={self.seat}):
            if act.is_deal:
                self._holding.put_down()
            elif act.seat == self.seat:
                self.recent = []
            self._last_actor = act.seat
            self._tell(act.events)
            self._save()
        self._tell_result()

    def _bot(self, seat: int) -> Player:
        """At the deal of the day bots answer as they do at a server's table, so that the match is the same there."""
        if not self.match.daily:
            return players_of(self.match.kind.name, self._level, self.seat)
        runner, read_move = BotRunner(), self.match.kind.notation.read_move

        def bot(view: AnyView, _: Random) -> Move | None:
            if view.table.turn != seat:
                return None
            question = question_of(self.match, seat, self._level, chance=chance_at(self.match, seat))
            thought = runner.think(Task(id=0, question=question))
            return None if thought.move is None else read_move(thought.move)

        return bot

    def hear(self, act: Act) -> None:
        """Remember an act from before this sitting began."""
        if act.seat == self.seat:
            self.recent = []
        self.recent += self._heard(act.events)

    def catch_up(self) -> None:
        """Tell a person who comes back where the match stands."""
        self._tell_scores(self._view())
        self._say_facts(self.recent)

    # --- telling ---

    def _heard(self, events: Iterable[Event]) -> list[Event]:
        seen = seen_events(list(events), self.seat)
        return [event for event in seen if event.type is not TURN and not self._dealt_to_another(event)]

    def _dealt_to_another(self, event: Event) -> bool:
        return event.type is DEALT and event.seat != self.seat

    def _tell(self, events: list[Event]) -> None:
        heard = self._heard(events)
        self.recent += heard
        self._say_facts(heard)

    def _say_facts(self, facts: Iterable[Fact]) -> None:
        for fact in facts:
            self.lines.say(self.words.fact(fact))

    def _say(self, id: str, **arguments: object) -> None:
        self.lines.say(self.words.say(id, **arguments))

    def _tell_hand(self, view: AnyView) -> None:
        words = copy(self.words)
        words.colours = True  # somebody may want to know which of two cards they hold
        self.lines.say(words.fact(Fact(HAND, cards=self._holding.look(view.hand()))))

    def _tell_turn(self, view: AnyView) -> None:
        self._say_facts([Fact(TURN, view.table.turn)])
        self._say_facts(self._screen.situation(view))
        self._tell_hand(view)

    def _tell_result(self) -> None:
        outcome = self.match.state.outcome()
        assert outcome is not None
        self._say(outcome.reason)
        rank = 1
        for seats in outcome.ranking:
            for seat in seats:
                points = self.match.state.table.scores[seat]
                self._say_facts([Fact(RANK, seat, rank, points)])
            rank += len(seats)
        self._save()
        if self._can_save:
            file = str(self._saves.keep(self.match))
            self._say("table.kept", file=file)
            self._say("table.review", command=command(self.words, None, "review", shlex.quote(file)))

    def _save(self) -> None:
        if not self._can_save:
            return
        try:
            self._saves.write(self.match, self.seat, self._level)
        except OSError:
            self._can_save = False
            self._say("table.not_saved", folder=str(self._saves.home))

    @property
    def saved(self) -> bool:
        return self._can_save

    # --- asking ---

    def _view(self) -> AnyView:
        return self.match.state.view(self.seat)

    def _ask(self, view: AnyView, rng: Random) -> Move | None:
        """The person's move. Out of turn they are asked where all can see that there may be something to say."""
        if view.table.turn == self.seat:
            self._tell_turn(view)
            return self._answer(in_turn=True)
        actor, self._last_actor = self._last_actor, -1
        if actor in (-1, self.seat) or not self._screen.may_be_caught(view, actor):
            return None
        self._say_facts([Fact(OPEN_WORD, actor, actor + 1)])
        return self._answer(in_turn=False)

    def _answer(self, *, in_turn: bool) -> Move | None:
        """Ask until there is a legal move; None where an empty line lets the others play, or the turn has changed."""
        while True:
            typed = self.lines.ask()
            if not typed:
                if not in_turn:
                    return None
                self._tell_turn(self._view())
                continue
            done = COMMANDS.get(typed.lower())
            verb, _, rest = typed.partition(" ")
            if verb.lower() in COMPARE and rest:
                self._compare(rest)
                continue
            if done is None:
                move = self._move(typed)
                if move is not None:
                    return move
                continue
            self._choices = []
            self._do(done)
            if in_turn and self.match.state.table.turn != self.seat:
                return None

    def _do(self, command: str) -> None:
        commands: dict[str, Callable[[AnyView], None]] = {
            "help": self._help,
            "hand": self._tell_hand,
            "table": self._tell_table,
            "score": self._tell_scores,
            "log": self._tell_again,
            "sort": self._sort,
            "cards": self._other_cards,
            "hint": self._advise,
            "rules": self._tell_rules,
            "undo": self._undo,
            "quit": self._quit,
        }
        commands[command](self._view())

    def _move(self, typed: str) -> Move | None:
        """The move typed, or chosen by its number; None once it was said why there is none, or which there are."""
        if self._choices and typed.isascii() and typed.isdigit() and len(typed) < 4:
            if 1 <= int(typed) <= len(self._choices):
                chosen = self._choices[int(typed) - 1]
                self._choices = []
                return chosen
            self._say("table.no_choice", number=len(self._choices))
            return None
        self._choices = []
        view = self._view()
        meant = understand(self.match.kind, view, typed)
        if len(meant.moves) == 1:
            return meant.moves[0]
        if meant.moves:
            self._offer(meant)
        elif isinstance(meant.why, Malformed):
            self.lines.say(self.words.malformed(meant.why))
        elif meant.why is not None:
            self.lines.say(self.words.refusal(meant.why))
        return None

    def _offer(self, meant: Understood) -> None:
        self._choices = meant.moves[:MOST_LISTED]
        listed = [f"{number}: {self._written(move)}" for number, move in enumerate(self._choices, 1)]
        self._say("table.several")
        self.lines.say(("\n" if len(listed) <= ONE_A_LINE else "; ").join(listed))
        if meant.more or len(meant.moves) > len(self._choices):
            self._say("table.more")

    def _written(self, move: Move) -> str:
        return spoken(self.match.kind.notation.write_move(move), self.words.language)

    # --- commands ---

    def _help(self, view: AnyView) -> None:
        self._say("table.help")
        self._say(f"table.how_{self.match.kind.name}")
        legal = listed_moves(self.match.kind, view)
        if len(legal) > MOST_LISTED:
            self._say("table.many_moves", number=MOST_LISTED)
        elif view.table.turn == self.seat:
            self._say(
                "table.legal", moves=", ".join(spoken(move, self.words.language) for move in legal), number=len(legal)
            )

    def _tell_table(self, view: AnyView) -> None:
        for sentence in table_sentences(self.match.kind, view, self.match.hand, self.words):
            self.lines.say(sentence)

    def _tell_scores(self, view: AnyView) -> None:
        table = view.table
        self._say("table.scores", number=int(table.hand))
        self._say_facts(Fact(TOTAL, seat, table.scores[seat]) for seat in range(table.players))

    def _tell_again(self, view: AnyView) -> None:
        self._say_facts(self.recent)

    def _advise(self, view: AnyView) -> None:
        """At once the regular's move and why, then a better one if a search finds it; asked again, it says the same."""
        if bots_of(self.match.kind.name).regular is None:
            self._say("table.no_adviser", game=self.words.say(f"{self.match.kind.name}.name"))
            return
        number = len(self.match.lines)
        word = first_word(view, Random(number))
        if word is None:
            self._say("table.no_advice")
            return
        self._say("table.advice", move=self._written(word.move), why=self.words.fact(word.why))
        if self._hint is None or self._hint[0] != number:
            found = hint(view, seconds=HINT_SECONDS, seed=number, hands=self.match.hands)
            self._hint = number, found
        _, found = self._hint
        if found is not None and found.corrected and found.judgement is not None:
            self.lines.say(correction(found, self.match.kind, self.words))

    def _compare(self, typed: str) -> None:
        """The worth of a move beside the best one, before it is made."""
        view = self._view()
        meant = understand(self.match.kind, view, typed)
        if not meant.moves:
            if isinstance(meant.why, Malformed):
                self.lines.say(self.words.malformed(meant.why))
            elif meant.why is not None:
                self.lines.say(self.words.refusal(meant.why))
            return
        found = judge(view, meant.moves[0], seconds=HINT_SECONDS, seed=len(self.match.lines), hands=self.match.hands)
        for sentence in comparison(view, meant.moves[0], found, self.match.kind, self.words):
            self.lines.say(sentence)

    def _tell_rules(self, view: AnyView) -> None:
        self.lines.say(rules_text(self.match.kind, self.words))

    def _sort(self, view: AnyView) -> None:
        self._holding.look(view.hand())
        self._say(self._holding.sort())
        self._tell_hand(view)

    def _other_cards(self, view: AnyView) -> None:
        self.words.short = not self.words.short
        self._tell_hand(view)

    def _undo(self, view: AnyView) -> None:
        if not self.match.can_undo(self.seat):
            self._say("engine.no_undo")
            return
        act = self.match.undo(self.seat)
        self._save()
        self.recent = []
        self._say_facts(act.events)
        if self.match.state.table.turn == self.seat:
            self._tell_turn(self._view())

    def _quit(self, view: AnyView) -> None:
        raise InputClosed
