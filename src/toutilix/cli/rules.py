"""rules: how a game is played, in our own words, as plain text for terminals and screen readers."""

import re

from toutilix.cli.inputs import GameName, Lang, Width, find_game
from toutilix.cli.messages import invalid, words_for
from toutilix.cli.terminal_lines import Lines
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.engine.options import ChoiceOption, Option
from toutilix.games import rules_page
from toutilix.words import Words

_CODE = re.compile(r"`([^`]*)`")
_LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_EMPHASIS = re.compile(r"(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])|(?<!\w)_(\S(?:[^_]*\S)?)_(?!\w)")
_MARKED = re.compile(r"(#{1,6}|>)\s*")
_NEW_PARAGRAPH = re.compile(r"([-*+]|[0-9]+[.)])\s|#|>|\|")
_TABLE_RULE = re.compile(r"[|:\s-]+")


def rules(game: GameName, lang: Lang = None, width: Width = None) -> None:
    """Print the rules of a game with our rulings and its options."""
    words = words_for(lang)
    try:
        kind = find_game(game)
    except Malformed as error:
        raise invalid(error, words) from None
    Lines(width).say(rules_text(kind, words))


def rules_text(kind: AnyKind, words: Words) -> str:
    """The whole rules page and the options, one paragraph a line."""
    page = rules_page(kind, words.language)
    options = [line for option in kind.options for line in _option_lines(kind, option, words)]
    return "\n".join([*plain_text(page), "", words.say("cli.options"), *options])


def plain_text(page: str) -> list[str]:
    """The paragraphs of a Markdown page without its marks; what stands in backquotes is left as it is typed."""
    paragraphs: list[str] = []
    for line in page.splitlines():
        text = line.strip()
        if not text or _NEW_PARAGRAPH.match(text) or not paragraphs or not paragraphs[-1]:
            paragraphs.append(text)
        elif _MARKED.match(paragraphs[-1]):
            paragraphs += ["", text]
        else:
            paragraphs[-1] += " " + text
    unmarked = [_unmarked(text) for text in paragraphs if not (text and _TABLE_RULE.fullmatch(text))]
    return [text for at, text in enumerate(unmarked) if text or (at and unmarked[at - 1])]


def _unmarked(text: str) -> str:
    if text.startswith("|"):
        first, *others = [cell.strip() for cell in text.strip("|").split("|")]
        text = f"{first}: {'; '.join(others)}" if others else first
    typed: list[str] = []

    def put_aside(code: re.Match[str]) -> str:
        typed.append(code[1])
        return "\0"

    text = _CODE.sub(put_aside, _MARKED.sub("", text, count=1))
    text = _LINK.sub(r"\1 (\2)", text)
    text = _STRONG.sub(r"\1", text)
    text = _EMPHASIS.sub(lambda found: found[1] or found[2], text)
    return re.sub("\0", lambda _: typed.pop(0), text).replace("  ", " ")


def _option_lines(kind: AnyKind, option: Option, words: Words) -> list[str]:
    id = kind.option_id(option)
    meaning = words.say(id)
    if option.ruling:
        meaning = f"{meaning} [{option.ruling}]"
    if isinstance(option, ChoiceOption):
        first = words.say("cli.option_choice", name=option.name, meaning=meaning, default=option.default())
        meanings = [(value, words.say(f"{id}.{value}")) for value in option.values]
        return [first, *[words.say("cli.option_value", value=value, meaning=means) for value, means in meanings]]
    bounds = {"low": option.low, "high": option.high, "default": option.default()}
    return [
        words.say(
            "cli.option_number" if option.high else "cli.option_seat", name=option.name, meaning=meaning, **bounds
        )
    ]
