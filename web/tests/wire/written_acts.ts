import type { Act } from "../../src/wire/protocol.ts";

/** Acts of one line each: `id seat cards; id seat cards`. */
export function acts(...lines: string[]): Act[] {
  return lines.map((line, n) => ({
    n,
    events: line.split("; ").map((part) => {
      const [id = "", seat, ...cards] = part.split(" ");
      return { id, ...(seat ? { seat: Number(seat) } : {}), ...(cards.length ? { cards: cards.join(" ") } : {}) };
    }),
  }));
}
