import { expect, test } from "vitest";
import { DRAWINGS, faceOf, groundOf, initialOf, pictureName, ROBOTS, robotOf } from "../../src/cards/avatars.ts";
import { AVATARS } from "../../src/words/settings.svelte.ts";
import { contrast } from "../look/contrast.ts";

test("each picture that can be chosen is drawn, and no other", () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual([...AVATARS].sort());
});

test("the bots of one table are different robots, and each is always the same", () => {
  const names = ["Ada", "Basil", "Clara", "Dora", "Emil", "Flora", "Gaston", "Hugo"];
  expect(new Set(names.map(robotOf)).size).toBe(ROBOTS.length);
  expect(robotOf("Ada")).toBe(robotOf("Ada"));
});

test("bots without a name are different robots, too", () => {
  const seats = Array.from({ length: 8 }, (_, place) => ({ holder: "bot", name: "", seat: place + 1 }) as const);
  expect(new Set(seats.map((one) => robotOf(pictureName(one)))).size).toBe(ROBOTS.length);
  expect(pictureName({ holder: "person", name: "", seat: 1 })).toBe("");
  expect(pictureName({ holder: "bot", name: "Ada", seat: 1 })).toBe("Ada");
});

test("a seat shows what its player has chosen; a bot is a robot", () => {
  expect(faceOf({ holder: "person", avatar: "fox" })).toBe("fox");
  expect(faceOf({ holder: "person" })).toBe("");
  expect(faceOf({ holder: "bot" })).toBe("robot");
});

test.each([
  ["Élodie", "e"],
  ["zoé", "z"],
  [" Max", "m"],
  ["7th heaven", "7"],
  ["Жанна", "ж"],
  ["🦊 fox", "🦊"],
  ["", ""],
])("a name without a picture shows its first letter: %s", (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

test("a white letter can be read on its ground", () => {
  const grounds = new Set([..."abcdefghijklmnopqrstuvwxyz"].map(groundOf));
  expect(grounds.size).toBeGreaterThan(4);
  for (const ground of grounds) expect(contrast("#ffffff", ground), ground).toBeGreaterThanOrEqual(4.5);
});

test("all who have a face can blink", () => {
  const faceless = ["rocket"];
  for (const [name, { shapes }] of [...Object.entries(DRAWINGS), ...ROBOTS.entries()])
    expect(
      shapes.some(([, , part]) => part === "eyes" || part === "eye"),
      `${name}`,
    ).toBe(!faceless.includes(`${name}`));
});
