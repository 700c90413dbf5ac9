"""docs/server.md has every setting, as the program has it."""

import tomllib
from dataclasses import fields
from pathlib import Path

from toutilix.server.base.configure import read_settings
from toutilix.server.base.setting_kinds import Amount, Days, Whole, YesNo
from toutilix.server.base.settings import SETTINGS, Setting, Settings

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text("utf-8")


def values(setting: Setting) -> str:
    kind = setting.spec.kind
    if isinstance(kind, Whole | Amount):
        return f"{kind.low:g} to {int(kind.high)}"
    if isinstance(kind, YesNo):
        return "yes, no"
    if isinstance(kind, Days):
        return "days, `forever`"
    return kind.sign.replace("|", ", ").replace("...", "…")


def line(setting: Setting) -> str:
    shown_default = setting.spec.default
    if not shown_default:
        [default] = [field.default for field in fields(Settings) if field.name == setting.name]
        shown_default = setting.spec.kind.write(default)
    return f"| `{setting.name}` | {values(setting)} | {shown_default} | {setting.spec.meaning} |"


def test_the_table_has_every_setting_as_it_is() -> None:
    table = "\n".join(line(setting) for setting in SETTINGS)
    assert table in PAGE, f"the table in docs/server.md should be:\n{table}"


def test_the_file_of_the_example_can_be_read(tmp_path: Path) -> None:
    example = PAGE.partition("```toml\n")[2].partition("```")[0]
    assert len(tomllib.loads(example)) > 3
    file = tmp_path / "toutilix.toml"
    file.write_text(example)
    assert read_settings({}, {}, str(file)) != Settings()
