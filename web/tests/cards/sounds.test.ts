import { beforeEach, expect, test, vi } from "vitest";

/** Notes what is scheduled, in seconds. */
interface Scheduled {
  kind: "noise" | "tone";
  starts: number;
  ends: number;
}
let scheduled: Scheduled[] = [];
let volumes: { value: number; silencedAt: number | null }[] = [];
let now = 0;

class Gain {
  readonly noted = { value: 1, silencedAt: null as number | null };
  readonly gain: object;
  constructor() {
    const { noted } = this;
    volumes.push(noted);
    this.gain = {
      set value(value: number) {
        noted.value = value;
      },
      setTargetAtTime: (_: number, at: number) => (noted.silencedAt = at),
      setValueAtTime: () => {},
      linearRampToValueAtTime: (value: number) => (noted.value = value),
      exponentialRampToValueAtTime: () => {},
    };
  }
  connect = <Node>(node: Node): Node => node;
}
const param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
const connect = <Node>(node: Node): Node => node;

class FakeAudio {
  state = "running";
  sampleRate = 100;
  destination = {};
  get currentTime() {
    return now;
  }
  createGain = () => new Gain();
  createBiquadFilter = () => ({ type: "", Q: { value: 0 }, frequency: param, connect });
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  createOscillator = () => {
    const one: Scheduled = { kind: "tone", starts: 0, ends: 0 };
    scheduled.push(one);
    return {
      frequency: param,
      connect,
      start: (at: number) => (one.starts = at),
      stop: (at: number) => (one.ends = at),
    };
  };
  createBufferSource = () => {
    const one: Scheduled = { kind: "noise", starts: 0, ends: 0 };
    scheduled.push(one);
    const start = (at: number, _: number, lasts: number) => Object.assign(one, { starts: at, ends: at + lasts });
    return { connect, start };
  };
}

vi.stubGlobal("AudioContext", FakeAudio);
vi.stubGlobal("navigator", {});
vi.stubGlobal("document", { hidden: false });
const { LOUDNESS, PARTS, SOUNDS, sound, unlock } = await import("../../src/cards/sounds.ts");

beforeEach(() => {
  unlock();
  [scheduled, volumes, now] = [[], [], now + 10];
});

test.each(SOUNDS)("%s is short and soft, and begins at once", (name) => {
  sound([name], "soft");
  const starts = scheduled.map((one) => one.starts - now);
  expect(Math.min(...starts)).toBeCloseTo(0);
  expect(Math.max(...scheduled.map((one) => one.ends - now))).toBeLessThanOrEqual(name === "won" ? 1 : 0.7);
  expect(volumes[0]?.value).toBe(LOUDNESS.soft);
  expect(Math.max(...PARTS[name].map(({ part }) => part))).toBeLessThan(1);
});

test("a card is paper on wood, a firecracker crackles before it bangs", () => {
  sound(["laid"], "soft");
  expect(new Set(scheduled.map(({ kind }) => kind))).toEqual(new Set(["noise", "tone"]));
  scheduled = [];
  sound(["firecracker"], "soft");
  const bang = scheduled.find(({ kind }) => kind === "tone");
  const crackles = scheduled.filter((one) => one.kind === "noise" && one.starts < (bang?.starts ?? 0));
  expect(crackles.length).toBeGreaterThan(3);
});

test("a deal is heard card by card", () => {
  sound(["dealt"], "soft");
  const starts = scheduled.map((one) => one.starts);
  expect(new Set(starts).size).toBe(starts.length);
  expect(starts.length).toBeGreaterThan(9);
});

test("of two sounds of an act the second waits, and a new act silences both", () => {
  sound(["laid", "turn"], "soft");
  expect(Math.max(...scheduled.map(({ starts }) => starts)) - now).toBeGreaterThan(0.3);
  const [first] = volumes;
  expect(first?.silencedAt).toBeNull();
  now += 0.1;
  sound(["laid"], "soft");
  expect(first?.silencedAt).toBe(now);
});

test("nothing is scheduled where sound is off, and only one's turn in a hidden tab", () => {
  sound(["laid"], "off");
  expect(scheduled).toEqual([]);
  vi.stubGlobal("document", { hidden: true });
  sound(["laid"], "loud");
  expect(scheduled).toEqual([]);
  sound(["laid", "turn"], "loud");
  expect(scheduled.length).toBeGreaterThan(0);
  vi.stubGlobal("document", { hidden: false });
});
