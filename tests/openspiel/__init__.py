"""Oldchapix through OpenSpiel is the Oldchapix that we play."""

import pytest

pytest.importorskip("pyspiel", reason="open_spiel is not installed here: make test-openspiel runs these")
