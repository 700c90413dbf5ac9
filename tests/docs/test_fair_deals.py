"""docs/fair-deals.md, written again without the program: the same cards come out, for every game and table."""

import hashlib
import hmac
from collections.abc import Iterator

import pytest

from tests.records.regenerate import every_table
from toutilix.engine.kind import AnyKind, GameKind
from toutilix.engine.match import Match
from toutilix.engine.shuffle import Shuffler

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PINK = [letter + "p" for letter in LETTERS]
BLUE = [letter + "b" for letter in LETTERS]
CAPITALS = [letter + "y" for letter in "AAEEIIOOUU"] + [letter + "v" for letter in "AACDEEEEEIILLMNNOPRRRSSSTTTU"]
SPECIALS = ["*"] * 7 + ["!"] * 3
WORDS = ["", "biscuit", "été", "a longer word", "", "6", "", "h"]


def numbers(key: bytes, hand: int, shuffle: int) -> Iterator[int]:
    counter = 0
    while True:
        block = hmac.new(key, f"{hand}/{shuffle}/{counter}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def shuffled(cards: list[str], key: bytes, hand: int, shuffle: int) -> list[str]:
    stream = numbers(key, hand, shuffle)
    mixed = list(cards)
    for place in reversed(range(1, len(mixed))):
        most = 2**32 // (place + 1) * (place + 1)
        chosen = next(number for number in stream if number < most) % (place + 1)
        mixed[place], mixed[chosen] = mixed[chosen], mixed[place]
    return mixed


def in_blocks(cards: list[str], players: int, each: int) -> list[list[str]]:
    blocks = [cards[seat * each : (seat + 1) * each] for seat in range(players)]
    rest = cards[players * each :]
    return [*blocks, rest] if rest else blocks


def deal(game: str, players: int, key: bytes, hand: int) -> list[list[str]]:
    if game == "oldchapix":
        gone = {3: ["Zp"], 4: [], 5: ["Zp", "Zb"]}[players]
        pack = [card for card in PINK + BLUE if card not in gone]
        return in_blocks(shuffled(pack, key, hand, 0), players, {3: 17, 4: 13, 5: 10}[players])
    if game == "strategix" and players == 2:
        letters = shuffled(PINK[1:25] + BLUE[1:25], key, hand, 0)
        pack = letters[20:] + SPECIALS + ["Zp", "Zb"]
        return [*in_blocks(shuffled(pack, key, hand, 1), 2, 20), letters[:20]]
    if game == "strategix":
        pack = PINK[1:] + BLUE[1:] + SPECIALS
        return in_blocks(shuffled(pack, key, hand, 0), players, 60 // players)
    pack = PINK + BLUE + (CAPITALS if game == "sowix" else []) + SPECIALS
    return in_blocks(shuffled(pack, key, hand, 0), players, 7)


@pytest.mark.parametrize(
    ("kind", "players"), every_table(), ids=lambda part: part.name if isinstance(part, GameKind) else str(part)
)
def test_a_stranger_deals_the_same_cards(kind: AnyKind, players: int) -> None:
    seed = hashlib.sha256(kind.name.encode()).digest()
    words = WORDS[:players]
    said = b"".join(len(word.encode()).to_bytes(4, "big") + word.encode() for word in words)
    key = hmac.new(seed, said, hashlib.sha256).digest()
    match = Match(kind, players, seed=seed, words=words)
    shuffler = Shuffler(seed, words)
    for hand in (1, 2):
        dealt = match.kind.notation.write_deal(match.game.deal_from(shuffler, hand))
        assert dealt == " / ".join(" ".join(block) for block in deal(kind.name, players, key, hand))
