"""What every other part of the server stands on: settings, logs, limits, names, tokens and the typed protocol."""
