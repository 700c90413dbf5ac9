"""Rummylix (French: Ramilix)."""

from toutilix.engine.kind import Kind
from toutilix.games.rummylix.notation import RummylixNotation
from toutilix.games.rummylix.options import OPTIONS, make, settings_of

KIND: Kind = Kind("rummylix", 2, 4, OPTIONS, make, settings_of, RummylixNotation())
