import { expect, test } from "vitest";
import { SOUNDS } from "../../src/cards/sounds.ts";
import { GAMES } from "../../src/games/list.ts";
import { endSound, SHARED_SOUNDS, soundsFor as soundsOf } from "../../src/table/event_sounds.ts";
import type { GameEvent } from "../../src/wire/acts.ts";
import type { Act } from "../../src/wire/protocol.ts";

const ALL = Object.assign(
  {},
  SHARED_SOUNDS,
  ...(await Promise.all(GAMES.map((one) => one.load()))).map((one) => one.sounds),
);
const soundsFor = (acts: Act[], seat: number | null) => soundsOf(acts, seat, ALL);

const act = (seat: number | undefined, ...events: GameEvent[]): Act => ({ n: 1, ...(seat ? { seat } : {}), events });

test("a game names sounds that there are, for events of its own", async () => {
  for (const { name, load } of GAMES) {
    const { sounds } = await load();
    expect(Object.keys(sounds).filter((id) => !id.startsWith(`${name}.`))).toEqual([]);
    const named = Object.values(sounds).filter((one) => typeof one === "string");
    expect(named.filter((one) => !SOUNDS.includes(one))).toEqual([]);
  }
});

test("of one act only the most important is heard, and then one's own turn", () => {
  const taken = act(
    4,
    { id: "oldchapix.played", seat: 4, card: "Ip" },
    { id: "oldchapix.took", seat: 1 },
    { id: "engine.turn", seat: 1 },
  );
  expect(soundsFor([taken], 1)).toEqual(["trick", "turn"]);
  expect(soundsFor([taken], 2)).toEqual(["trick"]);
  expect(soundsFor([taken], null)).toEqual(["trick"]);
});

test("a player who plays again does not hear their own turn", () => {
  const again = act(1, { id: "sowix.played", seat: 1, called: false, card: "Xp" }, { id: "engine.turn", seat: 1 });
  expect(soundsFor([again], 1)).toEqual(["laid"]);
});

test("stars, firecrackers and calls have sounds of their own", () => {
  const played = (card: string, called = false) => [act(2, { id: "sowix.played", seat: 2, called, card })];
  expect(soundsFor(played("Kp"), 1)).toEqual(["laid"]);
  expect(soundsFor(played("*K"), 1)).toEqual(["star"]);
  expect(soundsFor(played("!"), 1)).toEqual(["firecracker"]);
  expect(soundsFor(played("Kp", true), 1)).toEqual(["called"]);
  const caught = act(2, { id: "sowix.caught", seat: 2, caught: 1 }, { id: "sowix.drew", seat: 1, cards: ["Kp"] });
  expect(soundsFor([caught], 1)).toEqual(["caught"]);
});

test("the end of a hand or a match is heard with the points, and by the winner as a fanfare", () => {
  const ends = { id: "engine.hand_ends", hand: 1 } as const;
  const hand = [act(1, { id: "sowix.played", seat: 1, called: false, card: "Xp" }, ends)];
  const match = [act(1, ends, { id: "engine.won", seat: 2, points: 9 })];
  expect(soundsFor(hand, 1)).toEqual(["laid"]);
  expect(soundsFor(match, 1)).toEqual([]);
  expect(endSound(hand, 1)).toBe("hand");
  expect([1, 2, null].map((seat) => endSound(match, seat))).toEqual(["match", "won", "won"]);
});
