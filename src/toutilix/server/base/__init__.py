"""The base of every other part of the server: settings, logs, limits, names, tokens and the typed protocol."""
