"""Matches without a table: tournaments over the same deals for everybody, what they prove, and pictures of it."""
