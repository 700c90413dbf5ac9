/** Cards on their way at a table of Strategix: into the round, and out of the game when the next one begins. */
import type { Flight } from "../../cards/flight.ts";
import type { RoundPlay, ShownStrategixTable } from "../../wire/protocol.ts";

/** When the cards that are exchanged after a deal set off. */
const AFTER_DEAL = 850;

/** The key of a card in a play, by its place among all cards of the play. */
export const cardKey = (play: RoundPlay, place: number): string => `${play.key}.${place}`;

export function flights(now: ShownStrategixTable, before: ShownStrategixTable | null): Flight[] {
  if (!before) return exchanged(now);
  const lay = new Set(before.round.plays.map(({ key }) => key));
  const fresh = now.round.plays.filter(({ key }) => !lay.has(key));
  const led = fresh.length > 0 && fresh.length === now.round.plays.length;
  return [...(led ? cleared(before) : []), ...fresh.flatMap(laid)];
}

const laid = (play: RoundPlay): Flight[] =>
  play.groups.flat().map((card, place) => ({
    card,
    from: `hand ${play.seat}`,
    to: `card ${cardKey(play, place)}`,
    after: place * 30,
  }));

/** The cards of a round are set aside. */
export const cleared = ({ round }: ShownStrategixTable): Flight[] =>
  round.plays.flatMap((play) =>
    play.groups.flat().map((card, place): Flight => ({ card, from: `card ${cardKey(play, place)}`, to: "pile aside" })),
  );

function exchanged({ exchange }: ShownStrategixTable): Flight[] {
  if (!exchange) return [];
  const { lucky, bad } = exchange;
  return [
    { card: "??", from: `seat ${lucky}`, to: `seat ${bad}`, after: AFTER_DEAL },
    { card: "??", from: `seat ${bad}`, to: `seat ${lucky}`, after: AFTER_DEAL },
  ];
}
