/** The keys of a replay: the arrows that step, and those of a table that say something. */
import { KEYS, type Line, named, type Wish } from "../../table/keys.ts";

/** Here is nobody to advise, and nothing to call, to sort, to hear or to be shown again. */
const OF_LIVE_TABLES = ["hint", "again", "calls", "sort", "sound"] as const;
/** What they do is something else than at a table. */
const OF_REPLAYS: readonly Wish[] = ["hand", "continue"];

export function isMeant(wish: Wish): wish is Exclude<Wish, (typeof OF_LIVE_TABLES)[number]> {
  return !(OF_LIVE_TABLES as readonly Wish[]).includes(wish);
}

export const REPLAY_KEYS: readonly Line[] = [
  ...["arrows", "ends", "list"].map((key) => named("replay", key)),
  ...KEYS.filter(({ what }) => isMeant(what)).map(({ digit, what }) => ({
    key: digit,
    does: `${OF_REPLAYS.includes(what) ? "replay" : "page"}.key_${what}`,
  })),
  named("page", "question"),
];
