"""Decoders of what comes with the API's requests, made once for every host."""

import msgspec

from toutilix.server.base.protocol import api, practice

NEW_TABLE = msgspec.json.Decoder(api.NewTable)
NEW_LESSON = msgspec.json.Decoder(api.NewLesson)
NEW_DAILY = msgspec.json.Decoder(api.NewDaily)
JOIN = msgspec.json.Decoder(api.Join)
REMATCH = msgspec.json.Decoder(api.Rematch)
READ_CARDS = msgspec.json.Decoder(practice.ReadCards)
TRY_MOVE = msgspec.json.Decoder(practice.TryMove)
HOST_ACT: msgspec.json.Decoder[api.HostAct] = msgspec.json.Decoder(api.HostAct)
