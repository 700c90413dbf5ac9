"""The types of all that a screen shows of each game: tables, owns, moves and events.

In the code these cross as documents that each game's `screen` writes; here they get the types from which the schema and
the TypeScript of the protocol are made. Every type is built from what the game declares once.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated, Any, Literal, get_origin

import msgspec
from msgspec import Meta, Struct

from toutilix.engine import events as engine_events
from toutilix.engine import shown as engine_shown
from toutilix.engine.facts import FACT_TYPES, WORD_TYPES, FactType
from toutilix.engine.kind import AnyKind
from toutilix.engine.screen import Verb
from toutilix.engine.shown import Card, Cards, Groups, Letter, RunNumber, Seat, Shown, ShownOwn, ShownTable, Side
from toutilix.games import EXTRA_GAMES, GAMES


class NoTable(Shown, frozen=True, kw_only=True):
    """Nothing lies there yet: the match has not begun."""


TABLES: dict[str, type[ShownTable]] = {kind.name: kind.screen.table_type for kind in GAMES}
OWNS: dict[str, type[ShownOwn]] = {kind.name: kind.screen.own_type for kind in GAMES}

_FIELD_TYPES: dict[str, Any] = {
    "number": int,
    "seat": Seat | None,
    "run": RunNumber | None,
    "flag": bool,
    "letter": Letter | None,
    "side": Literal["none", "left", "right", "both"],
    "card": Card | None,
    "cards": Cards,
    "groups": Groups,
}
_MOVE_FIELDS: dict[str, Any] = {
    "card": Card,
    "groups": Groups,
    "run": RunNumber,
    "seat": Seat,
    "side": Side,
    "call": bool,
}


def _struct(name: str, fields: list[Any], tag_field: str, tag: str) -> type[Struct]:
    return msgspec.defstruct(name, fields, namespace={"__doc__": ""}, tag_field=tag_field, tag=tag, kw_only=True)


def _camel(text: str) -> str:
    return "".join(part.capitalize() for part in re.split(r"[._]", text))


def event_type(fact: FactType) -> type[Struct]:
    fields = [(name, _FIELD_TYPES[type] if type in _FIELD_TYPES else _word(type)) for name, type in fact.fields]
    return _struct(_camel(fact.id), fields, "id", fact.id)


def _word(type: str) -> Any:
    return Literal[tuple(word for word in WORD_TYPES[type] if word)]


def move_type(kind: AnyKind, verb: Verb) -> type[Struct]:
    fields: list[Any] = []
    for field in verb.fields:
        name = field.rstrip("?")
        fields.append((name, _MOVE_FIELDS[name] | None, None) if field.endswith("?") else (name, _MOVE_FIELDS[name]))
    fields += [("cards", Cards), ("text", str), ("key", str | None, None)]
    return _struct(f"{kind.name.capitalize()}{_camel(verb.name)}Move", fields, "verb", verb.name)


def _declared(module: object) -> list[FactType]:
    """The types that a module declares, in order; some stand in lists or by their names."""
    found: list[FactType] = []
    for value in vars(module).values():
        if value is FACT_TYPES:
            continue  # everybody's
        listed = list(value.values()) if isinstance(value, dict) else value
        candidates = listed if isinstance(listed, list | tuple) else [listed]
        found += [one for one in candidates if isinstance(one, FactType) and one not in found]
    return found


ENGINE_EVENTS: list[type[Struct]] = [event_type(fact) for fact in engine_events.EVENTS]
EVENTS: dict[str, list[type[Struct]]] = {
    kind.name: [
        event_type(fact)
        for fact in _declared(import_module(f"{kind.package}.events"))
        if fact.id.startswith(f"{kind.name}.")
    ]
    for kind in GAMES
}
MOVES: dict[str, list[type[Struct]]] = {
    kind.name: [move_type(kind, verb) for verb in kind.screen.verbs] for kind in GAMES
}


def field_types(game: str = "") -> dict[str, str]:
    """Every field of a fact by its name, with its type: how a page puts facts into words. Of one game, or of all."""
    facts = [fact for fact in _all_facts() if game in fact.id]
    return dict(sorted({name: type for fact in facts for name, type in fact.fields}.items()))


@cache
def _all_facts() -> list[FactType]:
    """The types that the modules of the engine, the games and the bots declare, whatever else has been imported."""
    folders = ["toutilix.engine", "toutilix.bots", *(kind.package for kind in GAMES)]
    folders += [f"toutilix.bots.{kind.name}" for kind in GAMES if kind not in EXTRA_GAMES]
    folders += [f"{kind.package}.bots" for kind in EXTRA_GAMES]
    found: list[FactType] = []
    for folder in folders:
        for module in iter_modules(import_module(folder).__path__):
            if not module.ispkg:
                found += _declared(import_module(f"{folder}.{module.name}"))
    return found


def named_types() -> list[Any]:
    """Types with a title of their own, such as Card and Contract."""
    modules: Iterable[object] = (engine_shown, *(import_module(kind.screen.table_type.__module__) for kind in GAMES))
    found: dict[str, Any] = {}
    for module in modules:
        for value in vars(module).values():
            if get_origin(value) is Annotated:
                for part in value.__metadata__:
                    if isinstance(part, Meta) and part.title:
                        found[part.title] = value
    return list(found.values())
