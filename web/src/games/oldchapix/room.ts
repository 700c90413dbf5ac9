import type { GameRoom } from "../room.ts";

export const oldchapix: GameRoom<"oldchapix"> = {
  name: "oldchapix",
  defaultPlayers: 4,
  picture: [
    ["Kp", 50, 34, 4],
    ["Ab", 30, 50, -14],
    ["Hb", 70, 50, 12],
    ["Bp", 50, 66, -3],
  ],
  several: false,
  load: () => import("./table.ts").then((module) => module.table),
};
