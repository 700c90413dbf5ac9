import type { GameRoom } from "../room.ts";

export const strategix: GameRoom<"strategix"> = {
  name: "strategix",
  defaultPlayers: 4,
  picture: ["Ep", "Fb", "*"],
  ground: "blue",
  motif: "M4 96V74h22V52h24V30h24V8h22v88z",
  several: true,
  load: () => import("./table.ts").then((module) => module.table),
};
