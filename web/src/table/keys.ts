/**
 * The keys of a table, by their place on the keyboard (`event.code`): what is printed there differs, and on AZERTY the
 * digits need Shift. Every letter is a card, and so are `*` and `!`, which other keyboards have on Backslash, Slash or
 * BracketRight with Shift. A dead key would spoil the letter typed behind it, which leaves out BracketLeft (AZERTY) and
 * Backquote (QWERTZ) for what is done often. Semicolon is M on AZERTY.
 */
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

/** Steps through the log. */
export type LogAction = "earlier" | "later" | "first" | "latest";

/** Actions at the table that need no card of the hand. */
export type PlayAction = "draw" | "take" | "undo";

export type KeyAction = DigitAction | LogAction | PlayAction | "calls" | "sort" | "help";

/** On QWERTY, AZERTY and QWERTZ these places have: - ) ß, = = ´, , ; , and . : . and ] $ + and ' ù ä. */
const PLACES: Readonly<Record<string, KeyAction>> = {
  Minus: "calls",
  Equal: "sort",
  Comma: "earlier",
  Period: "later",
  BracketRight: "draw",
  Quote: "take",
  Backspace: "undo",
};
const WITH_SHIFT: Readonly<Record<string, KeyAction>> = {
  Minus: "calls",
  Equal: "sort",
  Comma: "first",
  Period: "latest",
};
/** A key that is held down says things again, and does nothing twice. */
const ONCE: readonly KeyAction[] = ["draw", "take", "undo", "continue", "hint", "sort", "sound"];

export function keyAction(event: KeyboardEvent): KeyAction | null {
  // The hand may have handled it: on some keyboards a digit's key types * or !, which are cards.
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const where = event.target as HTMLElement | null;
  if (where?.closest("input:not([type=range]), select, textarea, dialog")) return null;
  if (event.key === "?") return "help";
  const action = (event.shiftKey ? WITH_SHIFT : PLACES)[event.code] ?? digitAction(event);
  return action && event.repeat && ONCE.includes(action) ? null : action;
}

function digitAction({ code, key }: KeyboardEvent): DigitAction | null {
  // Without NumLock the digits of the keypad are arrows.
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? /^Numpad\d (\d)$/.exec(`${code} ${key}`)?.[1];
  return KEYS.find((one) => String(one.digit) === digit)?.what ?? null;
}

const LOG_ACTIONS: readonly KeyAction[] = ["earlier", "later", "first", "latest"] satisfies LogAction[];
export const isLogAction = (action: KeyAction): action is LogAction => LOG_ACTIONS.includes(action);

const PLAY_ACTIONS: readonly KeyAction[] = ["draw", "take", "undo"] satisfies PlayAction[];
export const isPlayAction = (action: KeyAction): action is PlayAction => PLAY_ACTIONS.includes(action);

/** Enter where nothing else waits for it. */
export function isFreeEnter(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" || event.defaultPrevented || event.repeat) return false;
  return !(event.target as HTMLElement | null)?.closest("a, button, input, select, textarea, summary, dialog");
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

const NAMED = ["arrows", "letter", "space", "enter", "escape", "draw", "take", "undo", "log", "log_ends"];

export const TABLE_KEYS: readonly KeyHelp[] = [
  ...NAMED.map((key) => named("page", key)),
  ...KEYS.map(({ digit, what }) => ({ key: digit, does: `page.key_${what}` })),
  ...["calls", "sort", "move", "question"].map((key) => named("page", key)),
];
