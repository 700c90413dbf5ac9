/** Digit keys, by their place on the keyboard: on AZERTY the digits need Shift, and every letter is a card. */
export const KEYS = [
  { digit: 1, what: "last" },
  { digit: 2, what: "turn" },
  { digit: 3, what: "scores" },
  { digit: 4, what: "counts" },
  { digit: 5, what: "table" },
  { digit: 6, what: "hand" },
  { digit: 7, what: "hint" },
  { digit: 8, what: "continue" },
  { digit: 9, what: "again" },
  { digit: 0, what: "sound" },
] as const;

export type DigitAction = (typeof KEYS)[number]["what"];

/** Keys that the page answers; the others make it do something. */
export type SpokenAnswer = Exclude<DigitAction, "hint" | "continue" | "again" | "sound">;

/** Calls have to be quick, and the digits are all taken: the next key in their row, whatever is printed on it. */
const CALLS = "Minus";
/** And the one behind it. */
const SORT = "Equal";

export type KeyAction = DigitAction | "calls" | "sort" | "help";

export function keyAction(event: KeyboardEvent): KeyAction | null {
  // The hand may have handled it: on some keyboards a digit's key types * or !, which are cards.
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const where = event.target as HTMLElement | null;
  if (where?.closest("input:not([type=range]), select, textarea, dialog")) return null;
  if (event.key === "?") return "help";
  if (event.code === CALLS) return "calls";
  if (event.code === SORT) return "sort";
  // Without NumLock the digits of the keypad are arrows.
  const digit = /^Digit(\d)$/.exec(event.code)?.[1] ?? /^Numpad\d (\d)$/.exec(`${event.code} ${event.key}`)?.[1];
  return KEYS.find((key) => String(key.digit) === digit)?.what ?? null;
}

/** A line of the list of keys: a digit or the id of the key's name, and the id of what it does. */
export interface KeyHelp {
  key: number | string;
  does: string;
}

/** A key by its name; `part` is the beginning of its ids. */
export const named = (part: "page" | "replay", key: string): KeyHelp => ({
  key: `${part}.keyname_${key}`,
  does: `${part}.key_${key}`,
});

export const TABLE_KEYS: readonly KeyHelp[] = [
  ...KEYS.map(({ digit, what }) => ({ key: digit, does: `page.key_${what}` })),
  ...["calls", "sort", "arrows", "move", "letter", "space", "enter", "escape", "question"].map((key) =>
    named("page", key),
  ),
];
