"""Toutilix: the letter-card games of Christine Larquetout, on a screen. An unofficial project."""

__version__ = "0.1.0"
