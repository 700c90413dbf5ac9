"""A command line that no command understands, said in the person's language; typer would say it in English alone."""

from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from typer.exceptions import TyperException

from toutilix.cli.messages import Language, words_for
from toutilix.words import LANGUAGES, Words

_BOUNDS = {
    "greater_than_equal": ("cli.at_least", "ge"),
    "less_than_equal": ("cli.at_most", "le"),
    "greater_than": ("cli.more_than", "gt"),
    "less_than": ("cli.less_than", "lt"),
}


def words_asked_for(arguments: list[str]) -> Words:
    """The words of the `--lang` that was typed, though nothing else could be read; else those of the environment."""
    typed = " ".join(arguments).replace("--lang=", "--lang ").split()
    asked = [after for before, after in pairwise(typed) if before == "--lang"]
    return words_for(Language(asked[-1]) if asked and asked[-1] in LANGUAGES else None)


def usage_fault(error: TyperException, words: Words) -> str:
    """Typer's errors are no part of what it promises, so that one that is new to us is told as typer tells it."""
    told: Any = error
    kind = type(error).__name__
    name = str(getattr(error, "option_name", "")) or _name_of(error)
    if kind == "NoSuchOption":
        near = sorted(told.possibilities or [])
        return words.say("cli.no_option", name=name, similar="yes" if near else "no", near=", ".join(near))
    if kind == "MissingParameter":
        return words.say("cli.missing", name=name)
    if kind == "BadOptionUsage":
        too_much = "not take" in error.message
        return words.say("cli.no_value" if too_much else "cli.needs_value", name=name)
    if kind == "BadParameter":
        return _bad_value(error, name, words)
    command = error.message.partition("No such command '")[2].partition("'")[0]
    if command:
        near = get_close_matches(command, told.ctx.command.commands)
        return words.say("cli.no_command", name=command, similar="yes" if near else "no", near=", ".join(near))
    extra = error.message.partition("extra argument(s) (")[2].removesuffix(")")
    if extra:
        return words.say("cli.extra", given=extra)
    return " ".join(error.format_message().split())


def _name_of(error: TyperException) -> str:
    parameter: Any = getattr(error, "param", None)
    return "" if parameter is None else str(parameter.get_error_hint()).replace("'", "")


def _bad_value(error: TyperException, name: str, words: Words) -> str:
    """Pydantic, which reads the values, says by an id what was wrong."""
    details: list[Any] = getattr(error.__cause__, "errors", list)()
    if not details:
        return words.say("cli.bad_value", name=name, why=error.message)
    wrong = details[0]
    given = str(wrong["input"])
    if wrong["type"].startswith("int_"):
        return words.say("cli.whole", name=name, given=given)
    if wrong["type"].startswith("float_"):
        return words.say("cli.number", name=name, given=given)
    if wrong["type"] in _BOUNDS:
        sentence, bound = _BOUNDS[wrong["type"]]
        return words.say(sentence, name=name, bound=str(wrong["ctx"][bound]), given=given)
    choices = wrong["msg"].partition(" is not one of ")[2].rstrip(".")
    if choices:
        return words.say("cli.choice", name=name, choices=choices.replace("'", ""), given=given)
    return words.say("cli.bad_value", name=name, why=wrong["msg"].removeprefix("Value error, "))
