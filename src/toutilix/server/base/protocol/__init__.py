"""The typed protocol: every message that a client may send and every one that it may get.

Seats count from 1, cards and moves are in the one notation, and nothing is a sentence: ids and arguments cross, words
are made where they are read.
"""
