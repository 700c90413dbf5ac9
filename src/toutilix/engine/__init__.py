"""The parts that all games share: tables, views, moves, events, deals, positions and records."""
