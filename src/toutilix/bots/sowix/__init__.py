"""Sowix bots."""
