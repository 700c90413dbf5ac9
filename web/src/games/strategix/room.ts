import type { GameRoom } from "../room.ts";

export const strategix: GameRoom<"strategix"> = {
  name: "strategix",
  defaultPlayers: 4,
  picture: ["Ep", "Fb", "*"],
  ground: "blue",
  several: true,
  load: () => import("./table.ts").then((module) => module.table),
};
