/** Notes in the log between the acts: players who come and go, and phrases. */
import { untrack } from "svelte";
import type { Phrase, TableAbout } from "../../wire/protocol.ts";
import type { Live } from "../../wire/table.svelte.ts";

export interface PresenceChange {
  id: string;
  /** The name of the player, as it was then. */
  seat: string;
  /** The name of the new player. */
  name?: string;
  /** How many people watch now. */
  count?: number;
}

/** A change of presence or a phrase, and the state of the table after which it is shown. */
export interface LogNote extends PresenceChange {
  key: number;
  n: number;
  /** Is the player the reader? */
  who?: "you" | "other";
  phrase?: Phrase;
}

const MOST = 50;

/** The differences between two descriptions of a table. */
export function presenceChanges(before: TableAbout, now: TableAbout, you: number | null): PresenceChange[] {
  if (now.status === "lobby" || before.status === "lobby") return [];
  const changes: PresenceChange[] = [];
  if (before.status === "playing" && now.status === "paused") changes.push({ id: "server.paused", seat: "" });
  if (before.status === "paused" && now.status === "playing") changes.push({ id: "page.resumed", seat: "" });
  const watching = now.spectators ?? 0;
  if (watching > (before.spectators ?? 0)) changes.push({ id: "page.looking_count", seat: "", count: watching });
  return now.local ? changes : [...changes, ...seatChanges(before, now, you)];
}

function seatChanges(before: TableAbout, now: TableAbout, you: number | null): PresenceChange[] {
  return now.seats.flatMap((seat): PresenceChange[] => {
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

/** The notes of one table and match. Made while a component is set up. */
export class LogNotes {
  notes: LogNote[] = $state.raw([]);
  private readonly live: Live;
  private keys = 0;

  constructor(live: Live) {
    this.live = live;
    $effect(() => {
      void live.match;
      this.notes = [];
    });
    let before = untrack(() => live.about);
    $effect(() => {
      const now = live.about;
      const was = before;
      before = now;
      if (!now || !was || now.match !== was.match) return;
      untrack(() => {
        for (const change of presenceChanges(was, now, live.seat)) this.note(change);
      });
    });
    let heard = untrack(() => live.said.at(-1)?.key ?? 0);
    $effect(() => {
      const news = live.said.filter((one) => one.key > heard);
      heard = news.at(-1)?.key ?? heard;
      untrack(() => {
        for (const { seat, phrase } of news) {
          const who = seat === live.seat ? "you" : "other";
          this.note({ id: "page.said", seat: live.about?.seats[seat - 1]?.name ?? "", who, phrase });
        }
      });
    });
  }

  private note(note: Omit<LogNote, "key" | "n">): void {
    this.keys += 1;
    this.notes = [...this.notes.slice(1 - MOST), { ...note, key: this.keys, n: this.live.n }];
  }
}
