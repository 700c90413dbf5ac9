"""Oldchapix (French: Vieubarbix)."""

from toutilix.engine.kind import Kind
from toutilix.games.oldchapix.notation import OldchapixNotation
from toutilix.games.oldchapix.options import OPTIONS, make, settings_of

KIND: Kind = Kind("oldchapix", 3, 5, OPTIONS, make, settings_of, OldchapixNotation())
