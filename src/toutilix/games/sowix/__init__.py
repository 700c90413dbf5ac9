"""Sowix, the sowing game whose sheet has lost its title."""

from toutilix.engine.kind import Kind
from toutilix.games.sowix.notation import SowixNotation
from toutilix.games.sowix.options import OPTIONS, make, settings_of

KIND: Kind = Kind("sowix", 2, 8, OPTIONS, make, settings_of, SowixNotation())
