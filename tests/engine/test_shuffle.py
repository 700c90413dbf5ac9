"""Chance: from a seed to cards, by an algorithm that others can repeat."""

import hashlib
import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.shuffle import Shuffler, commitment


def repeated(seed: bytes, words: list[str], cards: list[int], hand: int, shuffle: int) -> list[int]:
    """The documented algorithm, written again from its description."""
    message = b"".join(len(word.encode()).to_bytes(4, "big") + word.encode() for word in words)
    key = hmac.new(seed, message, hashlib.sha256).digest()
    numbers: list[int] = []
    counter = 0
    shuffled = list(cards)
    for place in reversed(range(1, len(shuffled))):
        while True:
            if not numbers:
                block = hmac.new(key, f"{hand}/{shuffle}/{counter}".encode(), hashlib.sha256).digest()
                numbers = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
                counter += 1
            number = numbers.pop(0)
            if number < 2**32 // (place + 1) * (place + 1):
                break
        other = number % (place + 1)
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    return shuffled


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(max_size=8), max_size=4),
    st.lists(st.integers(0, 131), max_size=100),
    st.integers(1, 9),
    st.integers(0, 4),
)
def test_the_documented_algorithm_gives_the_same_order(
    seed: bytes, words: list[str], cards: list[int], hand: int, shuffle: int
) -> None:
    ours = Shuffler(seed, words).permute(vec[i64](cards), hand, shuffle)
    assert [int(card) for card in ours] == repeated(seed, words, cards, hand, shuffle)


def test_seed_words_hand_and_shuffle_all_matter() -> None:
    cards = vec[i64](list(range(52)))
    orders = {
        tuple(Shuffler(seed, words).permute(cards, hand, shuffle))
        for seed in (bytes(32), bytes(31) + b"1")
        for words in (["", ""], ["a", ""], ["", "a"], ["aa", ""])
        for hand in (1, 2)
        for shuffle in (0, 1)
    }
    assert len(orders) == 32


def test_words_are_kept_apart() -> None:
    cards = vec[i64](list(range(52)))
    assert Shuffler(bytes(32), ["ab", "c"]).permute(cards, 1, 0) != Shuffler(bytes(32), ["a", "bc"]).permute(
        cards, 1, 0
    )


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


def test_every_order_of_four_cards_is_equally_likely() -> None:
    cards = vec[i64]([0, 1, 2, 3])
    shuffler = Shuffler(bytes(32), [])
    seen = Counter(tuple(shuffler.permute(cards, hand, 0)) for hand in range(1, 4801))
    assert len(seen) == 24
    # Chi-squared with 23 degrees of freedom: 49.7 is passed once in a thousand times; the seed is fixed.
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 49.7


def test_shuffling_leaves_the_given_cards_alone() -> None:
    cards = vec[i64]([1, 2, 3, 4, 5])
    Shuffler(bytes(32), []).permute(cards, 1, 0)
    assert list(cards) == [1, 2, 3, 4, 5]
