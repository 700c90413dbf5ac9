"""Practice: positions from a collection, or from one's own slips, to be solved at the terminal.

A position is what one seat saw. A move is typed as at the text table; then the coach compares it with the best one.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cli.coaching import comparison
from toutilix.cli.terminal_lines import InputClosed, Lines
from toutilix.cli.text_table import HAND, table_sentences
from toutilix.cli.typed_moves import spoken, understand
from toutilix.coach.judge import DEALS, judge
from toutilix.engine.act import HandActs
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import Fact
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.words import Words

GIVE_UP = frozenset({"", "?", "show", "montrer"})
LEAVE = frozenset({"quit", "quitter"})
PRACTICE_SECONDS = 1.0


def practise(kind: AnyKind, view: AnyView, answers: Sequence[str], words: Words, lines: Lines) -> bool:
    """One position: ask until it is solved or given up; whether it was solved at the first try. InputClosed where the
    person leaves."""
    _tell(kind, view, words, lines)
    tries = 0
    while True:
        typed = lines.ask()
        if typed.lower() in LEAVE:
            raise InputClosed
        if typed.lower() in GIVE_UP:
            lines.say(words.say("coach.answer", move=spoken(answers[0], words.language)))
            return False
        move = _move(kind, view, typed, words, lines)
        if move is None:
            continue
        tries += 1
        if kind.notation.write_move(move) in answers:
            lines.say(words.say("coach.right"))
            return tries == 1
        found = judge(view, move, deals=DEALS, seconds=PRACTICE_SECONDS, seed=1)
        if found is not None and found.asked is not None and not found.asked.grade.is_slip:
            lines.say(words.say("coach.nearly", move=spoken(kind.notation.write_move(move), words.language)))
            return tries == 1
        lines.say(words.say("coach.wrong"))
        for sentence in list(comparison(view, move, found, kind, words))[1:]:
            lines.say(sentence)


def _tell(kind: AnyKind, view: AnyView, words: Words, lines: Lines) -> None:
    """The table as it stands, each sentence once."""
    said = list(table_sentences(kind, view, HandActs(int(view.table.players)), words))
    said += map(words.fact, [*kind.screen.situation(view), Fact(HAND, cards=vec[i64](list(view.hand())))])
    for sentence in dict.fromkeys(said):
        lines.say(sentence)
    lines.say(words.say("coach.find"))


def _move(kind: AnyKind, view: AnyView, typed: str, words: Words, lines: Lines) -> Move | None:
    """The move that was typed; None once it was said why there is none."""
    meant = understand(kind, view, typed)
    if meant.moves:
        return meant.moves[0]
    if isinstance(meant.why, Malformed):
        lines.say(words.malformed(meant.why))
    elif meant.why is not None:
        lines.say(words.refusal(meant.why))
    return None
