import type { GameTable } from "../room.ts";
import Felt from "./Felt.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { sounds } from "./sounds.ts";
import { text } from "./text.ts";

export const table: GameTable = {
  Felt,
  SeatExtra,
  text,
  sounds,
  lastMove: { kind: "play", lays: /^strategix\.(led|followed|firecracker)$/ },
};
