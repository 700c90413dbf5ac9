/** The tables that this browser has been at, as they stand now. */
import * as api from "../../wire/api.ts";
import { forgetTable, type KeptTable, keptTables } from "../../wire/keys.ts";
import type { SeatAbout, TableNow } from "../../wire/protocol.ts";
import { say, speech } from "../../words/speech.svelte.ts";

const MOST = 8;

export interface MyTable {
  kept: KeptTable;
  /** None where the server did not answer. */
  now: TableNow | null;
}

export class MyTables {
  all: MyTable[] = $state.raw([]);
  /** A match that waits for this reader: where it is their turn, else the one they were at last. */
  readonly current: MyTable | undefined = $derived.by(() => {
    const played = this.all.filter(
      ({ kept, now }) => kept.token && (now?.status === "playing" || now?.status === "paused"),
    );
    return played.find(isMyTurn) ?? played[0];
  });

  /** Those that are gone are left out without a word. */
  async look(): Promise<void> {
    const kept = keptTables().slice(0, MOST);
    if (!kept.length) return;
    try {
      const { tables } = await api.lookAtAll(kept.map((one) => one.id));
      const there = new Map(tables.filter((one) => one.status !== "ended").map((one) => [one.id, one]));
      for (const one of kept) if (!there.has(one.id)) forgetTable(one.id);
      this.all = kept.flatMap((one) => (there.has(one.id) ? [{ kept: one, now: there.get(one.id) ?? null }] : []));
    } catch {
      this.all = kept.map((one) => ({ kept: one, now: null }));
    }
  }

  forget({ kept }: MyTable): void {
    forgetTable(kept.id);
    this.all = this.all.filter((one) => one.kept.id !== kept.id);
  }
}

export const isMyTurn = ({ kept, now }: MyTable): boolean =>
  now?.status === "playing" && !now.local && now.turn != null && now.turn === kept.seat;

/** The player in turn, or another state of the table. */
export function statusOf(one: MyTable): string {
  const { now } = one;
  if (!now) return say("front.unknown");
  if (isMyTurn(one)) return say("front.status_turn");
  if (now.status === "playing" && now.turn != null) return say("front.status_turn_of", { name: nameOf(now, now.turn) });
  return say(`front.status_${now.status}`);
}

/** All who sit there but the reader; on one device, everybody. */
export const othersAt = ({ kept, now }: MyTable): SeatAbout[] =>
  (now?.seats ?? []).filter((one) => one.holder !== "open" && (now?.local || one.seat !== kept.seat));

export function othersText(one: MyTable): string {
  const names = othersAt(one).map(({ seat }) => (one.now ? nameOf(one.now, seat) : ""));
  return new Intl.ListFormat(speech.words.language).format(names);
}

function nameOf({ seats }: TableNow, seat: number): string {
  const names = seats.map((one) => one.name ?? "");
  return speech.words.at(names, 0).seat(seat);
}
