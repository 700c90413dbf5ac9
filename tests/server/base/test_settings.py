"""Settings: where they come from, which choice wins, and what is said of a wrong one."""

import dataclasses
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path

import pytest

from toutilix.engine.errors import Malformed
from toutilix.server.base import configure
from toutilix.server.base.configure import read_settings
from toutilix.server.base.settings import SETTINGS, Setting, Settings
from toutilix.words import LANGUAGES, Words

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)

WEB = Path(__file__).resolve().parents[3] / "web"
"""A folder with a page, as a built site is one."""

OTHERS: dict[str, str] = {
    "offline": str(WEB),
    "host": "192.0.2.7",
    "port": "0",
    "store": "postgresql://cards@db/tables",
    "store_deadline": "2.5",
    "lan": "yes",
    "public_url": "https://example.org/cards",
    "trusted_proxies": "10.0.0.2/32,fd00::/8",
    "origins": "https://example.org,http://example.net:8080",
    "workers": "3",
    "lease_seconds": "12.5",
    "node_url": "http://192.0.2.7:8026",
    "cluster_secret": "sixteen characters",
    "limits": "no",
    "keep_days": "90",
    "bot_workers": "7",
    "expert_seconds": "0.25",
    "hint_seconds": "0.3",
    "bot_slot": "0.5",
    "node": "cards-1.example",
    "metrics": "[::1]:8027",
    "log_format": "json",
    "log_level": "debug",
}
"""A value other than the default for each setting; the rest are whole numbers."""

BACK = {
    "offline": f"{WEB}/",
    "public_url": "http://b",
    "trusted_proxies": "192.0.2.0/24",
    "origins": "http://b",
    "node_url": "http://b",
    "cluster_secret": "another sixteen characters",
}
"""Values of settings whose default is none: a variable that is empty counts as not set."""
WRONG: dict[str, list[str]] = {
    "offline": ["/nowhere", str(WEB / "src")],
    "host": ["", "two words", "http://localhost", "host:80:x/"],
    "port": ["65536", "-1", "1.5", "http", "٣"],
    "store": ["tables.sqlite", "mysql://somebody:hunter2@db/x", "sqlite:", "sqlite://"],
    "store_deadline": ["0", "0.9", "61"],
    "lan": ["maybe", "2"],
    "node_url": ["example.org", "ftp://example.org", "http://node:8026/path"],
    "cluster_secret": ["hunter2"],
    "public_url": [
        "example.org",
        "ftp://example.org",
        "https://",
        "https://a:b@example.org",
        "https://x/?q",
        "http://x:y",
    ],
    "trusted_proxies": ["proxy.example.org", "10.0.0.1/8", "10.0.0.0/33"],
    "origins": ["https://example.org/path", "*", "null"],
    "limits": ["full"],
    "keep_days": ["0", "never", "-3"],
    "bot_workers": ["0"],
    "expert_seconds": ["0", "61", "nan", "1e3", "-1"],
    "hint_seconds": ["11", "nan", "-1"],
    "bot_slot": ["11", "inf"],
    "node": ["", "two words", "a" * 41, "-x", "é"],
    "metrics": ["8027", "on", ":8027", "localhost:", "localhost:70000", "::1:8027", "two words:80"],
    "log_format": ["yaml"],
    "log_level": ["loud"],
}


def other(setting: Setting) -> str:
    return OTHERS.get(setting.name, "5000")


@pytest.fixture(autouse=True)
def _no_file_of_this_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(configure, "default_file", lambda: tmp_path / "default.toml")


def value(settings: Settings, setting: Setting) -> object:
    return getattr(settings, setting.name)


def refused(
    flags: Mapping[str, str], environment: Mapping[str, str] | None = None, config: str | None = None
) -> list[str]:
    """The sentence in each language."""
    with pytest.raises(Malformed) as caught:
        read_settings(flags, environment or {}, config)
    return [Words(language).malformed(caught.value) for language in LANGUAGES]


def toml(setting: Setting, text: str) -> str:
    bare = text.replace(".", "", 1).isdigit()
    return f"{setting.name} = {text if bare else repr(text)}\n"


def test_nothing_chosen_is_safe() -> None:
    settings = read_settings({}, {})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert not settings.lan
    assert settings.limits
    assert settings.trusted_proxies == ()
    assert settings.origins == ()


@each_setting
def test_flag_before_environment_before_file(setting: Setting, tmp_path: Path) -> None:
    file = tmp_path / "chosen.toml"
    wanted = setting.spec.kind.read(other(setting))
    default = value(Settings(), setting)
    back = setting.spec.kind.write(default)
    assert wanted != default
    file.write_text(toml(setting, other(setting)))
    assert value(read_settings({}, {}, str(file)), setting) == wanted
    if setting.name in BACK:
        back = BACK[setting.name]
        default = setting.spec.kind.read(back)
    assert value(read_settings({}, {setting.variable: back}, str(file)), setting) == default
    assert value(read_settings({setting.name: other(setting)}, {setting.variable: back}, str(file)), setting) == wanted


@each_setting
def test_a_written_setting_reads_the_same(setting: Setting) -> None:
    for settings in (Settings(), read_settings({setting.name: other(setting)}, {})):
        kept = value(settings, setting)
        assert setting.spec.kind.read(setting.spec.kind.write(kept)) == kept


@each_setting
def test_a_wrong_value_is_said_with_where_it_stands(setting: Setting, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    for wrong in WRONG.get(setting.name, ["0", "many", "10000000"]):
        file.write_text(f"{setting.name} = {wrong!r}\n")
        for sentence in refused({setting.name: wrong}):
            assert sentence.startswith(setting.flag)
        if wrong:
            for sentence in refused({}, {setting.variable: wrong}):
                assert sentence.startswith(setting.variable)
        for sentence in refused({}, {}, str(file)):
            assert sentence.startswith(f"{file}: {setting.name}")
            assert sentence.endswith(".")
            assert "hunter2" not in sentence


def test_types_of_the_file_are_taken_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "toutilix.toml"
    file.write_text('port = 9000\nlan = true\nlimits = false\norigins = ["http://a", "http://b"]\nbot_slot = 0.25\n')
    settings = read_settings({}, {}, str(file))
    assert (settings.port, settings.lan, settings.limits, settings.bot_slot) == (9000, True, False, 0.25)
    assert settings.origins == ("http://a", "http://b")


@pytest.mark.parametrize("line", ["port = [1]", "port = true", "[port]", "port = 1.0", "limits = 1979-05-27"])
def test_other_types_of_the_file_are_refused(line: str, tmp_path: Path) -> None:
    file = tmp_path / "toutilix.toml"
    file.write_text(line)
    for sentence in refused({}, {}, str(file)):
        assert str(file) in sentence


def test_unknown_keys_of_the_file_are_refused_with_the_nearest_name(tmp_path: Path) -> None:
    file = tmp_path / "toutilix.toml"
    file.write_text("prot = 1\n")
    assert refused({}, {}, str(file))[0] == f'{file}: there is no setting "prot"; did you mean port?'
    file.write_text("zzz = 1\n")
    assert refused({}, {}, str(file))[0] == f'{file}: there is no setting "zzz".'


def test_a_file_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    gone = tmp_path / "gone.toml"
    assert refused({}, {}, str(gone))[0] == f"Cannot read the file {gone}."
    assert refused({}, {configure.CONFIG_VARIABLE: str(gone)})[0] == f"Cannot read the file {gone}."
    gone.write_bytes(b"port = '\xff'")
    assert refused({}, {}, str(gone))[0] == f"Cannot read the file {gone}."
    gone.write_text("port 1")
    assert refused({}, {}, str(gone))[0].startswith(f"The file {gone} is not TOML: ")


def test_the_usual_file_is_read_where_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "default.toml").write_text("port = 1234\n")
    (tmp_path / "named.toml").write_text("port = 4321\n")
    assert read_settings({}, {}).port == 1234
    assert read_settings({}, {}, str(tmp_path / "named.toml")).port == 4321


def test_a_variable_set_to_nothing_is_not_set() -> None:
    assert read_settings({}, {"TOUTILIX_PORT": "", "TOUTILIX_PORTS": "7"}) == Settings()


def test_the_local_network_needs_an_address_it_can_reach() -> None:
    assert read_settings({"lan": "yes"}, {}).host == "0.0.0.0"
    assert read_settings({"lan": "yes", "host": "192.0.2.1"}, {}).host == "192.0.2.1"
    for host in ("127.0.0.1", "localhost", "::1", "[::1]"):
        for sentence in refused({"lan": "yes"}, {"TOUTILIX_HOST": host}):
            assert sentence.startswith("TOUTILIX_HOST")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("https://Example.ORG/", "https://example.org"),
        ("https://example.org:443/cards/", "https://example.org/cards"),
        ("http://[fd00::1]:8026", "http://[fd00::1]:8026"),
        ("http://example.org:443", "http://example.org:443"),
    ],
)
def test_an_address_is_kept_as_browsers_write_it(typed: str, meant: str) -> None:
    assert read_settings({"public_url": typed}, {}).public_url == meant


def test_proxies_are_addresses_and_networks() -> None:
    assert read_settings({"trusted_proxies": "10.0.0.2 fd00::/8"}, {}).trusted_proxies == (
        ip_network("10.0.0.2"),
        ip_network("fd00::/8"),
    )


def test_settings_do_not_show_a_password() -> None:
    settings = read_settings({"store": "postgresql://cards:hunter2@db/tables"}, {})
    assert "hunter2" in settings.store
    assert "hunter2" not in repr(settings)


def test_the_table_is_of_every_setting() -> None:
    assert [setting.name for setting in SETTINGS] == [field.name for field in dataclasses.fields(Settings)]
    assert all(setting.spec.meaning.endswith(".") or "..." in setting.spec.meaning for setting in SETTINGS)
