"""Live tables: one authority for each, all acts in one order, nothing told before it is on disk."""
