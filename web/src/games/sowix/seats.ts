/** Where people sit around a felt. They are no part of it, so it is measured; all of it in pixels of the felt. */
import type { SeatPoint } from "./arrows.ts";
import type { Box } from "./ring.ts";

export interface Around {
  table: Box;
  felt: Box;
  /** The other players, in the order in which their seats were named. */
  others: SeatPoint[];
}

export function measureSeats(felt: Element, seats: readonly number[]): Around {
  const from = felt.getBoundingClientRect();
  const boxOf = (node: Element): Box => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { left: left - from.left, top: top - from.top, wide: width, high: height };
  };
  const main = felt.closest("main") ?? felt;
  const others = seats.flatMap((seat) => {
    const place = main.querySelector(`[data-seat="${seat}"]`);
    const face = place?.querySelector(".face");
    if (!place || !face) return [];
    const { left, top, wide, high } = boxOf(face);
    return [{ seat, x: left + wide / 2, y: top + high / 2, box: boxOf(place), face: wide }];
  });
  return { table: boxOf(main), felt: boxOf(felt), others };
}
