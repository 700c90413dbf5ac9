import { beforeEach, expect, test, vi } from "vitest";
import type { HandOwner } from "../../src/cards/orders.ts";

class Storage {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  get text(): string {
    return [...this.kept.values()].join();
  }
}

let session: Storage;
let local: Storage;
beforeEach(() => {
  session = new Storage();
  local = new Storage();
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("localStorage", local);
});

/** As after a reload: what only the page knew is forgotten. */
async function page() {
  vi.resetModules();
  return import("../../src/cards/orders.ts");
}

const MINE: HandOwner = { table: "t1", seat: 2, deal: "1/3" };
const CARDS = ["Zv", "Ap", "*"];

test("an order outlives a reload", async () => {
  (await page()).keepOrder(MINE, CARDS);
  expect((await page()).keptOrder(MINE)).toEqual(CARDS);
});

test.each([
  ["table", { ...MINE, table: "t2" }],
  ["seat", { ...MINE, seat: 1 }],
  ["deal", { ...MINE, deal: "1/4" }],
])("it is not that of another %s", async (_, other) => {
  const { keepOrder, keptOrder } = await page();
  keepOrder(MINE, CARDS);
  expect(keptOrder(other)).toEqual([]);
  expect((await page()).keptOrder(other)).toEqual([]);
});

test("where several share a device, it lasts until the page goes and is kept nowhere", async () => {
  const keys = [1, 2].map((seat) => ({ seat, token: `token ${seat}` }));
  local.setItem("toutilix.tables", JSON.stringify([{ id: "t1", game: "sowix", keys, at: 0 }]));
  const { keepOrder, keptOrder } = await page();
  keepOrder(MINE, CARDS);
  keepOrder({ ...MINE, seat: 1 }, ["Bb"]);
  expect(keptOrder(MINE)).toEqual(CARDS);
  expect(session.text).toBe("");
  expect((await page()).keptOrder(MINE)).toEqual([]);
});

test("an unreadable order is none, and an empty hand changes nothing", async () => {
  session.setItem("toutilix.hand", "{");
  const { keepOrder, keptOrder } = await page();
  expect(keptOrder(MINE)).toEqual([]);
  keepOrder(MINE, CARDS);
  keepOrder(MINE, []);
  keepOrder(null, ["Bb"]);
  expect(keptOrder(MINE)).toEqual(CARDS);
});
