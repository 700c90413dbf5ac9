/**
 * A game's room: all that one game adds to the page. `games/NAME/room.ts` has the little that the front page needs and
 * `load`, which brings the rest (`games/NAME/table.ts`) when somebody sits down.
 */
import type { Component } from "svelte";
import type { Sound } from "../cards/sounds.ts";
import type { Act, GameName, Happening, SeatKey, TableAbout } from "../wire/protocol.ts";
import type { Live } from "../wire/table.svelte.ts";
import type { Words } from "../words/words.ts";
import type { DropTarget } from "./moves.ts";

export interface GameRoom {
  name: GameName;
  /** How many players there are unless somebody chooses otherwise. */
  defaultPlayers: number;
  /** The game in one picture, made of its own cards. */
  picture: readonly PictureCard[];
  /** Can a move have several cards? */
  several: boolean;
  /** Are the moves listed now made with a card that is in no hand? */
  playsLooseCard?: (live: Live) => boolean;
  load: () => Promise<GameTable>;
}

/** A card, its place across and down in percent of the picture, and its turn in degrees. */
export type PictureCard = readonly [card: string, x: number, y: number, turn: number];

/** What a game adds to a table. */
export interface GameTable {
  Felt: Component<FeltProps>;
  SeatExtra: Component<SeatExtraProps>;
  /** Where several people share a device: what the game allows while it is passed on. */
  HandOverExtra?: Component<HandOverExtraProps>;
  text: GameText;
  sounds: EventSounds;
  lastMove: LastMoveRule;
  /** Calls that can be made at any time, also out of turn; null while they cannot. */
  calls?: (live: Live) => Calls | null;
}

export interface FeltProps {
  live: Live;
  words: Words;
  /** What the selected cards can do; a game may offer that in its own way. */
  selection: Offers;
  /** Plays the selected cards at this place. */
  play: (place?: DropTarget) => void;
}

/** The moves that are offered now. */
export interface Offers {
  /** Moves that need no card of the hand. */
  readonly bare: readonly string[];
  /** Moves of the selected cards, best first. */
  readonly proposals: readonly string[];
  /** All of them that belong to one place. */
  at: (place: DropTarget) => string[];
  send: (move: string) => void;
}

export interface SeatExtraProps {
  live: Live;
  words: Words;
  seat: number;
}

export interface HandOverExtraProps {
  live: Live;
  about: TableAbout;
  words: Words;
  /** The seats that share the device. */
  keys: SeatKey[];
}

/** The same that the felt shows, in sentences. */
export interface GameText {
  /** The cards on the table. */
  table: (live: Live, words: Words) => TextSection[];
  /** A player's place, apart from cards and points. */
  seat: (live: Live, words: Words, seat: number) => string[];
}

export interface TextSection {
  title: string;
  lines: string[];
  /** Only for reading: the key that reads out the table leaves it out. */
  quiet?: boolean;
}

/** The sound of each event of the game by its id, null for none. */
export type EventSounds = Readonly<Record<string, Sound | null | ((event: Happening) => Sound)>>;

/** How the last move is found in the log. */
export interface LastMoveRule {
  kind: "trick" | "play";
  /** The ids of events with which cards come to lie on the table. */
  lays: RegExp;
  /** The acts of the last move, out of those of this hand. Without it, it is the last act that lays cards. */
  acts?: (hand: readonly Act[]) => readonly Act[];
}

export interface Call {
  move: string;
  /** The id of its words. */
  label: string;
}

export interface Calls {
  own: Call;
  /** Against another player. */
  against: (seat: number) => Call;
}
