/** The sounds of a table. */
import { untrack } from "svelte";
import { type Loudness, sound, unlock } from "../cards/sounds.ts";
import type { EventSounds } from "../games/room.ts";
import type { Live } from "../wire/table.svelte.ts";
import { choose, settings } from "../words/settings.svelte.ts";
import { endSound, soundsFor } from "./event_sounds.ts";

/** How loud it was before it was switched off. */
let before: Loudness = "soft";

/** On or off; true if it is on now. */
export function switchSound(): boolean {
  const on = settings.sound === "off";
  if (!on) before = settings.sound;
  choose("sound", on ? before : "off");
  if (on) unlock();
  return on;
}

/** Called while a component is set up: it listens as long as that component lives. */
export function playSoundsOf(live: Live, ofGame: () => EventSounds, scored: () => boolean): void {
  $effect(() => {
    const wake = () => settings.sound !== "off" && unlock();
    const signs = ["pointerup", "keydown"] as const;
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, wake, { capture: true });
    };
  });

  // Acts before our arrival are not news; of acts that came together after a reconnection only the last are heard.
  let known = { match: live.match, n: live.n };
  $effect(() => {
    const { log, match, n } = live;
    const news = match === known.match ? log.filter((act) => act.n > known.n) : [];
    known = { match, n };
    if (news.length) untrack(() => sound(soundsFor(news.slice(-3), live.seat, ofGame()), settings.sound));
  });
  // Points that were there when we came are not news either.
  let ended = live.table?.over !== null;
  $effect(() => {
    const shown = scored();
    if (shown && !ended) untrack(() => sound([endSound(live.log, live.seat)], settings.sound));
    ended = shown;
  });
  $effect(() => {
    if (live.refused) untrack(() => sound(["refused"], settings.sound));
  });
}
