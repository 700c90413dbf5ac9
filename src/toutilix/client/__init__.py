"""A program at a table with people: a small client for the protocol of the table server.

    import toutilix.client

    toutilix.client.play("http://localhost:8000/t/k7Qm2Xw9", toutilix.player("regular"), name="Robo")

The link, or a code that somebody says aloud, is all it takes. The player is anything with `move(view)`: what the server
tells the seat becomes the same view as everywhere. Programs with an event loop of their own use `TableSeat`.
docs/protocol.md says what crosses the wire. It needs the extra `toutilix[server]`, for its HTTP.
"""

from toutilix.client.addresses import TableLink, read_link
from toutilix.client.seat import TableSeat, play

__all__ = ["TableLink", "TableSeat", "play", "read_link"]
