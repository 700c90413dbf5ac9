/**
 * A game's room: everything one game adds to the page. `games/NAME/room.ts` has the little that the front page needs and
 * `load`, which brings the rest (`games/NAME/table.ts`) when somebody sits down.
 */
import type { Component } from "svelte";
import type { Sound } from "../cards/sounds.ts";
import type { GameEvent } from "../wire/acts.ts";
import type { Act, Card, Events, GameName, Moves, SeatKey, TableAbout, Tables } from "../wire/protocol.ts";
import type { Live } from "../wire/table.svelte.ts";
import type { Words } from "../words/words.ts";

export interface GameRoom<G extends GameName = GameName> {
  name: G;
  /** How many players there are unless somebody chooses otherwise. */
  defaultPlayers: number;
  /** The game in one picture, made of its own cards. */
  picture: readonly PictureCard[];
  /** Can a move have several cards? */
  several: boolean;
  /** Where the moves of each verb go; those of any other verb go on the cloth. */
  places?: Partial<Record<Moves[G]["verb"], Place>>;
  /** The pile from which this seat's new cards have come, if it was one. */
  drawnFrom?: (table: Tables[G], seat: number) => "stock" | "discard" | null;
  /** Are the moves listed now made with a card that is in no hand? */
  playsLooseCard?: (table: Tables[G]) => boolean;
  load: () => Promise<GameTable<G>>;
}

/** A card, its place across and down in percent of the picture, and its turn in degrees. */
export type PictureCard = readonly [card: string, x: number, y: number, turn: number];

/** A part of the table where cards can go. On the cloth is a play, or a new run. */
export type Place = "cloth" | "stock" | "discard" | "run";

/** Where cards go. In the page: `data-drop` is the place and `data-run` the number of the run. */
export interface DropTarget {
  place: Place;
  run?: number;
}

/** What a game adds to a table. */
export interface GameTable<G extends GameName = GameName> {
  Felt: Component<FeltProps<G>>;
  SeatExtra: Component<SeatExtraProps<G>>;
  /** Where several people share a device: what the game allows while it is passed on. */
  HandOverExtra?: Component<HandOverExtraProps<G>>;
  sounds: EventSounds<G>;
  lastMove: LastMoveRule<G>;
  /** Calls that can be made at any time, also out of turn; null while they cannot. */
  calls?: (live: Live<G>) => Calls | null;
}

export interface FeltProps<G extends GameName = GameName> {
  live: Live<G>;
  /** What lies there: `live.table` of a match that has begun. */
  table: Tables[G];
  words: Words;
  /** What the selected cards can do; a game may offer that in its own way. */
  selection: Offers<G>;
  /** Plays the selected cards, at this target if there is one. */
  play: (target?: DropTarget) => void;
}

/** The moves that are offered now. In the page, `data-move` is the text of the move that an element offers. */
export interface Offers<G extends GameName = GameName> {
  /** Moves that need no card of the hand. */
  readonly bare: readonly Moves[G][];
  /** Moves of the selected cards, best first. */
  readonly proposals: readonly Moves[G][];
  /** All of them that go to one target. */
  at: (target: DropTarget) => Moves[G][];
  send: (move: Moves[G]) => void;
}

export interface SeatExtraProps<G extends GameName = GameName> {
  live: Live<G>;
  table: Tables[G];
  words: Words;
  seat: number;
}

export interface HandOverExtraProps<G extends GameName = GameName> {
  live: Live<G>;
  about: TableAbout;
  words: Words;
  /** The seats that share the device. */
  keys: SeatKey[];
}

/** The sound of each event of the game by its id; an event without one is silent. */
export type EventSounds<G extends GameName = GameName> = {
  readonly [E in Events[G] as E["id"]]?: Sound | ((event: E) => Sound);
};

/** How the last move is found among the acts of a hand. */
export interface LastMoveRule<G extends GameName = GameName> {
  kind: "trick" | "play";
  /** The cards that a player puts on the table with this event, group by group; null for any other event. */
  laid: (event: GameEvent<G>) => LaidCards | null;
  /** The acts of the last move. Without it, it is the latest act that lays cards. */
  acts?: (hand: readonly Act<G>[]) => readonly Act<G>[];
}

export interface LaidCards {
  seat: number;
  groups: Card[][];
}

export interface Call {
  /** As it is sent. */
  move: string;
  /** The id of its words. */
  label: string;
}

export interface Calls {
  own: Call;
  /** Against another player. */
  against: (seat: number) => Call;
}
