import type { GameRoom } from "../room.ts";

export const strategix: GameRoom<"strategix"> = {
  name: "strategix",
  defaultPlayers: 4,
  picture: [
    ["Ep", 22, 52, -12],
    ["Fb", 35, 47, -5],
    ["Mb", 60, 47, 5],
    ["Np", 73, 52, 12],
    ["!", 48, 64, 0],
  ],
  several: true,
  load: () => import("./table.ts").then((module) => module.table),
};
