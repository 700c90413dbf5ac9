import { beforeEach, expect, test } from "vitest";
import type { LogAction } from "../../../src/table/keys.ts";
import type { LogLine } from "../../../src/table/log/lines.ts";
import { LogReader } from "../../../src/table/log/reader.ts";
import { load, Words } from "../../../src/words/words.ts";

const words = new Words("en", await load("en"));
const line = (n: number): LogLine => ({ key: `act 1 ${n}`, n, text: { written: `the ${n}`, spoken: `${n}` } });
const four = [1, 2, 3, 4].map(line);

let reader: LogReader;
beforeEach(() => {
  reader = new LogReader();
});
const heard = (to: LogAction, lines = four) => reader.read(lines, to, words).spoken;

test("back begins with the last line, and forward returns", () => {
  expect([heard("earlier"), heard("earlier"), heard("later")]).toEqual(["4", "3", "4"]);
});

test("at an end the line is said again, and that it is the end", () => {
  expect([heard("later"), heard("earlier"), heard("first"), heard("earlier")]).toEqual([
    "The end: 4",
    "3",
    "1",
    "The beginning: 1",
  ]);
});

test("with Shift to the first and the last line", () => {
  expect([heard("first"), heard("later"), heard("latest")]).toEqual(["1", "2", "4"]);
});

test("a log that has grown continues where the reader was; what is gone from its top begins at the end", () => {
  heard("earlier");
  const grown = [...four, line(5), line(6)];
  expect(heard("later", grown)).toBe("5");
  expect(heard("earlier", [line(6), line(7)])).toBe("7");
});

test("both forms of a line are kept, and an empty log says so", () => {
  expect(reader.read(four, "latest", words)).toEqual({ written: "the 4", spoken: "4" });
  expect(heard("earlier", [])).toBe("Nothing has been played yet.");
});

test("it is known when the reader would go behind the first line, where earlier ones may be asked for", () => {
  expect([reader.leavesAtStart(four, "earlier"), reader.leavesAtStart(four, "first")]).toEqual([false, true]);
  heard("first");
  expect([reader.leavesAtStart(four, "earlier"), reader.leavesAtStart(four, "later")]).toEqual([true, false]);
  const longer = [line(0), ...four];
  expect(reader.leavesAtStart(longer, "earlier")).toBe(false);
  expect(heard("earlier", longer)).toBe("0");
});
