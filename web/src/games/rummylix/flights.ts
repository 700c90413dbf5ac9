/** Cards on their way at a table of Rummylix: drawn, taken, laid in runs, swapped out of them, discarded. */
import { type Flight, several } from "../../cards/flight.ts";
import type { Letter, RunArrival, RunNumber, ShownRummylixTable, Side } from "../../wire/protocol.ts";
import { FIRECRACKER, isNamedStar, letterOf, STAR, UNSEEN } from "../../words/card.ts";

/** When the card that is turned up after a deal sets off. */
const AFTER_DEAL = 700;

/** The key of a card in a run, by its letter, or of the firecracker on one side. */
export const runKey = (run: RunNumber, at: Letter | Side): string => `run ${run} ${at}`;
/** The key of the top card of the discard pile, by the size of the pile. */
export const discardKey = ({ discard }: ShownRummylixTable): string => `discard ${discard}`;

export function flights(now: ShownRummylixTable, before: ShownRummylixTable | null): Flight[] {
  if (!before)
    return now.top ? [{ card: now.top, from: "pile stock", to: `card ${discardKey(now)}`, after: AFTER_DEAL }] : [];
  const { runs, discarded, drew, took } = now.arrivals;
  const turned = now.stock > before.stock;
  const flights = [
    ...runs.flatMap((arrival, place) => atRun(now, before, arrival, place)),
    ...unblocked(now, before),
    ...(turned ? several(UNSEEN, 4, "pile discard", "pile stock") : []),
  ];
  if (drew) flights.push({ card: UNSEEN, from: "pile stock", to: `hand ${drew}` });
  if (took) flights.push({ card: took.card, from: "pile discard", to: `hand ${took.seat}` });
  if (discarded && now.top) flights.push({ card: now.top, from: `hand ${discarded}`, to: `card ${discardKey(now)}` });
  return flights;
}

function atRun(now: ShownRummylixTable, before: ShownRummylixTable, arrival: RunArrival, place: number): Flight[] {
  const { run, seat, letter, side } = arrival;
  const at = letter ?? side;
  if (!at) return [];
  const cardOf = (table: ShownRummylixTable) => table.runs[run - 1]?.cards.find((card) => letterOf(card) === letter);
  const to = `card ${runKey(run, at)}` as const;
  const card = side ? FIRECRACKER : cardOf(now);
  if (!card) return [];
  // A star that was swapped out is in no hand until it is placed.
  const comes: Flight = { card, from: before.star_to_place ? `seat ${seat}` : `hand ${seat}`, to, after: place * 30 };
  const star = side ? undefined : cardOf(before);
  return star && isNamedStar(star) ? [{ card: STAR, from: to, to: `seat ${seat}` }, comes] : [comes];
}

/** A star takes the firecracker at the end of a run away with it. */
function unblocked(now: ShownRummylixTable, before: ShownRummylixTable): Flight[] {
  const blocks = ({ blocked }: { blocked: string }, side: Side) => blocked === side || blocked === "both";
  return before.runs.flatMap((run, place) =>
    (["left", "right"] as const).flatMap((side): Flight[] => {
      const after = now.runs[place];
      if (!after || !blocks(run, side) || blocks(after, side)) return [];
      const seat = now.latest_turn.at(-1)?.seat;
      const at = `card ${runKey(place + 1, side)}` as const;
      return seat ? [{ card: STAR, from: `hand ${seat}`, to: at }] : [];
    }),
  );
}
