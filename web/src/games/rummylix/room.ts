import type { GameRoom } from "../room.ts";

export const rummylix: GameRoom<"rummylix"> = {
  name: "rummylix",
  defaultPlayers: 3,
  picture: [
    ["Gp", 18, 52, 0],
    ["Hb", 34, 52, 0],
    ["*", 50, 52, 0],
    ["Jb", 66, 52, 0],
    ["Kp", 82, 52, 0],
  ],
  several: true,
  places: { draw: "stock", take: "discard", discard: "discard", add: "run", swap: "run", block: "run", unblock: "run" },
  drawnFrom: ({ arrivals }, seat) =>
    arrivals.took?.seat === seat ? "discard" : arrivals.drew === seat ? "stock" : null,
  playsLooseCard: (table) => table.star_to_place,
  load: () => import("./table.ts").then((module) => module.table),
};
