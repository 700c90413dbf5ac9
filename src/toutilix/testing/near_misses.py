"""Moves that are almost right: a typed move with one card, letter, colour, number, side or word changed."""

import re

from librt.random import Random

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def near_misses(text: str, rng: Random) -> list[str]:
    """Some texts that differ from a move in one thing; most are illegal, some are other legal moves."""
    words = text.split()
    found = []
    for place in range(len(words)):
        word = words[place]
        changed = [LETTERS[rng.randrange(26)], f"*{LETTERS[rng.randrange(26)]}", "*", "!"]
        if re.fullmatch(r"[A-Z][pbyv]?", word):
            letter = LETTERS[(LETTERS.index(word[0]) + (1 if rng.randrange(2) else -1)) % 26]
            changed += [letter + word[1:], word[0] + "pbyv"[rng.randrange(4)], f"*{word[0]}"]
        elif word.isdigit():
            changed += [str(int(word) + 1), "0", str(rng.randrange(9))]
        elif word in ("left", "right"):
            changed += ["right" if word == "left" else "left"]
        found += [" ".join([*words[:place], other, *words[place + 1 :]]) for other in changed]
        found.append(" ".join(words[:place] + words[place + 1 :]))
        found.append(" ".join([*words[: place + 1], word, *words[place + 1 :]]))
        found.append(" ".join([*words[:place], "+", *words[place:]]))
    found += [f"{text} {LETTERS[rng.randrange(26)]}", f"{text} + {text}", f"{text} toutilix", "pass", "draw", "take"]
    return [miss for miss in found if miss != text]
