"""What every game keeps: tables, views, moves, events, deals, positions and records."""
