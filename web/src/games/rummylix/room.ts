import type { GameRoom } from "../room.ts";

export const rummylix: GameRoom<"rummylix"> = {
  name: "rummylix",
  defaultPlayers: 3,
  picture: ["Gp", "*", "Ib"],
  ground: "pink",
  motif:
    "M4 8h16v22H4zm20 0h16v22H24zm20 0h16v22H44zm20 0h16v22H64zM20 39h16v22H20zm20 0h16v22H40zm20 0h16v22H60zm20 0h16v22H80zM8 70h16v22H8zm20 0h16v22H28zm20 0h16v22H48z",
  several: true,
  places: { draw: "stock", take: "discard", discard: "discard", add: "run", swap: "run", block: "run", unblock: "run" },
  playsLooseCard: (table) => table.star_to_place,
  load: () => import("./table.ts").then((module) => module.table),
};
