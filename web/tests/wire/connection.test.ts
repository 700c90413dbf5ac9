import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "../../src/wire/connection.ts";

/** A line whose other end the test is. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  tell(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  pings(): number {
    return this.sent.filter(({ type }) => type === "ping").length;
  }
}

const browser = new EventTarget();
const states: ConnectionState[] = [];
let connection: Connection;

function last(): Line {
  const line = Line.all.at(-1);
  if (!line) throw new Error("no line was opened");
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  Line.all = [];
  states.length = 0;
  connection = new Connection(() => new WebSocket("ws://table"), {
    hello: () => ({ type: "hello" }),
    told: () => {},
    line: (now) => states.push(now),
  });
  last().open();
  last().tell({ type: "welcome" });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a line that died is noticed within seconds of the browser saying so", () => {
  expect(states.at(-1)).toBe("open");
  browser.dispatchEvent(new Event("offline"));
  expect(last().pings()).toBe(1);
  vi.advanceTimersByTime(3_000);
  expect(states.at(-1)).toBe("broken");
});

test("a server on the same machine answers although the network is gone: nothing is said", () => {
  browser.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(1_000);
  last().tell({ type: "pong" });
  vi.advanceTimersByTime(4_000);
  expect(states).toEqual(["connecting", "open"]);
});

test("without a word from the browser a dead line is noticed within ten seconds, a living one never", () => {
  for (let pongs = 0; pongs < 20; pongs += 1) {
    vi.advanceTimersByTime(5_000);
    expect(last().pings()).toBe(pongs + 1);
    vi.advanceTimersByTime(2_000);
    last().tell({ type: "pong" });
  }
  expect(states).toEqual(["connecting", "open"]);
  vi.advanceTimersByTime(10_000);
  expect(states.at(-1)).toBe("broken");
});

test("with a request on its way the server is asked sooner, and has as long as it likes for the answer", () => {
  connection.ask({ type: "hint", id: "one" });
  for (let pongs = 0; pongs < 10; pongs += 1) {
    vi.advanceTimersByTime(1_500);
    expect(last().pings()).toBe(pongs + 1);
    last().tell({ type: "pong" });
  }
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(6_500);
  expect(states.at(-1)).toBe("broken");
  vi.advanceTimersByTime(1_000);
  last().open();
  last().tell({ type: "welcome" });
  expect(last().sent.map(({ id }) => id)).toContain("one");
});

test("a request does not put off the end of a line that is being asked", () => {
  browser.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(2_000);
  connection.ask({ type: "hint", id: "one" });
  vi.advanceTimersByTime(1_000);
  expect(states.at(-1)).toBe("broken");
});

test("a line that does not open is given up and tried again", () => {
  vi.advanceTimersByTime(10_000);
  vi.advanceTimersByTime(1_000);
  const stuck = Line.all.length;
  vi.advanceTimersByTime(10_000);
  vi.advanceTimersByTime(10_000);
  expect(Line.all.length).toBeGreaterThan(stuck);
});

test("a table that has moved to another server is followed at once, and nobody is told", () => {
  connection.ask({ type: "play", id: "mine", n: 1, move: "Xp" });
  last().onclose?.({ code: 1012 });
  vi.advanceTimersByTime(100);
  expect(Line.all.length).toBe(2);
  last().open();
  last().tell({ type: "welcome" });
  expect(states.filter((state) => state === "broken")).toEqual([]);
  expect(last().sent.map(({ id }) => id)).toContain("mine");
});

test("where a moved table is not found at once, people are told and it is tried less often", () => {
  last().onclose?.({ code: 1012 });
  vi.advanceTimersByTime(100);
  last().onclose?.({ code: 1012 });
  expect(states.at(-1)).toBe("broken");
  vi.advanceTimersByTime(250);
  expect(Line.all.length).toBe(2);
  vi.advanceTimersByTime(300);
  expect(Line.all.length).toBe(3);
});
