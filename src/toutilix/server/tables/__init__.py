"""Live tables: one authority for each, all acts in one order, nothing sent before it is on disk."""
