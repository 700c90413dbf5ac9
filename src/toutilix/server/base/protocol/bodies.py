"""Decoders of what comes with the API's requests, made once for every host."""

import msgspec

from toutilix.server.base.protocol import api

NEW_TABLE = msgspec.json.Decoder(api.NewTable)
NEW_LESSON = msgspec.json.Decoder(api.NewLesson)
NEW_DAILY = msgspec.json.Decoder(api.NewDaily)
JOIN = msgspec.json.Decoder(api.Join)
REMATCH = msgspec.json.Decoder(api.Rematch)
HOST_ACT: msgspec.json.Decoder[api.HostAct] = msgspec.json.Decoder(api.HostAct)
