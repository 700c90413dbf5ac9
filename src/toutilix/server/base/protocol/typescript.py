"""The protocol as TypeScript types, for the page and for other clients."""

import json
from collections.abc import Mapping, Sequence
from textwrap import wrap

from msgspec import Struct

from toutilix.games import GAMES
from toutilix.server.base.protocol import api, live
from toutilix.server.base.protocol.routes import ROUTES
from toutilix.server.base.protocol.schema import CHANGE, IN_SCHEMA, Schema, components
from toutilix.server.base.protocol.shown import ENGINE_EVENTS, EVENTS, MOVES, OWNS, TABLES, field_types

WIDTH = 110

NOTHING_THERE = "{ hand?: never }"
"""An empty table. Every other one has a `hand`, so that asking for it tells them apart."""

HEAD = """\
// Written by `make protocol` from the types of the server; not to be edited by hand.
// A field that is left out has its default value. Ignore fields you do not know.
"""

# A message about a table knows which game it is of: Welcome<"sowix"> has a ShownSowixTable.
_OF_A_GAME = "<G extends GameName = GameName>"
_FILLED_IN = {
    ("Welcome", "table"): "Tables[G] | NoTable",
    ("Welcome", "own"): "Owns[G]",
    ("Welcome", "choice"): "Choice<G> | null",
    ("Welcome", "coach"): "Coach<G> | null",
    ("Welcome", "text"): "TableText",
    ("Welcome", "log"): "Act<G>[]",
    ("Acts", "log"): "Act<G>[]",
    ("Happened", "act"): "Act<G>",
    ("Happened", "table"): "Partial<Tables[G]>",
    ("Happened", "own"): "Partial<Owns[G]>",
    ("Happened", "choice"): "Choice<G> | null",
    ("Happened", "coach"): "Coach<G> | null",
    ("Happened", "text"): "TableText",
    ("MatchReplay", "table"): "Tables[G]",
    ("MatchReplay", "own"): "Owns[G]",
    ("MatchReplay", "text"): "TableText",
    ("MatchReplay", "steps"): "Happened<G>[]",
    ("Act", "move"): "Moves[G]",
    ("Act", "events"): "(EngineEvent | Events[G])[]",
    ("Choice", "moves"): "Moves[G][]",
    ("Choice", "suggestions"): "Moves[G][]",
    ("Coach", "moves"): "Moves[G][]",
    ("Meanings", "moves"): "Moves[G][]",
    ("Hinted", "move"): "Moves[G] | null",
    ("Exercise", "table"): "Tables[G]",
    ("Exercise", "own"): "Owns[G]",
    ("Exercise", "text"): "TableText",
    ("Exercise", "choice"): "Choice<G>",
    ("CardMeanings", "moves"): "Moves[G][]",
    ("Tried", "better"): "Moves[G] | null",
    ("SlipMoves", "move"): "Moves[G]",
    ("SlipMoves", "better"): "Moves[G]",
}

FACT = """\
/** The value of a fact's field. */
export type FactValue = string | number | boolean | null | Card[] | Card[][];

/** An id that has words in both languages, and its fields by name. */
export interface Fact {
  id: string;
  [field: string]: FactValue;
}
"""


def typescript() -> str:
    bodies = [kind for route in ROUTES for kind in (route.body, route.answer) if kind is not None]
    wanted = [live.Asked, live.Answered, api.HostAct, api.Complaint, *bodies]
    (asked, answered, host_act, *_), parts = components(wanted, IN_SCHEMA)
    blocks = [
        HEAD,
        _type("Asked", asked, "What a client sends."),
        _type(f"Answered{_OF_A_GAME}", answered, "What the server sends."),
        _type("HostAct", host_act, "What a host may do, over HTTP."),
        _by_game("Tables", {game: [kind] for game, kind in TABLES.items()}),
        _by_game("Owns", {game: [kind] for game, kind in OWNS.items()}),
        _by_game("Moves", MOVES),
        _by_game("Events", EVENTS),
        _union_type("EngineEvent", [kind.__name__ for kind in ENGINE_EVENTS]),
        FACT,
        _field_types(),
        _colour_matters(),
    ]
    for name, schema in parts.items():
        if name.endswith(CHANGE) or name == "Fact":
            continue  # Partial<...> says the same; a fact stands above
        generic = _OF_A_GAME if any(message == name for message, _ in _FILLED_IN) else ""
        if schema.get("properties"):
            blocks.append(_interface(name, generic, schema))
        else:
            blocks.append(_type(name, schema, schema.get("description", "")))
    return "\n".join(blocks)


def _union(head: str, choices: list[str], indent: str = "") -> str:
    """`head` with its choices behind it, each on a line of its own where one line is too short for all."""
    line = f"{indent}{head} {' | '.join(choices)};"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"{indent}{head}", *(f"{indent}  | {choice}" for choice in choices)]) + ";"


def _union_type(name: str, choices: list[str]) -> str:
    return _union(f"export type {name} =", choices) + "\n"


def _field_types() -> str:
    lines = [f'  {name}: "{type}",' for name, type in field_types().items()]
    about = "/** The type of each field of a fact, by its name: what words need to say it. */"
    return "\n".join([about, "export const FIELD_TYPES: Record<string, string> = {", *lines, "};", ""])


def _colour_matters() -> str:
    lines = [f"  {kind.name}: {str(kind.notation.colour_matters).lower()}," for kind in GAMES]
    about = "/** Can the colour of a card matter to a play of this game? Where it cannot, words leave it out. */"
    return "\n".join([about, "export const COLOUR_MATTERS: Record<string, boolean> = {", *lines, "};", ""])


def _interface(name: str, generic: str, schema: Schema) -> str:
    lines = [f"export interface {name}{generic} {{"]
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        written = _FILLED_IN.get((name, field)) or _expression(inner)
        lines += _comment(_about(inner), "  ")
        lines.append(f"  {field}{'' if field in required else '?'}: {written};")
    return "\n".join([*_comment(schema.get("description", "")), *lines, "}", ""])


def _about(schema: Schema) -> str:
    """The description of a field, with its default value unless that is empty."""
    default = schema.get("default")
    left_out = f"Left out: {json.dumps(default)}." if default else ""
    return " ".join(filter(None, (schema.get("description", ""), left_out)))


def _type(name: str, schema: Schema, about: str) -> str:
    choices = [_of_game(choice) for choice in _expression(schema).split(" | ")]
    return "\n".join([*_comment(about), _union_type(name, choices)])


def _of_game(name: str) -> str:
    return f"{name}<G>" if any(message == name for message, _ in _FILLED_IN) else name


def _by_game(name: str, kinds: Mapping[str, Sequence[type[Struct]]]) -> str:
    lines = [_union(f"{game}:", [kind.__name__ for kind in listed], "  ") for game, listed in kinds.items()]
    return "\n".join([f"export interface {name} {{", *lines, "}", ""])


_WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def _expression(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(_expression(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema["type"]:
        case "array":
            items = _expression(schema["items"])
            return f"({items})[]" if " " in items else f"{items}[]"
        case "object" if schema.get("additionalProperties") is False:
            return NOTHING_THERE
        case "object" if "additionalProperties" not in schema:
            return "Record<string, FactValue>"
        case "object":
            return f"Record<string, {_expression(schema['additionalProperties'])}>"
        case word:
            return _WORDS[word]


def _comment(text: str, indent: str = "") -> list[str]:
    if not text:
        return []
    lines = [line for paragraph in text.split("\n\n") for line in ("", *wrap(paragraph, WIDTH - len(indent)))][1:]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
