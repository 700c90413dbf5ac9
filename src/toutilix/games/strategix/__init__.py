"""Strategix (French: Stratégix)."""

from toutilix.engine.kind import Kind
from toutilix.games.strategix.notation import StrategixNotation
from toutilix.games.strategix.options import OPTIONS, make, settings_of

KIND: Kind = Kind("strategix", 2, 4, OPTIONS, make, settings_of, StrategixNotation())
