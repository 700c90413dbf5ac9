"""The public names with their signatures. `python -m tests.api.surface` writes surface.txt again."""

import inspect
import re
from enum import Enum
from pathlib import Path

import toutilix

GOLDEN = Path(__file__).parent / "surface.txt"


def surface() -> str:
    lines: list[str] = []
    for name in sorted(toutilix.__all__):
        found = getattr(toutilix, name)
        if inspect.isclass(found):
            lines += _class(name, found)
        elif callable(found):
            lines.append(f"{name}{_signature(found)}")
        else:
            lines.append(f"{name}: {type(found).__name__}")
    return "\n".join(lines) + "\n"


def _class(name: str, found: type) -> list[str]:
    shown = [base for base in found.__bases__ if base is not object and not base.__module__.startswith("toutilix.")]
    bases = ", ".join(base.__name__ for base in shown)
    lines = [f"class {name}({bases})" if bases else f"class {name}"]
    if issubclass(found, Enum):
        return [*lines, *(f"  {member.name} = {member.value!r}" for member in found)]
    ours = [base for base in found.__mro__ if base.__module__.startswith("toutilix")]
    members = {key for base in ours for key in vars(base) if not key.startswith("_")}
    constructor = next((vars(base)[key] for base in ours for key in ("__new__", "__init__") if key in vars(base)), None)
    if constructor is not None:
        lines.append(f"  {_signature(constructor)}")
    for key in sorted(members):
        member = inspect.getattr_static(found, key)
        if isinstance(member, property):
            lines.append(f"  {key} -> {_plain(inspect.signature(member.fget).return_annotation)}")  # type: ignore[arg-type]
        elif callable(member):
            lines.append(f"  {key}{_signature(member)}")
        else:
            lines.append(f"  {key}")
    return lines


def _signature(function: object) -> str:
    return _plain(inspect.signature(function))  # type: ignore[arg-type]


def _plain(written: object) -> str:
    """Types by the names that users know them by."""
    text = inspect.formatannotation(written) if not isinstance(written, inspect.Signature | str) else str(written)
    names = re.sub(
        r"toutilix\.(?:[a-z_]+\.)*|librt\.\w+\.|typing\.|pathlib\.(?:_local\.)?|collections\.abc\.", "", text
    )
    return re.sub(r"'(\w*Public\w*|Card)'", r"\1", names).replace("Public", "")


if __name__ == "__main__":
    GOLDEN.write_text(surface(), "utf-8")
