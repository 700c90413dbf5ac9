"""Where the cards of a position are: every one of them, once."""

from typing import Any

ONE_LIST = ("trick", "played", "boxed", "pile", "stock", "discard", "removed")


def all_cards(position: dict[str, Any]) -> list[str]:
    """Every card of a position, stars without their letters, sorted."""
    texts: list[str] = [*position["hands"], *(position.get(name, "") for name in ONE_LIST)]
    for tricks in position.get("won", []):
        texts += tricks
    for run in position.get("runs", []):
        texts.append(run["cards"])
        texts.append({"none": "", "left": "!", "right": "!", "both": "! !"}[run["blocked"]])
    if position.get("star_to_place"):
        texts.append("*")
    return sorted("*" if card.startswith("*") else card for text in texts for card in text.split())
