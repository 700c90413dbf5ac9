"""Tokens and table ids: long enough, different each time, and kept only as hashes."""

import base64
import hashlib

from toutilix.server.base.tokens import TABLE_LETTERS, hash_token, matches, new_table_id, new_token


def test_a_token_has_256_bits_and_is_new_each_time() -> None:
    tokens = [new_token() for _ in range(1000)]
    assert len(set(tokens)) == len(tokens)
    assert all(len(base64.urlsafe_b64decode(token + "=")) == 32 for token in tokens)


def test_a_table_id_has_80_bits_and_can_be_read_aloud() -> None:
    ids = [new_table_id() for _ in range(1000)]
    assert len(set(ids)) == len(ids)
    assert len(TABLE_LETTERS) ** len(ids[0]) == 2**80
    assert set("".join(ids)) == set(TABLE_LETTERS)
    assert not set("ilou") & set(TABLE_LETTERS)


def test_only_the_hash_is_kept() -> None:
    token = new_token()
    kept = hash_token(token)
    assert kept == hashlib.sha256(token.encode()).hexdigest()
    assert matches(token, kept)
    for wrong in ("", token[:-1], token + "A", token.swapcase(), kept, new_token(), "\ud800", "é"):
        assert not matches(wrong, kept)
