"""Secrets of a table: what holds a seat, and the id in the link."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 32
TABLE_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Base 32 for reading aloud: no i, l, o, which look like digits, and no u."""
TABLE_LENGTH = 16


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """80 random bits: who has no link does not find the table."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def hash_token(token: str) -> str:
    """What is kept. The token has 256 random bits, so a plain hash cannot be searched and needs no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, hashed: str) -> bool:
    """In a time that does not tell how much of it was right."""
    return hmac.compare_digest(hash_token(token), hashed)
