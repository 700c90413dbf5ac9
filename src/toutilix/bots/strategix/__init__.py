"""Strategix bots."""
