"""A command starts quickly: it loads what it needs and nothing else."""

import subprocess
import sys

from toutilix.cli.main import VERBS, app_of

HEAVY = {"asyncio", "multiprocessing", "sqlite3", "toutilix.server", "toutilix.arena", "toutilix.bots"}


def test_a_command_for_rules_loads_neither_server_nor_bots() -> None:
    program = "from toutilix.cli.main import run_with; import sys; run_with(['new', 'sowix']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert not set(ran.stdout.splitlines()[-1].split()) & HEAVY


def test_every_verb_is_one_of_the_program() -> None:
    app = app_of()
    named = [command.callback.__name__ for command in app.registered_commands if command.callback]
    groups = [group.typer_instance.info.name for group in app.registered_groups if group.typer_instance]
    assert sorted([*named, *map(str, groups)]) == sorted(VERBS)
