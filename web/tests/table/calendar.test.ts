import { expect, test } from "vitest";
import { monthAfter, weeksOf } from "../../src/table/calendar.ts";

test("a month has all its days, each under its weekday", () => {
  const weeks = weeksOf("2026-07");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, "2026-07-01", "2026-07-02", "2026-07-03", "2026-07-04", "2026-07-05"]);
  expect(weeks[4]).toEqual(["2026-07-27", "2026-07-28", "2026-07-29", "2026-07-30", "2026-07-31", null, null]);
  expect(weeksOf("2027-02"), "four whole weeks").toHaveLength(4);
  expect(weeksOf("2026-08").flat().filter(Boolean)).toHaveLength(31);
  expect(weeksOf("2028-02").flat().filter(Boolean), "a leap year").toHaveLength(29);
});

test("months continue over the turn of the year", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
  expect(monthAfter("2026-07", -19)).toBe("2024-12");
});
