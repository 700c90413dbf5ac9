"""Play at three tables, on both databases, and write down what the store then holds."""

import random
import re
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

from tests.server.house import OpenHouse, reached, spend
from tests.server.players import everybody
from tests.server.store.place import Place
from tests.server.store.postgres_server import PostgresServer, find_program
from tests.server.store.released import Sample, file_of
from toutilix.server.store.schema import MIGRATIONS

MIDDLE = 14
SHORT = {"target": 1}
# Commands of psql, settings of the session, and what names a schema: the text is run in a schema of the test's own.
_NOT_OURS = re.compile(r"^(--.*|\\.*|SET .*|SELECT pg_catalog\.set_config.*|)\n", re.MULTILINE)


def play(folder: Path, store: str) -> Sample:
    samples: list[Sample] = []

    async def evening(house: OpenHouse) -> None:
        playing, people = await house.playing("sowix", 2, options=SHORT)
        await everybody(*(player.play_on(random.Random(1), reached(MIDDLE)) for player in people))
        over, others = await house.playing("sowix", 2, options=SHORT)
        await everybody(*(player.play_on(random.Random(2)) for player in others))
        lobby = await house.create("rummylix", 2, pace={"bots": "instant", "away_seconds": None})
        samples.append(Sample(playing, over, lobby, house.table(playing[0]).n))

    spend(folder, evening, store=store)
    return samples[0]


def write(place: Place, sample: Sample, sql: str) -> None:
    file = file_of(len(MIGRATIONS), place)
    file.write_text(f"-- {sample.write()}\n{sql.strip()}\n", "utf-8")
    print(file.name)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        place = Place(f"sqlite:{name}/tables.sqlite")
        sample = play(Path(name), place.url)
        with closing(sqlite3.connect(place.path)) as file:
            write(place, sample, "\n".join(file.iterdump()))
        server = PostgresServer()
        try:
            server.set_up()
            sample = play(Path(name), server.url())
            command = [find_program("pg_dump") or "pg_dump", "--inserts", "--no-owner", "--no-privileges", server.url()]
            dump = subprocess.run(command, text=True, check=True, stdout=subprocess.PIPE).stdout
            write(Place(server.url()), sample, _NOT_OURS.sub("", dump).replace("public.", ""))
        finally:
            server.remove()


if __name__ == "__main__":
    main()
