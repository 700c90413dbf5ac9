import { expect, test } from "vitest";
import { AutoScroll } from "../../../src/table/log/auto_scroll.ts";

const clientHeight = 100;

test("lines that came before the browser told of scrolling are followed too", () => {
  const following = new AutoScroll();
  following.scrolled({ scrollTop: 400, scrollHeight: 500, clientHeight });
  following.scrolled({ scrollTop: 420, scrollHeight: 700, clientHeight });
  expect(following.on).toBe(true);
});

test("who reads further up stays there, and who comes down again is followed", () => {
  const following = new AutoScroll();
  following.scrolled({ scrollTop: 400, scrollHeight: 500, clientHeight });
  following.scrolled({ scrollTop: 200, scrollHeight: 500, clientHeight });
  expect(following.on).toBe(false);
  following.scrolled({ scrollTop: 300, scrollHeight: 600, clientHeight });
  expect(following.on, "on the way down").toBe(false);
  following.scrolled({ scrollTop: 490, scrollHeight: 600, clientHeight });
  expect(following.on).toBe(true);
});
