import type { GameRoom } from "../room.ts";

export const rummylix: GameRoom<"rummylix"> = {
  name: "rummylix",
  defaultPlayers: 3,
  picture: ["Gp", "*", "Ib"],
  ground: "pink",
  several: true,
  places: { draw: "stock", take: "discard", discard: "discard", add: "run", swap: "run", block: "run", unblock: "run" },
  playsLooseCard: (table) => table.star_to_place,
  load: () => import("./table.ts").then((module) => module.table),
};
