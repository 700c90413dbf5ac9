/** Moves by one key: those that need no card of the hand, and taking one's last move back. */
import { announcer } from "../../words/announcer.svelte.ts";
import { say } from "../../words/speech.svelte.ts";
import type { Words } from "../../words/words.ts";
import type { PlayAction } from "../keys.ts";
import type { Selection } from "./selection.svelte.ts";

/** A player without a card to play draws or passes and never has the choice: one key is enough. */
const VERBS: Record<Exclude<PlayAction, "undo">, readonly string[]> = { draw: ["draw", "pass"], take: ["take"] };

export function playByKey(selection: Selection, action: PlayAction, words: Words): void {
  const { live, bare } = selection;
  if (action === "undo") {
    if (live.choice?.undo) live.undo();
    else announcer.say(say("engine.no_undo"));
    return;
  }
  const move = VERBS[action].map((verb) => bare.find((one) => one.verb === verb)).find((one) => one !== undefined);
  if (move) selection.send(move);
  else if (live.turn && !live.mine) announcer.say(words.fact({ id: "engine.turn", seat: live.turn }));
  else announcer.say(say(`page.no_${action}`));
}
