import type { RummylixTable } from "../../wire/protocol.ts";
import type { GameRoom } from "../room.ts";

export const rummylix: GameRoom = {
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
  playsLooseCard: (live) => (live.table as RummylixTable | null)?.star_to_place === true,
  load: () => import("./table.ts").then((module) => module.table),
};
