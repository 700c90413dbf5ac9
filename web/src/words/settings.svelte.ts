/** The reader's settings. Kept in this browser only. */
import type { Avatar, Level } from "../wire/protocol.ts";
import { announcer } from "./announcer.svelte.ts";
import { speak } from "./speech.svelte.ts";
import { LANGUAGES, type Language } from "./words.ts";

const KEY = "toutilix.settings";

export const THEMES = ["system", "light", "dark"] as const;
export const CLOTHS = ["felt", "sea", "wood", "night"] as const;
export const BACKS = ["weave", "stripes", "stars"] as const;
export const MOTIONS = ["system", "full", "instant"] as const;
export const LETTERFORMS = ["deck", "handwriting", "print", "capitals"] as const;
export const LOUDNESSES = ["off", "soft", "medium", "loud"] as const;
/** The pictures that a player can choose; cards/avatars.ts draws them. */
export const AVATARS: readonly Avatar[] = [
  "fox",
  "owl",
  "cat",
  "bear",
  "frog",
  "rabbit",
  "whale",
  "hedgehog",
  "penguin",
  "octopus",
  "rocket",
  "mushroom",
];
export const LEVELS: readonly Level[] = ["beginner", "regular", "expert", "adaptive"];
export const SIZES = ["100", "125", "150", "200"] as const;
export const PACES = ["normal", "slow", "voice", "steps"] as const;
export const VOICES = ["slow", "normal", "fast", "very_fast"] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  /** The cloth on the table. */
  cloth: (typeof CLOTHS)[number];
  /** The backs of the cards. */
  back: (typeof BACKS)[number];
  motion: (typeof MOTIONS)[number];
  letterform: (typeof LETTERFORMS)[number];
  size: (typeof SIZES)[number];
  sound: (typeof LOUDNESSES)[number];
  /** Cards with larger letters. */
  large: boolean;
  /** Digit keys that say things. */
  keys: boolean;
  /** A table in words, with no cards drawn. */
  text: boolean;
  /** The only move that there is plays itself, where everybody knows that there is no other. */
  forced: boolean;
  /** How other players' moves are shown: as they come, slowly, as fast as a voice tells them, or one at a time. */
  pace: (typeof PACES)[number];
  /** How fast this person lets a voice speak. */
  voice: (typeof VOICES)[number];
  name: string;
  /** The picture at the reader's seat; none: the first letter of the name. */
  avatar: Avatar | "";
  level: Level;
}

/** None where the front page is drawn by the build. */
const liked = () => globalThis.navigator?.languages ?? [];

function defaults(): Settings {
  return {
    language:
      liked()
        .map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)))
        .find((one) => one !== undefined) ?? "en",
    theme: "system",
    cloth: "felt",
    back: "weave",
    motion: "system",
    letterform: "deck",
    size: "100",
    sound: "soft",
    large: false,
    keys: true,
    text: false,
    forced: false,
    pace: "normal",
    voice: "normal",
    name: "",
    avatar: "",
    level: "regular",
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...kept() });
if (!LANGUAGES.includes(settings.language)) settings.language = "en";
if (!LOUDNESSES.includes(settings.sound)) settings.sound = "off";
if (!PACES.includes(settings.pace)) settings.pace = "normal";
if (!VOICES.includes(settings.voice)) settings.voice = "normal";
if (settings.avatar && !AVATARS.includes(settings.avatar)) settings.avatar = "";

/** The reader's name and picture, for a request that takes a seat. */
export const myself = (): { name: string | null; avatar: Avatar | null } => ({
  name: settings.name.trim() || null,
  avatar: settings.avatar || null,
});

/** Puts the look on the whole page; components follow by themselves. */
export function show(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["tablecloth"] = settings.cloth;
  root.dataset["back"] = settings.back;
  root.dataset["motion"] = settings.motion;
  root.dataset["size"] = settings.size;
}

export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  show();
  if (name === "language") {
    // An answer in the old language is not repeated.
    announcer.clear();
    void speak(settings.language);
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing can be kept here: the choice lasts as long as the page.
  }
}

/** Are animations allowed? In a page that is rendered in advance nothing moves. */
export function motionAllowed(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return typeof matchMedia === "function" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
