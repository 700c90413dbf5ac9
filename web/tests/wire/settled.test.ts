import { beforeEach, expect, test, vi } from "vitest";

const root = { dataset: {} as Record<string, string> };
let animations: { effect: { getComputedTiming(): { iterations: number } }; finished: Promise<void> }[] = [];
let loading = () => {};
vi.stubGlobal("document", {
  documentElement: root,
  hidden: true,
  fonts: { ready: Promise.resolve(), addEventListener: (_: string, listener: () => void) => (loading = listener) },
  getAnimations: () => animations,
});
const { hold, track } = await import("../../src/wire/settled.ts");

const settled = () => vi.waitFor(() => expect(root.dataset["settled"]).toBe("true"));
const turns = async (count = 5) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((done) => setTimeout(done));
};

beforeEach(async () => {
  animations = [];
  hold()();
  await settled();
});

test("a beginning is declared immediately, its end after the page was drawn", async () => {
  const release = hold();
  expect(root.dataset["settled"]).toBe("false");
  release();
  expect(root.dataset["settled"]).toBe("false");
  await settled();
});

test("the last of several ends it, and each counts once", async () => {
  const [first, second] = [hold(), hold()];
  first();
  first();
  await turns();
  expect(root.dataset["settled"]).toBe("false");
  second();
  await settled();
});

test("an answer that leads to another request does not settle the page", async () => {
  let release = () => {};
  const asked = track(Promise.resolve()).then(() => {
    release = hold();
  });
  await asked;
  await turns();
  expect(root.dataset["settled"]).toBe("false");
  release();
  await settled();
});

test("a promise that fails settles it too, and keeps its reason", async () => {
  await expect(track(Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  await settled();
});

test("cards that travel are waited for, and what repeats itself is not", async () => {
  let arrive = () => {};
  const moving = (iterations: number, finished: Promise<void>) => ({
    effect: { getComputedTiming: () => ({ iterations }) },
    finished,
  });
  animations = [
    moving(1, new Promise((done) => (arrive = done))),
    moving(4, new Promise(() => {})),
    moving(Number.POSITIVE_INFINITY, new Promise(() => {})),
  ];
  hold()();
  await turns();
  expect(root.dataset["settled"]).toBe("false");
  arrive();
  await settled();
});

test("fonts that begin to load unsettle the page", async () => {
  loading();
  expect(root.dataset["settled"]).toBe("false");
  await settled();
});
