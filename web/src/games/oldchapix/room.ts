import type { GameRoom } from "../room.ts";

export const oldchapix: GameRoom<"oldchapix"> = {
  name: "oldchapix",
  defaultPlayers: 4,
  picture: ["Ab", "Kp", "Hb"],
  ground: "green",
  several: false,
  load: () => import("./table.ts").then((module) => module.table),
};
