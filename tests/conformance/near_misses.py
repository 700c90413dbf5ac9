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


def folded(name: str, text: str) -> str:
    """A move as `legal` spells it, so that spellings of one move compare equal: no colours where they do not matter,
    groups and letters in order, the side only where it is needed."""
    if name not in ("strategix", "rummylix"):
        return text
    words = [re.sub(r"^([A-Z])[pbyv]$", r"\1", word) for word in text.split()]
    verb = [words.pop(0)] if words and words[0].islower() else []
    if verb in ([], ["lay"]):
        groups = [_in_order(group.split(), keep=bool(verb)) for group in " ".join(words).split("+")]
        return " ".join([*verb, " + ".join(_stars_last(sorted(groups, key=_by_letters)))])
    if verb == ["add"] and len(words) > 2:
        words = words[:2]
    return " ".join(verb + words)


def _by_letters(group: list[str]) -> list[str]:
    return [card.lstrip("*") for card in group]


def _in_order(cards: list[str], *, keep: bool) -> list[str]:
    """Letters ascending, unless the order of a circular run has a meaning."""
    return cards if keep else sorted(cards, key=lambda card: (card.lstrip("*"), card.startswith("*")))


def _stars_last(groups: list[list[str]]) -> list[str]:
    """Real cards go to the earlier places of each letter."""
    real: dict[str, int] = {}
    for group in groups:
        for card in group:
            if not card.startswith("*"):
                real[card] = real.get(card, 0) + 1
    spelled = []
    for group in groups:
        words = []
        for letter in _by_letters(group):
            if real.get(letter, 0):
                real[letter] -= 1
                words.append(letter)
            else:
                words.append(f"*{letter}")
        spelled.append(" ".join(words))
    return spelled
