"""Oldchapix bots."""
