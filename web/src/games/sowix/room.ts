import type { GameRoom } from "../room.ts";

export const sowix: GameRoom<"sowix"> = {
  name: "sowix",
  defaultPlayers: 4,
  picture: [
    ["Vb", 20, 54, -16],
    ["Wp", 35, 49, -8],
    ["Xv", 50, 47, 0],
    ["Yp", 65, 49, 8],
    ["Ay", 80, 54, 16],
  ],
  several: false,
  drawnFrom: ({ draws }, seat) => (draws.some((one) => one.seat === seat) ? "stock" : null),
  load: () => import("./table.ts").then((module) => module.table),
};
