import { afterEach, expect, test } from "vitest";
import { lastWeek, streakOf, todayInUtc } from "../../src/wire/streak.ts";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

test.each(["UTC", "Pacific/Auckland", "America/Los_Angeles", "Asia/Kathmandu"])(
  "today is that of UTC in %s",
  (here) => {
    process.env["TZ"] = here;
    expect(todayInUtc(Date.UTC(2024, 1, 29, 23, 59, 59))).toBe("2024-02-29");
    expect(todayInUtc(Date.UTC(2024, 2, 1, 0, 0, 0))).toBe("2024-03-01");
    expect(streakOf(["2024-02-28", "2024-02-29", "2024-03-01"], "2024-03-01")).toEqual({ current: 3, longest: 3 });
    expect(lastWeek(["2024-02-29"], "2024-03-01").map((one) => one.date)).toEqual([
      "2024-02-24",
      "2024-02-25",
      "2024-02-26",
      "2024-02-27",
      "2024-02-28",
      "2024-02-29",
      "2024-03-01",
    ]);
  },
);

test("a change to summer time is a day like any other", () => {
  process.env["TZ"] = "Europe/Paris";
  expect(streakOf(["2024-03-30", "2024-03-31", "2024-04-01"], "2024-04-01").current).toBe(3);
});

test("nothing played is no streak", () => {
  expect(streakOf([], "2024-02-29")).toEqual({ current: 0, longest: 0 });
});

test("several deals of a day count once", () => {
  expect(streakOf(["2024-02-29", "2024-02-29", "2024-02-28", "2024-02-29"], "2024-02-29").current).toBe(2);
});

test("as long as today can be played, yesterday's streak holds", () => {
  expect(streakOf(["2024-02-27", "2024-02-28"], "2024-02-29").current).toBe(2);
  expect(streakOf(["2024-02-27", "2024-02-28"], "2024-03-01").current).toBe(0);
});

test("a missed day ends the streak, and the longest stays", () => {
  const dates = ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-05", "2024-01-06"];
  expect(streakOf(dates, "2024-01-06")).toEqual({ current: 2, longest: 3 });
});

test("a clock that was set back loses nothing", () => {
  const dates = ["2024-02-27", "2024-02-28", "2024-02-29"];
  expect(streakOf(dates, "2024-02-28")).toEqual({ current: 2, longest: 3 });
  expect(streakOf(dates, "2024-02-20")).toEqual({ current: 0, longest: 3 });
  expect(streakOf(dates, "2024-02-29")).toEqual({ current: 3, longest: 3 });
});

test("a wrong date counts for nothing", () => {
  expect(streakOf(["", "yesterday", "2024-02-29"], "2024-02-29")).toEqual({ current: 1, longest: 1 });
});
