/** Arrivals and departures before the match, said once for the ear. */
import type { SeatAbout } from "../../wire/protocol.ts";

export interface Arrival {
  kind: "came" | "left";
  /** From 1. */
  seat: number;
  name: string;
}

/** The changes between two looks at the table. A seat given to somebody else counts as an arrival. */
export function arrivalsIn(before: readonly SeatAbout[], now: readonly SeatAbout[], you: number | null): Arrival[] {
  return now.flatMap((one, place): Arrival[] => {
    const was = before[place];
    if (!was || one.seat === you) return [];
    const same = was.holder === one.holder && was.name === one.name;
    if (one.holder === "person" && !same) return [{ kind: "came", seat: one.seat, name: one.name ?? "" }];
    if (was.holder === "person" && one.holder !== "person")
      return [{ kind: "left", seat: was.seat, name: was.name ?? "" }];
    return [];
  });
}
