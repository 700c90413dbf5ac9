"""Rummylix bots."""
