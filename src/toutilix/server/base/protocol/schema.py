"""The protocol as JSON Schema. In the code a table crosses as bytes that were written before; here it has its type."""

from collections.abc import Iterable, Mapping
from functools import reduce
from inspect import cleandoc
from operator import or_
from typing import Any, get_args

import msgspec
from msgspec import Raw, Struct

from toutilix.engine.shown import ShownHighlight
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import DateText, GameName, RequestId
from toutilix.server.base.protocol.replay import MatchReplay
from toutilix.server.base.protocol.shown import (
    ENGINE_EVENTS,
    EVENTS,
    MOVES,
    OWNS,
    TABLES,
    NoTable,
    named_types,
)

Schema = dict[str, Any]

IN_SCHEMA = "#/$defs/{name}"
CHANGE = "Change"
"""Behind the name of a table: those of its fields that have changed."""

FACT = "Fact"
ACT = "Act"


def live_schema() -> Schema:
    """Both directions of the live protocol: any message is an `Asked` or an `Answered`."""
    (asked, answered), parts = components([live.Asked, live.Answered], IN_SCHEMA)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The live protocol of a Toutilix table",
        "description": "Each message on the socket is one of these. A client ignores fields it does not know.",
        "anyOf": [{"$ref": "#/$defs/Asked"}, {"$ref": "#/$defs/Answered"}],
        "$defs": {
            "Asked": {"title": "Asked", "description": "What a client sends.", **asked},
            "Answered": {"title": "Answered", "description": "What the server sends.", **answered},
            **parts,
        },
    }


def components(types: Iterable[Any], ref: str) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of types, and of all that they are made of, by name. Where a table is among them, so are the tables,
    moves and events of all games."""
    wanted = [_ANSWERED if kind == live.Answered else _REPLAY if kind is MatchReplay else kind for kind in types]
    alive = _ANSWERED in wanted
    shown: list[type[Struct]] = []
    if alive or _REPLAY in wanted:
        tables: list[type[Struct]] = [*TABLES.values(), *dict.fromkeys(OWNS.values()), live.TableText]
        shown = [*tables, *ENGINE_EVENTS, *_all(EVENTS), *_all(MOVES)]
    extra = [*shown, NoTable] if alive else shown
    schemas, parts = msgspec.json.schema_components([*wanted, *extra], ref_template=ref)
    refs = _NamedRefs(ref)
    done = [refs.inside(schema) for schema in schemas[: len(wanted)]]
    named = {name: refs.whole(part) for name, part in parts.items()}
    if shown:
        changing = [*TABLES.values(), *dict.fromkeys(OWNS.values())]
        named.update({f"{kind.__name__}{CHANGE}": _change(named[kind.__name__]) for kind in changing})
        named[FACT] = _FACT
        named[ACT] = _act(ref)
        _fill_in(named, ref)
    return done, {**named, **refs.used}


def _all(by_game: Mapping[str, list[type[Struct]]]) -> list[type[Struct]]:
    return [kind for kinds in by_game.values() for kind in kinds]


_FACT: Schema = {
    "title": FACT,
    "description": "An id that has words in both languages, and its fields by name.",
    "type": "object",
    "properties": {"id": {"type": "string"}},
    "required": ["id"],
}


def _act(ref: str) -> Schema:
    return {
        "title": ACT,
        "description": "One move with what it caused, as the reader saw it; `n` is the state number that it led to. "
        "A deal has no seat; a deal and an undo have no move.",
        "type": "object",
        "properties": {
            "n": {"type": "integer"},
            "seat": {"type": "integer"},
            "move": _one_of(_names(MOVES), ref),
            "events": {"type": "array", "items": _one_of([*map(_name, ENGINE_EVENTS), *_names(EVENTS)], ref)},
        },
        "required": ["n", "events"],
    }


def _name(kind: type[Struct]) -> str:
    return kind.__name__


def _names(by_game: Mapping[str, list[type[Struct]]]) -> list[str]:
    return [kind.__name__ for kind in _all(by_game)]


def _with_schema(message: type[Struct]) -> type[Struct]:
    """The same message with nothing in place of bytes for nothing: bytes as a default have no schema."""
    fields: list[Any] = []
    for known in msgspec.structs.fields(message):
        if known.default is live.NOTHING:
            fields.append((known.name, Raw | None, None))
        elif known.type == list[live.Happened]:
            fields.append((known.name, list[_HAPPENED]))
        elif known.required:
            fields.append((known.name, known.type))
        elif known.default_factory is msgspec.NODEFAULT:
            fields.append((known.name, known.type, known.default))
        else:
            fields.append((known.name, known.type, msgspec.field(default_factory=known.default_factory)))
    config = message.__struct_config__
    about = {"__doc__": message.__doc__}
    return msgspec.defstruct(
        message.__name__, fields, namespace=about, tag_field=config.tag_field, tag=config.tag, kw_only=True
    )


_ANSWERS = [_with_schema(message) for message in get_args(live.Answered)]
_ANSWERED: Any = reduce(or_, _ANSWERS)
_HAPPENED: Any = next(kind for kind in _ANSWERS if kind.__name__ == live.Happened.__name__)
_REPLAY: Any = _with_schema(MatchReplay)


def _change(whole: Schema) -> Schema:
    title = whole["title"]
    return {
        "title": f"{title}{CHANGE}",
        "description": f"The fields of {title} that have changed.",
        "type": "object",
        "properties": whole["properties"],
        "additionalProperties": False,
    }


def _fill_in(named: Mapping[str, Schema], ref: str) -> None:
    """Bytes and documents in the code stand for types of the games."""
    fact = {"$ref": ref.format(name=FACT)}
    facts = {"type": "array", "items": fact}
    moves = _one_of(_names(MOVES), ref)
    whole, changed = _tables("", ref), _tables(CHANGE, ref)
    if NoTable.__name__ in named:
        none = {"$ref": ref.format(name=NoTable.__name__)}
        welcome_table = {"anyOf": [*whole["table"]["anyOf"], none]}
    else:
        welcome_table = whole["table"]
    text = {"$ref": ref.format(name=live.TableText.__name__)}
    act = {"$ref": ref.format(name=ACT)}
    filled: dict[tuple[str, str], Schema] = {
        ("Welcome", "table"): welcome_table,
        ("Welcome", "own"): whole["own"],
        ("Welcome", "text"): text,
        ("Welcome", "log"): {"type": "array", "items": act},
        ("Acts", "log"): {"type": "array", "items": act},
        ("Happened", "act"): act,
        ("Happened", "table"): changed["table"],
        ("Happened", "own"): changed["own"],
        ("Happened", "text"): text,
        ("MatchReplay", "table"): whole["table"],
        ("MatchReplay", "own"): whole["own"],
        ("MatchReplay", "text"): text,
        ("Choice", "moves"): {"type": "array", "items": moves},
        ("Choice", "suggestions"): {"type": "array", "items": moves},
        ("Coach", "moves"): {"type": "array", "items": moves},
        ("Meanings", "moves"): {"type": "array", "items": moves},
        ("Hinted", "move"): moves,
        ("Hinted", "why"): fact,
        ("Exercise", "table"): whole["table"],
        ("Exercise", "own"): whole["own"],
        ("Exercise", "text"): text,
        ("CardMeanings", "moves"): {"type": "array", "items": moves},
        ("Tried", "better"): moves,
        ("Tried", "why"): fact,
        ("SlipMoves", "move"): moves,
        ("SlipMoves", "better"): moves,
        ("Slip", "why"): {"anyOf": [fact, {"type": "null"}]},
        ("TextSection", "title"): fact,
        ("TextSection", "lines"): facts,
        ("TableText", "seats"): {"type": "array", "items": facts},
        (ShownHighlight.__name__, "fact"): fact,
    }
    for table in TABLES.values():
        about = named[table.__name__]["properties"]["coming"]["description"] if table.__name__ in named else ""
        filled[table.__name__, "coming"] = {"anyOf": [fact, {"type": "null"}], "description": about}
    for (message, field), schema in filled.items():
        if message in named:
            named[message]["properties"][field] = schema


def _tables(suffix: str, ref: str) -> dict[str, Schema]:
    return {
        "table": _one_of((f"{kind.__name__}{suffix}" for kind in TABLES.values()), ref),
        "own": _one_of((f"{kind.__name__}{suffix}" for kind in dict.fromkeys(OWNS.values())), ref),
    }


def _one_of(names: Iterable[str], ref: str) -> Schema:
    return {"anyOf": [{"$ref": ref.format(name=name)} for name in names]}


class _NamedRefs:
    """Docstrings become one line, and what has a title of its own is referred to by it."""

    def __init__(self, ref: str) -> None:
        self._ref = ref
        named = map(msgspec.json.schema, [DateText, GameName, RequestId, *named_types()])
        self._aliases = {schema["title"]: schema for schema in named}
        self.used: dict[str, Schema] = {}

    def whole(self, schema: Schema) -> Schema:
        """A schema that stands under its own name."""
        written = dict(schema)
        if "description" in schema:
            written["description"] = one_line(schema["description"])
        for key in ("items", "additionalProperties", "propertyNames"):
            if isinstance(schema.get(key), dict):
                written[key] = self.inside(schema[key])
        if "anyOf" in schema:
            written["anyOf"] = [self.inside(choice) for choice in schema["anyOf"]]
        if "properties" in schema:
            written["properties"] = {name: self.inside(inner) for name, inner in schema["properties"].items()}
        return written

    def inside(self, schema: Schema) -> Schema:
        """A schema that stands within another."""
        if "title" not in schema:
            return self.whole(schema)
        name = schema["title"]
        alias = self._aliases[name]
        self.used[name] = alias
        about = {key: schema[key] for key in ("description", "default") if schema.get(key) != alias.get(key)}
        return {"$ref": self._ref.format(name=name), **about}


def one_line(text: str) -> str:
    """A docstring without the line breaks of the source; paragraphs stay."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in cleandoc(text).split("\n\n"))
