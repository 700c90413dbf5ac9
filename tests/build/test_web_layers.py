"""The layers of the page are kept, and an import that breaks them is found."""

from pathlib import Path

import pytest
from tools import web_layers

KEPT = {
    "main.ts": 'import App from "./App.svelte";\nimport { cards } from "./cards/hand.ts";\n',
    "App.svelte": '<script>import Front from "./pages/Front.svelte";</script>',
    "wire/protocol.ts": "export interface WhistTable {}\n",
    "cards/hand.ts": 'import type { Act } from "../wire/protocol.ts";\nimport "../look/base.css";\n',
    "games/list.ts": 'import { whist } from "./whist/room.ts";\nimport { skat } from "./skat/room.ts";\n',
    "games/room.ts": 'import type {\n  Act,\n} from "../wire/protocol.ts";\n',
    "games/skat/room.ts": 'export const skat = () => import("./table.ts");\n',
    "games/skat/table.ts": 'import type { GameRoom } from "../room.ts";\n',
    "games/whist/room.ts": 'import { hand } from "../../cards/hand.ts";\n',
    "table/Table.svelte": '<script lang="ts">\n  import { GAMES } from "../games/list.ts";\n</script>\n',
    "pages/Front.svelte": '<script lang="ts">\n  const table = import("../table/Table.svelte");\n</script>\n',
}


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def test_the_page_keeps_its_layers() -> None:
    assert web_layers.faults(web_layers.SOURCES) == []


def test_imports_from_layers_before_are_allowed(tmp_path: Path) -> None:
    assert web_layers.faults(write(tmp_path, KEPT)) == []


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        (
            "cards/hand.ts",
            'import { GAMES } from "../games/list.ts";',
            "cards/hand.ts may not import games/list.ts: games is above cards",
        ),
        (
            "wire/api.ts",
            'import type {\n  Words,\n} from "../words/words.ts";',
            "wire/api.ts may not import words/words.ts: words is above wire",
        ),
        (
            "table/Log.svelte",
            '<script lang="ts">\n  const page = () => import("../pages/Front.svelte");\n</script>',
            "table/Log.svelte may not import pages/Front.svelte: pages is above table",
        ),
        (
            "words/speech.ts",
            'export { load } from "../cards/hand.ts";',
            "words/speech.ts may not import cards/hand.ts: cards is above words",
        ),
        (
            "games/skat/felt.ts",
            'import { side } from "../whist/room.ts";',
            "games/skat/felt.ts may not import games/whist/room.ts: whist is known to games/list.ts only",
        ),
        (
            "table/seats.ts",
            'import { side } from "../games/skat/room.ts";',
            "table/seats.ts may not import games/skat/room.ts: skat is known to games/list.ts only",
        ),
        ("pages/front.ts", 'import "../main.ts";', "pages/front.ts may not import main.ts: it is no part of a layer"),
        (
            "table/log.ts",
            'import type { WhistTable } from "../wire/protocol.ts";',
            "table/log.ts may not name whist: only its folder and games/list.ts do",
        ),
        ("aids/keys.ts", "", "aids/keys.ts is in no layer: wire, words, cards, games, table, pages"),
    ],
)
def test_an_import_that_breaks_the_layers_is_found(tmp_path: Path, name: str, text: str, fault: str) -> None:
    assert fault in web_layers.faults(write(tmp_path, {**KEPT, name: text}))
