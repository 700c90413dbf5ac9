"""The protocol as JSON Schema. In the code a table crosses as bytes that were written before; here it has its type."""

from collections.abc import Iterable, Mapping
from functools import reduce
from inspect import cleandoc
from operator import or_
from typing import Any, get_args

import msgspec
from msgspec import Raw, Struct

from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Cards, GameName, Groups, RequestId, Seat
from toutilix.server.base.protocol.replay import MatchReplay
from toutilix.server.base.protocol.tables import OWNS, TABLES, Card, Contract, Facts, Family, NoTable, Place

Schema = dict[str, Any]

IN_SCHEMA = "#/$defs/{name}"
CHANGE = "Change"
"""Behind the name of a table: those of its fields that have changed."""

_NAMED = (GameName, Seat, RequestId, Card, Cards, Groups, Contract, Family, Place)


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
    """The schemas of types, and of all that they are made of, by name. Where a table is among them, so are those of all
    games."""
    wanted = [_SAYABLE if kind == live.Answered else kind for kind in types]
    alive = _SAYABLE in wanted
    facts: list[type[Facts]] = [*TABLES.values(), *OWNS.values()] if alive or MatchReplay in wanted else []
    extra = [*facts, NoTable] if alive else facts
    schemas, parts = msgspec.json.schema_components([*wanted, *extra], ref_template=ref)
    tidy = _Tidy(ref)
    done = [tidy.inside(schema) for schema in schemas[: len(wanted)]]
    named = {name: tidy.whole(part) for name, part in parts.items()}
    if facts:
        named.update({f"{kind.__name__}{CHANGE}": _change(named[kind.__name__]) for kind in facts})
        _fill_in_tables(named, ref)
    return done, {**named, **tidy.used}


def _sayable(message: type[Struct]) -> type[Struct]:
    """The same message with nothing in place of bytes for nothing: bytes as a default have no schema."""
    fields: list[Any] = []
    for known in msgspec.structs.fields(message):
        if known.default is live.NOTHING:
            fields.append((known.name, Raw | None, None))
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


_SAYABLE: Any = reduce(or_, (_sayable(message) for message in get_args(live.Answered)))


def _change(whole: Schema) -> Schema:
    title = whole["title"]
    return {
        "title": f"{title}{CHANGE}",
        "description": f"The fields of {title} that have changed.",
        "type": "object",
        "properties": whole["properties"],
        "additionalProperties": False,
    }


def _fill_in_tables(named: Mapping[str, Schema], ref: str) -> None:
    """What is bytes in the code is the table of one of the games."""
    for message, suffix in (("Welcome", ""), ("Happened", CHANGE), ("MatchReplay", ""), ("ReplayStep", CHANGE)):
        if message not in named:
            continue
        properties = named[message]["properties"]
        properties["table"] = _one_of((f"{kind.__name__}{suffix}" for kind in TABLES.values()), ref)
        properties["own"] = _one_of((f"{kind.__name__}{suffix}" for kind in OWNS.values()), ref)
    if NoTable.__name__ in named:
        named["Welcome"]["properties"]["table"]["anyOf"].append({"$ref": ref.format(name=NoTable.__name__)})


def _one_of(names: Iterable[str], ref: str) -> Schema:
    return {"anyOf": [{"$ref": ref.format(name=name)} for name in names]}


class _Tidy:
    """Docstrings become one line, and what has a title of its own is referred to by it."""

    def __init__(self, ref: str) -> None:
        self._ref = ref
        self._aliases = {schema["title"]: schema for schema in map(msgspec.json.schema, _NAMED)}
        self.used: dict[str, Schema] = {}

    def whole(self, schema: Schema) -> Schema:
        """A schema that stands under its own name."""
        tidied = dict(schema)
        if "description" in schema:
            tidied["description"] = one_line(schema["description"])
        for key in ("items", "additionalProperties", "propertyNames"):
            if isinstance(schema.get(key), dict):
                tidied[key] = self.inside(schema[key])
        if "anyOf" in schema:
            tidied["anyOf"] = [self.inside(choice) for choice in schema["anyOf"]]
        if "properties" in schema:
            tidied["properties"] = {name: self.inside(inner) for name, inner in schema["properties"].items()}
        return tidied

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
