import type { GameRoom } from "../room.ts";

export const sowix: GameRoom<"sowix"> = {
  name: "sowix",
  defaultPlayers: 4,
  picture: ["Wp", "Xv", "Ay"],
  ground: "yellow",
  motif:
    "M50 6a44 44 0 0 1 42 30l7-2-6 21-18-12 8-3a34 34 0 0 0-33-24zM50 94A44 44 0 0 1 8 64l-7 2 6-21 18 12-8 3a34 34 0 0 0 33 24z",
  several: false,
  places: { draw: "stock" },
  lettersOnFelt: true,
  load: () => import("./table.ts").then((module) => module.table),
};
