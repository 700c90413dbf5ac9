/** The last play, to be shown again: what was laid, by whom, and the sentences that told it. All of it from the log. */
import { toldOf } from "../aids/told.ts";
import type { Act, Happening } from "../protocol.ts";
import { cardsIn } from "../words/words.ts";
import { ofThisHand } from "./acts.ts";

export interface Shown {
  seat: number;
  /** As it was played: groups with a plus between them. */
  cards: string;
}

export interface Play {
  /** A trick is the play of everybody. */
  kind: "trick" | "play";
  laid: Shown[];
  told: Happening[];
}

/** Events with which cards come to lie on the table. */
const LAYS =
  /^(oldchapix\.(led|played)|strategix\.(led|followed|firecracker)|sowix\.played|rummylix\.(opened|laid|added_\w+|swapped|placed_\w+|blocked_\w+|unblocked_\w+|discarded))$/;
const TOOK = /^oldchapix\.took(_danger)?$/;

const lays = (act: Act) => act.events.some((event) => LAYS.test(event.id));

export function lastPlay(log: readonly Act[]): Play | null {
  const acts = ofThisHand(log);
  const tricks = acts.some((act) => act.events.some((event) => event.id.startsWith("oldchapix.")));
  const chosen = tricks ? lastTrick(acts) : lastTurn(acts);
  if (!chosen.length) return null;
  const events = chosen.flatMap((act) => act.events);
  return {
    kind: tricks ? "trick" : "play",
    laid: events
      .filter((event) => LAYS.test(event.id))
      .map(({ id, seat, cards }) => ({
        seat: seat ?? 0,
        cards: cards || (/firecracker|_?blocked/.test(id) ? "!" : ""),
      }))
      .filter((one) => cardsIn(one.cards).length > 0),
    told: chosen.flatMap((act) => toldOf(act, null)),
  };
}

/** From the lead to the one who took it; of the first trick, as far as it has come. */
function lastTrick(acts: readonly Act[]): Act[] {
  const took = acts.findLastIndex((act) => act.events.some((event) => TOOK.test(event.id)));
  const until = took < 0 ? acts.length : took + 1;
  const start = acts.slice(0, until).findLastIndex((act) => act.events.some((event) => event.id === "oldchapix.led"));
  return start < 0 ? [] : acts.slice(start, until);
}

/** All that one player laid in one turn: a turn of Rummylix is several acts. */
function lastTurn(acts: readonly Act[]): Act[] {
  const end = acts.findLastIndex(lays);
  const last = acts[end];
  if (!last) return [];
  let start = end;
  while (start > 0) {
    const before = acts[start - 1];
    if (!before || before.seat !== last.seat || !lays(before)) break;
    // In the other games whoever acts twice has had two turns.
    if (!last.events.some((event) => event.id.startsWith("rummylix."))) break;
    start -= 1;
  }
  return acts.slice(start, end + 1);
}
