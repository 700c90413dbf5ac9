/** A game without a room of its own is played at a table in words; those of its own come from the server. */
import type { GameName } from "../../wire/protocol.ts";
import { speakOfGame } from "../../words/speech.svelte.ts";
import type { GameRoom } from "../room.ts";

export const genericRoom = (name: GameName): GameRoom => ({
  name,
  defaultPlayers: 2,
  picture: ["Ap", "Bb", "*"],
  ground: "violet",
  several: true,
  load: async () => {
    const [{ table }] = await Promise.all([import("./table.ts"), speakOfGame(name)]);
    return table;
  },
});
