import type { GameRoom } from "../room.ts";

export const oldchapix: GameRoom<"oldchapix"> = {
  name: "oldchapix",
  defaultPlayers: 4,
  picture: ["Ab", "Kp", "Hb"],
  ground: "green",
  motif:
    "M29 33h42c0-19-5-25-21-25s-21 6-21 25zM14 35h72v7H14zM50 68c-7-12-23-10-30 2-4 6-9 7-13 4 3 13 18 18 31 11 5-3 10-8 12-12 2 4 7 9 12 12 13 7 28 2 31-11-4 3-9 2-13-4-7-12-23-14-30-2z",
  several: false,
  load: () => import("./table.ts").then((module) => module.table),
};
