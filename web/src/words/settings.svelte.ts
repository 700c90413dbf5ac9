/** The reader's settings. Kept in this browser only. */
import type { Level } from "../wire/protocol.ts";
import { announcer } from "./announcer.svelte.ts";
import { speak } from "./speech.svelte.ts";
import { LANGUAGES, type Language } from "./words.ts";

const KEY = "toutilix.settings";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "instant"] as const;
export const LETTERFORMS = ["deck", "handwriting", "print", "capitals"] as const;
export const LOUDNESSES = ["off", "soft", "medium", "loud"] as const;
export const LEVELS: readonly Level[] = ["beginner", "regular", "expert"];
export const SIZES = ["100", "125", "150", "200"] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
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
  /** Other players' moves are shown one at a time: each waits for "continue". */
  steps: boolean;
  name: string;
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
    motion: "system",
    letterform: "deck",
    size: "100",
    sound: "soft",
    large: false,
    keys: true,
    text: false,
    steps: false,
    name: "",
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

/** Puts the look on the whole page; components follow by themselves. */
export function show(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
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

/** Are animations allowed? */
export function motionAllowed(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
