"""Secrets of a table: what holds a seat, the id in the link, and the code that is said across a room."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 32
TABLE_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Base 32 for reading aloud: no i, l, o, which look like digits, and no u."""
TABLE_LENGTH = 16
CODE_LENGTH = 6
"""The characters of a table's id that make its code: 30 bits, few enough to be said and typed, and too many to be
guessed one by one."""
_HEARD = str.maketrans("oilu", "011v", " -_.\u00a0\u202f")
"""Characters that people type instead of those of a code, and between them."""


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """80 random bits: without the link nobody finds the table."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def code_of(id: str) -> str:
    return id[:CODE_LENGTH]


def read_code(text: str) -> str:
    """The code as somebody heard or read it."""
    return text.strip().lower().translate(_HEARD)


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and set(text) <= set(TABLE_LETTERS)


def hash_token(token: str) -> str:
    """The hash to store. The token has 256 random bits, so a plain hash cannot be searched and needs no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, hashed: str) -> bool:
    """Does the token fit the hash? Asked in a time that does not tell how much of it was right."""
    return hmac.compare_digest(hash_token(token), hashed)
