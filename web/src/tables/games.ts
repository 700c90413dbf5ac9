/** The explicit list of games, and what a table looks like in each. */
import type { Component } from "svelte";
import type { GameName, RummylixTable, SeatKey, TableAbout } from "../protocol.ts";
import type { Live } from "../wire/table.svelte.ts";
import type { Words } from "../words/words.ts";
import type { Place } from "./moves.ts";
import type { Selection } from "./selection.svelte.ts";

export interface Felt {
  live: Live;
  words: Words;
  /** The cards selected and what they can mean; a game may offer that in its own way. */
  selection: Selection;
  /** Plays what is selected, at this place: the felt is where cards go. */
  play: (place?: Place) => void;
}

/** What a game adds to a player's place. */
export interface SeatExtra {
  live: Live;
  words: Words;
  seat: number;
}

/** What a game allows on one device while nobody holds it. */
export interface Between {
  live: Live;
  about: TableAbout;
  words: Words;
  /** The seats that share the device. */
  keys: SeatKey[];
}

export interface GameFace {
  name: GameName;
  /** How many sit down where nobody says otherwise. */
  usual: number;
  /** May a move have several cards? */
  several: boolean;
  /** Are the moves listed now made with a card that lies in no hand? */
  loose?: (live: Live) => boolean;
  felt: () => Promise<{ default: Component<Felt> }>;
  seat: () => Promise<{ default: Component<SeatExtra> }>;
  between?: () => Promise<{ default: Component<Between> }>;
}

export const GAMES: GameFace[] = [
  {
    name: "oldchapix",
    usual: 4,
    several: false,
    felt: () => import("./Oldchapix.svelte"),
    seat: () => import("./OldchapixSeat.svelte"),
  },
  {
    name: "strategix",
    usual: 4,
    several: true,
    felt: () => import("./Strategix.svelte"),
    seat: () => import("./StrategixSeat.svelte"),
  },
  {
    name: "sowix",
    usual: 4,
    several: false,
    felt: () => import("./Sowix.svelte"),
    seat: () => import("./SowixSeat.svelte"),
    between: () => import("./SowixCalls.svelte"),
  },
  {
    name: "rummylix",
    usual: 3,
    several: true,
    loose: (live) => (live.table as RummylixTable | null)?.star_to_place === true,
    felt: () => import("./Rummylix.svelte"),
    seat: () => import("./RummylixSeat.svelte"),
  },
];

export const faceOf = (game: GameName) => GAMES.find((one) => one.name === game) as GameFace;
