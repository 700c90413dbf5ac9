import { beforeEach, expect, test, vi } from "vitest";
import { readAddress, writeAddress } from "../../../src/pages/replay/address.ts";
import { REPLAY_KEYS } from "../../../src/pages/replay/keys.ts";
import { aboutOf, Playback } from "../../../src/pages/replay/playback.svelte.ts";
import { stepText } from "../../../src/pages/replay/step_text.ts";
import { Timeline } from "../../../src/pages/replay/timeline.ts";
import { commitmentOf, keepCommitment } from "../../../src/wire/keys.ts";
import type { Happened, MatchReplay, ShownOldchapixTable } from "../../../src/wire/protocol.ts";
import { load, Words } from "../../../src/words/words.ts";
import { move } from "../../games/written_moves.ts";

const TABLE = { hand: 0, turn: null, counts: [0, 0] } as unknown as ShownOldchapixTable;

type Step = Happened<"oldchapix">;

function step(act: Step["act"], told: Partial<Step> = {}): Step {
  return { type: "happened", act, table: {}, text: { sections: [], seats: [[{ id: String(act.n) }]] }, ...told };
}

const led = (n: number, seat: number, card: string) =>
  ({ n, seat, events: [{ id: "oldchapix.led", seat, card }] }) satisfies Step["act"];

/** Two hands of a very short game, seen by seat 2: an act that is taken back, and a card for each in the second hand. */
const REPLAY: MatchReplay<"oldchapix"> = {
  match: 3,
  game: "oldchapix",
  players: 2,
  names: ["Ada", "Bo"],
  options: {},
  commitment: "c",
  seat: 2,
  table: TABLE,
  own: { cards: [] },
  steps: [
    step(
      {
        n: 2,
        events: [
          { id: "engine.hand_begins", seat: 1, hand: 1 },
          { id: "engine.dealt", seat: 1, cards: ["??", "??"] },
          { id: "engine.dealt", seat: 2, cards: ["Ap", "Zb"] },
          { id: "engine.turn", seat: 1 },
        ],
      },
      { opened: [2], table: { hand: 1, over: null, turn: 1, counts: [2, 2] }, own: { cards: ["Ap", "Zb"] } },
    ),
    step(led(3, 1, "Bp"), { table: { turn: 2, counts: [1, 2] } }),
    step({ n: 4, seat: 1, events: [{ id: "engine.undone", seat: 1 }] }, { table: { turn: 1, counts: [2, 2] } }),
    step(led(5, 1, "Cp"), { table: { turn: 2, counts: [1, 2] } }),
    step({ n: 6, seat: 2, events: [{ id: "oldchapix.played", seat: 2, card: "Ap" }] }, { own: { cards: ["Zb"] } }),
    step(
      { n: 9, events: [{ id: "engine.hand_begins", seat: 2, hand: 2 }] },
      { table: { hand: 2 }, own: { cards: ["Tp"] } },
    ),
    step(led(10, 2, "Tp"), { own: { cards: [] } }),
  ],
};

function watch(): Playback {
  const playback = new Playback();
  playback.show(new Timeline(REPLAY), aboutOf("t", REPLAY));
  return playback;
}

const seen = ({ live, step }: Playback) => [
  step,
  live.n,
  live.table?.hand,
  live.table?.counts.join(),
  live.own?.cards.join(" "),
  live.log.map((act) => act.n).join(),
  live.text?.seats[0]?.[0]?.id,
];

test("every step shows the table as it was then, forward and back", () => {
  const playback = watch();
  const forward = REPLAY.steps.map((_, step) => {
    playback.goTo(step);
    return seen(playback);
  });
  expect(forward).toEqual([
    [0, 2, 1, "2,2", "Ap Zb", "2", "2"],
    [1, 3, 1, "1,2", "Ap Zb", "2,3", "3"],
    [2, 4, 1, "2,2", "Ap Zb", "2,3,4", "4"],
    [3, 5, 1, "1,2", "Ap Zb", "2,3,4,5", "5"],
    [4, 6, 1, "1,2", "Zb", "2,3,4,5,6", "6"],
    [5, 9, 2, "1,2", "Tp", "9", "9"],
    [6, 10, 2, "1,2", "", "9,10", "10"],
  ]);
  const back = REPLAY.steps.map((_, step) => {
    playback.goTo(REPLAY.steps.length - 1 - step);
    return seen(playback);
  });
  expect(back.reverse()).toEqual(forward);
});

test("no step beyond the ends, and hands are found by their deal", () => {
  const playback = watch();
  expect([playback.atStart, playback.atEnd, playback.hand]).toEqual([true, false, 0]);
  playback.goTo(-5);
  expect(playback.step).toBe(0);
  playback.goTo(99);
  expect([playback.step, playback.atEnd, playback.hand]).toEqual([6, true, 1]);
  playback.toHand(0);
  expect(playback.step).toBe(0);
  playback.toHand(1);
  expect(playback.step).toBe(5);
  expect(playback.timeline?.stepsOf(0)).toEqual([0, 1, 2, 3, 4]);
  expect(playback.timeline?.stepsOf(1)).toEqual([5, 6]);
});

test("it plays to the end, and from there begins again", () => {
  const playback = watch();
  playback.goTo(5);
  playback.play();
  expect(playback.playing).toBe(true);
  playback.goTo(6);
  expect(playback.playing).toBe(false);
  playback.play();
  expect([playback.step, playback.playing]).toEqual([0, true]);
  playback.pause();
  expect(playback.playing).toBe(false);
});

test("another viewpoint shows the same step, and nobody may act", () => {
  const playback = watch();
  playback.goTo(3);
  expect([playback.live.seat, playback.live.turn, playback.live.mine]).toEqual([2, 2, false]);
  const { own: _, seat: __, ...open } = REPLAY;
  const all = {
    ...open,
    open: true,
    hands: [[], []],
    steps: REPLAY.steps.map((step) => ({ ...step, hands: [["Bp"], ["Zb"]] })),
  };
  playback.show(new Timeline(all), aboutOf("t", REPLAY));
  expect([playback.step, playback.live.seat, playback.live.own]).toEqual([3, null, null]);
  expect(playback.timeline?.moments[3]?.hands).toEqual([["Bp"], ["Zb"]]);
  playback.live.play(move("Zb"));
  playback.live.next();
  expect(playback.step).toBe(3);
});

test("a step in sentences: cards that this viewpoint sees are said, whose turn it is not", async () => {
  const words = new Words("en", await load("en"), REPLAY.names);
  const [deal, led, undone] = REPLAY.steps.map((step) => stepText(step, words));
  expect(deal).toBe("Hand 1. Ada starts. Bo gets 2 cards. Cards: pink A, blue Z.");
  expect(led).toBe("Ada leads the pink B.");
  expect(undone).toBe("Ada undoes the last move.");
  const passed: Happened<"strategix"> = {
    type: "happened",
    act: { n: 1, seat: 1, events: [{ id: "strategix.voluntary_pass", seat: 1, allowance: "free" }] },
    table: {},
  };
  expect(stepText(passed, words)).toBe("Ada could have played.");
});

test("the address says viewpoint and step, and nonsense begins at the beginning", () => {
  for (const asked of [
    { viewpoint: "", step: 0 },
    { viewpoint: "2", step: 56 },
    { viewpoint: "all", step: 1 },
  ]) {
    expect(readAddress(writeAddress(asked))).toEqual(asked);
  }
  expect(writeAddress({ viewpoint: "", step: 0 })).toBe("");
  expect(writeAddress({ viewpoint: "2", step: 56 })).toBe("?seat=2&step=57");
  for (const wrong of ["?step=0", "?step=-3", "?step=x", "?step=1.5", "?step=", "?step=Infinity"]) {
    expect(readAddress(wrong).step, wrong).toBe(0);
  }
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test("the first commitment seen of a match is the one that counts", () => {
  keepCommitment("t", 1, "first");
  keepCommitment("t", 1, "later");
  keepCommitment("t", 2, "other");
  expect([commitmentOf("t", 1), commitmentOf("t", 2), commitmentOf("u", 1)]).toEqual(["first", "other", undefined]);
  for (let match = 1; match <= 100; match += 1) keepCommitment("many", match, String(match));
  expect([commitmentOf("many", 100), commitmentOf("t", 1)]).toEqual(["100", undefined]);
});

test("no keys are listed that do nothing in a replay", () => {
  const digits = REPLAY_KEYS.map(({ key }) => key).filter((key) => typeof key === "number");
  expect(digits).toEqual([1, 2, 3, 4, 5, 6, 8]);
});
