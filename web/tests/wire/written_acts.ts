import type { GameEvent } from "../../src/wire/acts.ts";
import type { Act } from "../../src/wire/protocol.ts";

/** An event of a test: typed events have more fields than it needs. */
export const event = (id: string, fields: object = {}): GameEvent => ({ id, ...fields }) as unknown as GameEvent;

/** Acts of one line each: `id seat; id seat`. */
export function acts(...lines: string[]): Act[] {
  return lines.map((line, n) => ({
    n,
    events: line.split("; ").map((part) => {
      const [id = "", seat] = part.split(" ");
      return event(id, seat ? { seat: Number(seat) } : {});
    }),
  }));
}
