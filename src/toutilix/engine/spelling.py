"""One spelling for moves that can be written in several ways."""

import re


def spelled(text: str) -> str:
    """A move of groups or at runs as `legal` spells it: no colours, groups and letters in order, the side only where it
    is needed."""
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
