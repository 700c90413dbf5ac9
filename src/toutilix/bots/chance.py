"""The bots' own chance: it follows from the deals, so that the same seed plays the same match."""

import hashlib

from librt.random import Random

from toutilix.engine.match import Match


def chance_at(match: Match, seat: int) -> int:
    """The seed of a bot's own chance at this moment of a match that must be the same for everybody. It follows from the
    deals and from how many acts of the hand stand: the same moves, with or without undoing some, meet the same
    answers."""
    moment = f"{match.state.table.hand}/{len(match.hand.acts)}/{seat + 1}"
    digest = hashlib.sha256(b"players" + match.seed + moment.encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def chance_of(seed: bytes, mark: int = 0) -> Random:
    """The random numbers of the bots in a match; the deals have a stream of their own."""
    digest = hashlib.sha256(b"players" + seed + mark.to_bytes(8, "big")).digest()
    return Random(int.from_bytes(digest[:8], "big") >> 1)
