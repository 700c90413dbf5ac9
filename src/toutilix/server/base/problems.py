"""The errors of the HTTP API."""

from toutilix.engine.errors import Malformed


class ApiError(Exception):
    """An HTTP status and why, with words in both languages."""

    def __init__(self, status: int, why: Malformed) -> None:
        super().__init__(why.code)
        self.status = status
        self.why = why
