"""What a decision is worth, why, and where the points of a match went: always from what the seat could know."""
