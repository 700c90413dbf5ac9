"""`play` in the browser: it opens the page, says so where it cannot, and ends."""

import json
import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest

from tests.cli.shell import run
from tests.server.machine import missing
from tests.server.started import COMMAND, environment, started
from toutilix.cli.play_in_browser import has_screen
from toutilix.server.http import pages

FREE = {"TOUTILIX_PORT": "0"}


@pytest.fixture
def page() -> None:
    if not (pages.BUILT / "index.html").is_file():
        missing("the page is not built (make web)")


needs_page = pytest.mark.usefixtures("page")


@contextmanager
def opening(home: Path, *arguments: str) -> Iterator[tuple[str, list[str]]]:
    """The address given to the browser, and the output."""
    told = home / "told"
    os.mkfifo(told)
    script = home / "browser"
    script.write_text(f'#!/bin/sh\nprintf "%s" "$1" > "{told}"\n')
    script.chmod(0o755)
    with started(["play", *arguments], home, {**FREE, "BROWSER": str(script)}) as said:
        yield told.read_text(), said


@needs_page
def test_the_browser_is_opened_on_the_front_page(tmp_path: Path) -> None:
    with opening(tmp_path) as (address, said):
        assert urlsplit(address).hostname == "127.0.0.1"
        assert urlsplit(address).path == "/"
        assert "/assets/" in urlopen(address).read().decode()
    assert said == [
        f"Toutilix opens in your browser. If it does not, go to {address}",
        "Ctrl-C stops the server; tables are saved.",
        "Goodbye. Your tables are saved for next time.",
    ]


@needs_page
def test_a_game_is_sat_down_at_once(tmp_path: Path) -> None:
    with opening(tmp_path, "sowix", "--players", "3", "--name", "Zoé", "--level", "regular") as (address, _):
        place = urlsplit(address)
        at = f"http://{place.netloc}/api/tables/{place.path.removeprefix('/t/')}"
        about = json.load(urlopen(at))
        mine = Request(f"{at}/seats/mine", b"", {"Authorization": f"Bearer {place.fragment}"})
        assert json.load(urlopen(mine))["seat"] == 1
    assert about["game"] == "sowix"
    assert about["seats"][0]["name"] == "Zoé"
    assert [seat.get("level") for seat in about["seats"]] == [None, "regular", "regular"]


@needs_page
@pytest.mark.parametrize(
    ("lang", "start", "end"),
    [
        ("en", "Open this address in a browser on this computer: http://127.0.0.1:", "Goodbye. "),
        ("fr", "Ouvrez cette adresse dans un navigateur de cet ordinateur\u00a0: http://127.0.0.1:", "Au revoir. "),
    ],
)
def test_without_a_screen_the_address_is_said(lang: str, start: str, end: str, tmp_path: Path) -> None:
    with started(["play", "--lang", lang], tmp_path, FREE) as said:
        assert urlopen(said[0].split()[-1]).status == 200
    assert said[0].startswith(start)
    assert said[-1].startswith(end)
    assert len(said) == 3


@needs_page
def test_no_browser_is_opened_unasked(tmp_path: Path) -> None:
    with started(["play", "--no-browser"], tmp_path, {**FREE, "BROWSER": "/nowhere"}) as said:
        pass
    assert said[0].startswith("Open this address")
    assert len(said) == 3


@needs_page
def test_a_browser_that_does_not_start_is_no_harm(tmp_path: Path) -> None:
    with started(["play"], tmp_path, {**FREE, "BROWSER": "/nowhere"}) as said:
        address = said[0].split()[-1]
        assert urlopen(address).status == 200
    assert said[0].startswith("Toutilix opens in your browser. If it does not, ")


@needs_page
def test_a_server_of_ours_is_opened_and_not_started_twice(tmp_path: Path) -> None:
    with started(["play"], tmp_path, FREE) as said:
        address = said[0].split()[-1]
        again = subprocess.run(
            [*COMMAND, "play"],
            env=environment(tmp_path, FREE),
            check=False,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert urlopen(address).status == 200, "the first one continues"
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.splitlines() == [
        "Toutilix is already running.",
        f"Open this address in a browser on this computer: {address}",
    ]


@needs_page
def test_a_port_that_others_have_is_left_to_them(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with started(["play"], tmp_path, {"TOUTILIX_PORT": str(port)}) as said:
            assert urlopen(said[1].split()[-1]).status == 200
    assert said[0] == f"Port {port} is used by another program: another port is used this time."


@needs_page
def test_it_is_for_this_computer_whatever_the_server_is_set_to(tmp_path: Path) -> None:
    env = {
        **FREE,
        "TOUTILIX_HOST": "0.0.0.0",
        "TOUTILIX_LAN": "yes",
        "TOUTILIX_PUBLIC_URL": "https://cards.example.org",
    }
    with started(["play"], tmp_path, env) as said:
        address = urlsplit(said[0].split()[-1])
        assert address.hostname == "127.0.0.1"
        with socket.socket() as other:
            assert other.connect_ex(("127.0.0.2", address.port or 0)) != 0


@needs_page
def test_play_in_the_network_is_serve_in_the_network(tmp_path: Path) -> None:
    with started(["play", "--lan"], tmp_path, FREE) as said:
        pass
    assert said[0] == "Everyone on the local network can use the tables until you stop the server."
    assert said[-3].startswith("Open the link, start a table")
    assert said[-1].startswith("Goodbye. ")


def test_without_the_page_the_text_table_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    for arguments in ((), ("play",), ("play", "sowix"), ("play", "--lan")):
        ran = run(*arguments, home=tmp_path)
        assert (ran.code, ran.out) == (2, "")
        assert "toutilix play --text" in ran.err
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        (("--seed", "3"), "--seed is for the text table"),
        (("sowix", "--new"), "--new is for the text table"),
        (("sowix", "--seat", "2"), "--seat is for the text table"),
        (("sowix", "--width", "40"), "--width is for the text table"),
        (("--players", "3"), "Which game is --players for?"),
        (("--text", "--lan"), "--lan and --text cannot be used together"),
        (("nogame",), 'There is no game "nogame"'),
        (("sowix", "--players", "9"), "sowix is for 2 to 8 players"),
        (("sowix", "--level", "genius"), "There is no level genius"),
        (("sowix", "--level", "random"), "There is no level random"),
        (("sowix", "--option", "colour=red"), ""),
        (("sowix", "--name", "\x1b[31m"), "A name needs 1 to 20 visible characters"),
    ],
)
def test_an_impossible_request_is_answered_in_one_sentence(
    arguments: tuple[str, ...], start: str, tmp_path: Path
) -> None:
    ran = run("play", *arguments, home=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(start)
    assert ran.err.count("\n") == 1
    assert not list(tmp_path.iterdir()), "nothing was started"


@pytest.mark.parametrize(
    ("environment", "platform", "screen"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "1"}, "linux", False),
        ({"SSH_CONNECTION": "1"}, "darwin", False),
        ({"BROWSER": "firefox", "SSH_CONNECTION": "1"}, "linux", True),
    ],
)
def test_a_browser_is_opened_where_somebody_sees_it(environment: dict[str, str], platform: str, screen: bool) -> None:
    assert has_screen(environment, platform) is screen
