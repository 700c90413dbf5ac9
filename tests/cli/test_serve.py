"""serve, as a process: what it says before, when and after it listens, and in one sentence why it cannot."""

import socket
import subprocess
from collections.abc import Mapping
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.shell import run
from tests.server.started import COMMAND, environment, started
from toutilix.server.base.settings import SETTINGS


def refused(*arguments: str, home: Path, env: Mapping[str, str] | None = None) -> tuple[int, str]:
    done = subprocess.run(
        [*COMMAND, *arguments], env=environment(home, env), check=False, capture_output=True, text=True, timeout=300
    )
    talk = [line for line in done.stderr.splitlines() if " info " not in line]
    return done.returncode, "\n".join(talk)


def test_it_says_where_it_listens_and_how_to_stop(tmp_path: Path) -> None:
    with started(["serve", "--port", "0"], tmp_path) as said:
        [link] = [line.partition(": ")[2] for line in said if line.startswith("Tables: ")]
        assert urlopen(f"{link}api/health").status == 200
    assert said[0].startswith("The server listens on 127.0.0.1, port ")
    assert said[-1] == "Ctrl-C stops the server; tables are saved."
    assert len(said) == 3, "no code and no word of a network that it does not serve"
    assert (tmp_path / "tables.sqlite").is_file()


def test_it_says_so_before_it_offers_tables_to_the_network(tmp_path: Path) -> None:
    with started(["serve", "--lan", "--lang", "fr", "--qr"], tmp_path, {"TOUTILIX_PORT": "0"}) as said:
        pass
    assert said[0] == "Tout le réseau local peut utiliser les tables, jusqu’à l’arrêt du serveur."
    assert said[1].startswith("Le serveur écoute sur 0.0.0.0, port ")


def test_the_code_shows_the_public_link(tmp_path: Path) -> None:
    address = ["--public-url", "https://cards.example.org/"]
    with started(["serve", "--port", "0", "--qr", *address], tmp_path) as said:
        pass
    assert "Tables: https://cards.example.org/" in said
    drawn = [line for line in said if set(line) <= set("█▀▄ ")]
    assert len({len(line) for line in drawn}) == 1
    assert len(drawn) > 10
    with started(["serve", "--port", "0", "--qr", *address], tmp_path, {"PYTHONIOENCODING": "ascii"}) as said:
        pass
    assert not [line for line in said if "u2588" in line], "a terminal that cannot show it gets the link alone"


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = refused("serve", "--port", str(port), home=tmp_path)
    assert code == 2
    assert said.startswith(f"Port {port} is in use on 127.0.0.1: ")
    assert "\n" not in said


def test_an_address_that_is_not_ours_is_said(tmp_path: Path) -> None:
    for host in ("198.51.100.77", "no-such-name.invalid"):
        code, said = refused("serve", "--host", host, "--port", "0", home=tmp_path)
        assert (code, said) == (2, f"The server cannot listen on {host}: this machine does not have that address.")


def test_a_store_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    code, said = refused("serve", "--port", "0", "--store", f"sqlite:{tmp_path}/file/tables.sqlite", home=tmp_path)
    assert code == 2
    assert said.startswith("The tables cannot be opened: ")
    assert "\n" not in said


@pytest.mark.parametrize(
    ("arguments", "env", "start"),
    [
        (["--port", "many"], {}, '--port: "many" should be a whole number'),
        ([], {"TOUTILIX_LAN": "perhaps"}, 'TOUTILIX_LAN: "perhaps" should be yes or no.'),
        (["--config", "gone.toml"], {}, "Cannot read the file gone.toml."),
        (["--lan", "--host", "localhost"], {}, "--host: the local network cannot reach localhost"),
        (
            ["--lang", "fr", "--log-format", "yaml"],
            {},
            "--log-format\u00a0: «\u00a0yaml\u00a0» devrait être parmi text, json.",
        ),
    ],
)
def test_a_wrong_setting_is_one_sentence(arguments: list[str], env: dict[str, str], start: str, tmp_path: Path) -> None:
    done = run("serve", *arguments, home=tmp_path, env=env)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(start)
    assert done.err.count("\n") == 1


def test_every_setting_has_a_flag_with_its_meaning() -> None:
    told = " ".join(run("serve", "--help", env={"COLUMNS": "200"}).out.split())
    for setting in SETTINGS:
        assert f" {setting.flag} " in told
        assert setting.spec.meaning in told
