"""Judge decisions, say why, and find where the points of a match went: always from what the seat could know."""
