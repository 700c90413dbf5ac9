import { expect, test } from "vitest";
import { keyAction } from "../../src/table/keys.ts";

function press(code: string, key: string, how: Partial<KeyboardEvent> = {}) {
  return keyAction({ code, key, target: null, ...how } as KeyboardEvent);
}

test.each([
  ["Digit1", "1", "last"],
  ["Digit1", "&", "last"],
  ["Digit8", "!", "continue"],
  ["Digit0", "*", "sound"],
  ["Numpad8", "8", "continue"],
  ["Minus", ")", "calls"],
  ["Equal", "=", "sort"],
  ["Equal", "Dead", "sort"],
  ["Minus", "?", "help"],
])("%s that types %s asks for: %s", (code, key, wish) => {
  expect(press(code, key)).toBe(wish);
});

test("without NumLock the keypad moves through the hand, and says nothing", () => {
  expect(press("Numpad8", "ArrowUp")).toBeNull();
  expect(press("Numpad5", "Clear")).toBeNull();
});

test("what the hand has used is not used again", () => {
  expect(press("Digit8", "!", { defaultPrevented: true })).toBeNull();
});

test("with Ctrl, Alt or the command key it is the browser's", () => {
  for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(press("Equal", "=", { [held]: true })).toBeNull();
});
