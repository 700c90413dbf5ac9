"""The knowledge of a good Sowix player: the letters that a hand covers, the letters that others have shown to lack;
and, for the search, moves worth trying and a quick way to play on."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.sowix.calls import CallingKnowledge
from toutilix.bots.sowix.comparing import told
from toutilix.bots.sowix.evaluation import ALL_LETTERS, Evaluation
from toutilix.cards import ALPHABET, BIT, FIRECRACKER, NO_CARD, NO_LETTER, STAR, STAR_AS, letter_of
from toutilix.engine.facts import Fact
from toutilix.engine.history import kind_of, seat_of, value_of
from toutilix.engine.moves import Move
from toutilix.games.sowix.letters import FITS
from toutilix.games.sowix.memory import GOT, GOT_KEPT, SAW_DRAW, SAW_PASS, SAW_PLAY, SAW_TURN_UP
from toutilix.games.sowix.seat import SowixView
from toutilix.games.sowix.table import DRAW, PASS, PLAY

MOST_PLAYS: Final = 3
"""The search looks at so many plays, the best at sight,"""
MUCH_WORSE: Final = 75.0
"""and at none that is worse than the best by so much."""

LOSERS_PACE: Final = 25.0
"""The points of a hand for the seat that will be the first to reach the target: a mean of 18 and a part of their
spread."""

PLAYS: Final = [Move(PLAY, card) for card in range(158)]
CALLED_PLAYS: Final = [Move(PLAY, card, call=True) for card in range(158)]
DRAW_MOVE: Final = Move(DRAW)
PASS_MOVE: Final = Move(PASS)


def letters_covered(cards: vec[i64]) -> i64:
    """The letters on which at least one of the cards could be played, as a mask."""
    covered: i64 = 0
    for card in cards:
        if card >= STAR:
            return ALL_LETTERS
        covered |= FITS[card % ALPHABET]
    return covered


def lacking(view: SowixView) -> vec[i64]:
    """For each seat, a mask of the letters that it is known not to hold: it drew or passed when they would have fitted.
    Such a seat has no star and no firecracker either, or the mask is 0."""
    none = vec[i64]([0] * view.table.players)
    letter = NO_LETTER
    for entry in view.history():
        kind = kind_of(entry)
        if kind == SAW_TURN_UP:
            if value_of(entry) != FIRECRACKER:
                letter = letter_of(value_of(entry))
        elif kind == SAW_PLAY:
            card = value_of(entry) // 2
            if card != FIRECRACKER:
                letter = letter_of(card)
        elif kind == GOT:
            none[seat_of(entry)] = 0
        elif letter != NO_LETTER:
            seat = seat_of(entry)
            if kind == SAW_PASS or (kind == SAW_DRAW and not view.table.game.draw_when_able):
                none[seat] |= FITS[letter]
            elif kind == GOT_KEPT:
                none[seat] &= FITS[letter]
    return none


def evaluation_of(view: SowixView) -> Evaluation:
    """An evaluation that also knows what the neighbours could not follow."""
    evaluation = Evaluation(view.table, view.seat, view.own.cards)
    lacks = lacking(view)
    evaluation.lacks_next = lacks[evaluation.next]
    evaluation.lacks_before = lacks[evaluation.before]
    return evaluation


def plays_of(view: SowixView) -> list[int]:
    """The cards that may be played: one of each letter, and a star as every letter."""
    plays: list[int] = []
    letters: i64 = 0
    for card in sorted(set(view.playable())):
        if card == STAR:
            plays += range(STAR_AS, STAR_AS + 26)
        elif card == FIRECRACKER:
            plays.append(card)
        elif not letters & BIT[card % ALPHABET]:
            letters |= BIT[card % ALPHABET]
            plays.append(card)
    return plays


def play_of(view: SowixView, card: i64) -> Move:
    """Playing a card, with the call where it is due: a regular never forgets it."""
    return CALLED_PLAYS[card] if len(view.own.cards) == 2 else PLAYS[card]


@final
class SowixKnowledge(CallingKnowledge):
    def __init__(self) -> None:
        super().__init__(150.0, deviation=22.0)

    def candidates(self, view: SowixView, rng: Random) -> list[Move]:
        """The best plays at sight, no letter twice, always called. No draw by choice, and calls and catches before
        anything else."""
        said = self.speak(view)
        if said is not None:
            return [said.move]
        evaluation = evaluation_of(view)
        ranked: list[tuple[float, int]] = []
        for card in plays_of(view):
            ranked.append((-evaluation.worth(card), card))
        ranked.sort()
        moves: list[Move] = []
        for worse, card in ranked[:MOST_PLAYS]:
            if worse <= ranked[0][0] + MUCH_WORSE:
                moves.append(play_of(view, card))
        return moves or [DRAW_MOVE if view.table.can_draw() else PASS_MOVE]

    def nameable(self, view: SowixView, rng: Random) -> list[Move]:
        """Every play that fits, once for each letter, and a draw where that is a choice."""
        said = self.speak(view)
        if said is not None:
            return [said.move]
        moves = [play_of(view, card) for card in plays_of(view)]
        if view.is_legal(DRAW_MOVE):
            moves.append(DRAW_MOVE)
        return moves or [PASS_MOVE]

    def hands_left(self, view: SowixView, scores: vec[i64]) -> float:
        """Until the seat with the most points reaches the target, at the pace of a seat that loses often."""
        most = 0.0
        for score in scores:
            most = max(most, float(score))
        missing = float(view.table.game.target) - most
        return max(1.0, missing / LOSERS_PACE) if missing > 0.0 else 0.0

    def told(self, view: SowixView, move: Move, instead: Move) -> Fact | None:
        if move.verb != PLAY or instead.verb not in (PLAY, DRAW):
            return None
        evaluation = evaluation_of(view)
        other = instead.card if instead.verb == PLAY else NO_CARD
        return told(view, evaluation.lacks_next, evaluation.next, move.card, other)

    def playout(self, view: SowixView, rng: Random) -> Move:
        """A regular's move, without memory."""
        if view.table.uncalled:
            said = self.speak(view)
            if said is not None:
                return said.move
        return quick_play(view)


def quick_play(view: SowixView) -> Move:
    """The best play at sight; a star only if it must be, or for one of the last two cards."""
    table = view.table
    own = view.own
    if own.drawn != NO_CARD:
        if own.drawn != STAR:
            return play_of(view, own.drawn)
        return play_of(view, best_name(Evaluation(table, view.seat, own.cards)))
    fitting = ALL_LETTERS if table.letter == NO_LETTER else FITS[table.letter]
    first = NO_CARD
    star = False
    choice = False
    for card in own.cards:
        if card == STAR:
            star = True
        elif card == FIRECRACKER or fitting & BIT[card % ALPHABET]:
            choice = choice or first != NO_CARD
            first = card
    if first == NO_CARD and not star:
        return DRAW_MOVE if table.can_draw() else PASS_MOVE
    star = star and (first == NO_CARD or len(own.cards) == 2)
    if not choice and not star:
        return play_of(view, first)
    evaluation = Evaluation(table, view.seat, own.cards)
    best = NO_CARD
    best_worth = 0.0
    if star:
        best = best_name(evaluation)
        best_worth = evaluation.worth(best)
    for card in own.cards:
        if card == FIRECRACKER or (card != STAR and fitting & BIT[card % ALPHABET]):
            worth = evaluation.worth(card)
            if best == NO_CARD or worth > best_worth:
                best = card
                best_worth = worth
    return play_of(view, best)


def best_name(evaluation: Evaluation) -> i64:
    """A star as the letter that is best at sight."""
    best = STAR_AS
    best_worth = evaluation.worth(STAR_AS)
    for name in range(STAR_AS + 1, STAR_AS + 26):
        worth = evaluation.worth(name)
        if worth > best_worth:
            best = name
            best_worth = worth
    return best


KNOWLEDGE: Final = SowixKnowledge()
