import type { GameRoom } from "../room.ts";

export const sowix: GameRoom<"sowix"> = {
  name: "sowix",
  defaultPlayers: 4,
  picture: ["Wp", "Xv", "Ay"],
  ground: "yellow",
  several: false,
  places: { draw: "stock" },
  load: () => import("./table.ts").then((module) => module.table),
};
