"""The front door for programs: what `import toutilix` offers, one class or function after the other.

Thin plain Python around the compiled rules. A `Public...` class here is what others know as `toutilix....`: the
engine's own class of that name with seats counted from 1, cards and moves in notation, words instead of numbers, and a
docstring. Nothing here decides anything about a game.
"""
