/** Who comes and goes while a match is played: read off what the table says about itself, and told in the log. */
import { untrack } from "svelte";
import type { TableAbout } from "../protocol.ts";
import type { Live } from "../wire/table.svelte.ts";

export interface Coming {
  id: string;
  /** The name of whom it is about, as it was then. */
  seat: string;
  /** Who plays there now. */
  name?: string;
}

/** A coming, and the state of the table behind which it is told. */
export interface Note extends Coming {
  key: number;
  n: number;
}

const MOST = 50;

export function comings(before: TableAbout, now: TableAbout, you: number | null): Coming[] {
  if (now.local || now.status === "lobby" || before.status === "lobby") return [];
  return now.seats.flatMap((seat): Coming[] => {
    const was = before.seats[seat.seat - 1];
    if (!was || seat.seat === you) return [];
    const name = seat.name ?? "";
    if (seat.holder === "bot") {
      return was.holder === "person" ? [{ id: "page.bot_takes_seat", seat: was.name ?? "", name }] : [];
    }
    if (seat.holder !== "person") return [];
    if (was.holder !== "person" || was.name !== seat.name) return [{ id: "page.person_takes_seat", seat: name }];
    if (seat.helped && !was.helped) return [{ id: "page.seat_helped_now", seat: name }];
    if (Boolean(seat.present) === Boolean(was.present)) return [];
    return [{ id: seat.present ? "page.came_back" : "page.went_away", seat: name }];
  });
}

/** The notes of one table. Made while a component is set up. */
export class Comings {
  notes: Note[] = $state.raw([]);
  private keys = 0;

  constructor(live: Live) {
    let before = untrack(() => live.about);
    $effect(() => {
      const now = live.about;
      const was = before;
      before = now;
      if (!now || !was || now.match !== was.match) return;
      untrack(() => {
        for (const coming of comings(was, now, live.seat)) {
          this.keys += 1;
          this.notes = [...this.notes.slice(-MOST), { ...coming, key: this.keys, n: live.n }];
        }
      });
    });
  }
}
