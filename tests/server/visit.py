"""Somebody on another machine: python -m tests.server.visit URL creates a table there, joins it and sits down."""

import asyncio
import json
import sys

from aiohttp import ClientSession


async def visit(url: str) -> dict[str, object]:
    async with ClientSession() as client:
        page = {"Origin": url.rstrip("/")}
        wish = {"game": "oldchapix", "players": 4, "bots": {"3": "beginner", "4": "beginner"}, "name": "Ada"}
        async with client.post(f"{url}api/tables", json=wish, headers=page) as answer:
            created = await answer.json()
            assert answer.status == 201, created
        table = f"{url}api/tables/{created['about']['id']}"
        async with client.post(f"{table}/seats", json={"name": "Zoé"}, headers=page) as answer:
            joined = await answer.json()
            assert answer.status == 201, joined
        async with client.ws_connect(f"{table}/live", headers=page) as live:
            await live.send_json({"type": "hello", "token": joined["key"]["token"]})
            welcome = json.loads(await live.receive_str())
        return {
            "type": welcome["type"],
            "seat": welcome["seat"],
            "names": [s["name"] for s in joined["about"]["seats"]],
        }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(visit(sys.argv[1]))))
