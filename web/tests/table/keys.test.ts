import { expect, test } from "vitest";
import { isFreeEnter, keyAction } from "../../src/table/keys.ts";

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
  ["Comma", ",", "earlier"],
  ["Comma", ";", "earlier"],
  ["Period", ":", "later"],
  ["BracketRight", "]", "draw"],
  ["BracketRight", "$", "draw"],
  ["BracketRight", "+", "draw"],
  ["Quote", "'", "take"],
  ["Quote", "ù", "take"],
  ["Quote", "ä", "take"],
  ["Backspace", "Backspace", "undo"],
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

test("with Shift the keys of the log go to its ends, and those that play do nothing", () => {
  const held = { shiftKey: true };
  expect([press("Comma", "<", held), press("Period", ">", held)]).toEqual(["first", "latest"]);
  // On QWERTZ this is the star.
  expect(press("BracketRight", "*", held)).toBeNull();
  expect([press("Quote", '"', held), press("Backspace", "Backspace", held)]).toEqual([null, null]);
  expect(press("Digit3", "3", held), "the digits of AZERTY").toBe("scores");
});

test("a key that is held down plays nothing twice, and continues reading", () => {
  const held = { repeat: true };
  expect([press("BracketRight", "]", held), press("Digit8", "8", held), press("Backspace", "Backspace", held)]).toEqual(
    [null, null, null],
  );
  expect(press("Comma", ",", held)).toBe("earlier");
});

test("no key that plays is a letter, a star, a firecracker or a dead key on QWERTY, AZERTY or QWERTZ", () => {
  const printed: Record<string, string> = {
    Comma: ",;,",
    Period: ".:.",
    BracketRight: "]$+",
    Quote: "'ùä",
    Minus: "-)ß",
  };
  for (const [code, signs] of Object.entries(printed)) {
    for (const key of signs) {
      expect(press(code, key)).not.toBeNull();
      expect(key).not.toMatch(/[A-Za-z*!^´`]/);
    }
  }
});

test("Enter is free where no button or field waits for it", () => {
  const at = (closest: unknown) => ({ closest: () => closest }) as unknown as EventTarget;
  const enter = (how: Partial<KeyboardEvent>) => isFreeEnter({ key: "Enter", target: null, ...how } as KeyboardEvent);
  expect([enter({}), enter({ target: at(null) })]).toEqual([true, true]);
  expect([enter({ target: at({}) }), enter({ defaultPrevented: true }), enter({ repeat: true })]).toEqual([
    false,
    false,
    false,
  ]);
});
