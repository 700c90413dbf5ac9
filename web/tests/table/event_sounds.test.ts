import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SOUNDS, TONES } from "../../src/cards/sounds.ts";
import { GAMES } from "../../src/games/list.ts";
import { SHARED_SOUNDS, soundsFor as soundsOf } from "../../src/table/event_sounds.ts";
import type { Act, Happening } from "../../src/wire/protocol.ts";

const ROOT = join(import.meta.dirname, "../../..");

const ALL = Object.assign(
  {},
  SHARED_SOUNDS,
  ...(await Promise.all(GAMES.map((one) => one.load()))).map((one) => one.sounds),
);
const soundsFor = (acts: Act[], seat: number | null) => soundsOf(acts, seat, ALL);

/** Every event that the Python side makes: those heard in its matches, and those written in its sources. */
function eventIds(): string[] {
  const spoken = JSON.parse(readFileSync(join(ROOT, "tests/words/spoken.json"), "utf-8")) as {
    sentences: { event?: Happening }[];
  };
  const heard = spoken.sentences.flatMap(({ event }) => (event ? [event.id] : []));
  const written = readdirSync(join(ROOT, "src/toutilix"), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".py"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf-8"))
    .flatMap((text) => [...text.matchAll(/\bEvent\(\s*"([a-z_.]+)"/g)].map((found) => found[1] as string));
  return [...new Set([...heard, ...written])].filter((id) => /^(engine|oldchapix|strategix|sowix|rummylix)\./.test(id));
}

const act = (seat: number | undefined, ...events: Happening[]): Act => ({ n: 1, ...(seat ? { seat } : {}), events });

test("for every event it is decided whether and how it sounds", () => {
  const ids = eventIds();
  expect(ids.length).toBeGreaterThan(60);
  expect(ids.filter((id) => !(id in ALL))).toEqual([]);
});

test("every sound is short, and begins at once", () => {
  expect(Object.keys(TONES).sort()).toEqual([...SOUNDS].sort());
  for (const [name, tones] of Object.entries(TONES)) {
    expect(Math.min(...tones.map((tone) => tone.at ?? 0)), name).toBe(0);
    expect(Math.max(...tones.map((tone) => (tone.at ?? 0) + tone.lasts)), name).toBeLessThanOrEqual(300);
  }
});

test("of one act only the most important is heard, and then one's own turn", () => {
  const taken = act(
    4,
    { id: "oldchapix.played", seat: 4, cards: "Ip" },
    { id: "oldchapix.took", seat: 1 },
    { id: "engine.turn", seat: 1 },
  );
  expect(soundsFor([taken], 1)).toEqual(["trick", "turn"]);
  expect(soundsFor([taken], 2)).toEqual(["trick"]);
  expect(soundsFor([taken], null)).toEqual(["trick"]);
});

test("whoever plays again does not hear their own turn", () => {
  const again = act(1, { id: "sowix.played", seat: 1, cards: "Xp" }, { id: "engine.turn", seat: 1 });
  expect(soundsFor([again], 1)).toEqual(["laid"]);
});

test("stars, firecrackers and calls have sounds of their own", () => {
  const played = (cards: string, number = 0) => [act(2, { id: "sowix.played", seat: 2, cards, number })];
  expect(soundsFor(played("Kp"), 1)).toEqual(["laid"]);
  expect(soundsFor(played("*K"), 1)).toEqual(["star"]);
  expect(soundsFor(played("!"), 1)).toEqual(["firecracker"]);
  expect(soundsFor(played("Kp", 1), 1)).toEqual(["called"]);
  expect(soundsFor([act(2, { id: "sowix.caught", seat: 2, other: 1 }, { id: "sowix.drew", seat: 1 })], 1)).toEqual([
    "caught",
  ]);
});

test("the end of a match is heard over the end of its last hand", () => {
  expect(soundsFor([act(1, { id: "engine.hand_ends" }, { id: "engine.won", seat: 2 })], 1)).toEqual(["match"]);
  expect(soundsFor([act(undefined, { id: "engine.total", seat: 1 })], 1)).toEqual([]);
});
