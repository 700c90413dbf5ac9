/** The keys of a replay: the arrows that step, and those of a table that say something. */
import { KEYS, type KeyAction, type KeyHelp, named } from "../../table/keys.ts";

/** Here is nobody to advise, nothing to play, to sort or to hear, and a list of steps in place of the log. */
const OF_LIVE_TABLES = [
  "hint",
  "again",
  "calls",
  "sort",
  "sound",
  "draw",
  "take",
  "undo",
  "earlier",
  "later",
  "first",
  "latest",
] as const;
/** They do something else than at a table. */
const OF_REPLAYS: readonly KeyAction[] = ["hand", "continue"];

export function isReplayKey(action: KeyAction): action is Exclude<KeyAction, (typeof OF_LIVE_TABLES)[number]> {
  return !(OF_LIVE_TABLES as readonly KeyAction[]).includes(action);
}

export const REPLAY_KEYS: readonly KeyHelp[] = [
  ...["arrows", "ends", "list"].map((key) => named("replay", key)),
  ...KEYS.filter(({ what }) => isReplayKey(what)).map(({ digit, what }) => ({
    key: digit,
    does: `${OF_REPLAYS.includes(what) ? "replay" : "page"}.key_${what}`,
  })),
  named("page", "question"),
];
