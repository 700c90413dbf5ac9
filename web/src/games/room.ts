/**
 * A game's room: everything one game adds to the page. `games/NAME/room.ts` has the little that the front page needs and
 * `load`, which brings the rest (`games/NAME/table.ts`) when somebody sits down.
 */
import type { Component } from "svelte";
import type { Flight } from "../cards/flight.ts";
import type { Sound } from "../cards/sounds.ts";
import type { GameEvent } from "../wire/acts.ts";
import type { Card, Events, GameName, Letter, Moves, SeatKey, TableAbout, Tables } from "../wire/protocol.ts";
import type { Live } from "../wire/table.svelte.ts";
import type { Words } from "../words/words.ts";

export interface GameRoom<G extends GameName = GameName> {
  name: G;
  /** How many players there are unless somebody chooses otherwise. */
  defaultPlayers: number;
  /** The game in one picture: three of its cards, fanned out. */
  picture: readonly Card[];
  /** Its colour: see look/grounds.css. */
  ground: "green" | "blue" | "yellow" | "pink" | "violet";
  /** The idea of the game in one shape, on 100 × 100. */
  motif?: string;
  /** Can a move have several cards? */
  several: boolean;
  /** Where the moves of each verb go; those of any other verb go on the cloth. */
  places?: Partial<Record<Moves[G]["verb"], Place>>;
  /** Does its felt have the alphabet, so that a star is named there? */
  lettersOnFelt?: boolean;
  /** Are the moves listed now made with a card that is in no hand? */
  playsLooseCard?: (table: Tables[G]) => boolean;
  load: () => Promise<GameTable<G>>;
}

/** A part of the table where cards can go. On the cloth is a play, or a new run. */
export type Place = "cloth" | "stock" | "discard" | "run";

/** Where cards go. In the page: `data-drop` is the place and `data-run` the number of the run. */
export interface DropTarget {
  place: Place;
  run?: number;
}

/** A game's part of a table. */
export interface GameTable<G extends GameName = GameName> {
  Felt: Component<FeltProps<G>>;
  SeatExtra: Component<SeatExtraProps<G>>;
  /** Where several people share a device: what the game allows while it is passed on. */
  HandOverExtra?: Component<HandOverExtraProps<G>>;
  /** Where the others sit: around the felt, or across its top, where the game needs all the width. */
  seating?: "around" | "across";
  /** A player's face after the latest act. */
  mood?: (table: Tables[G], seat: number) => Mood | null;
  /** A player's bubble for their last act. */
  bubble?: (at: SeatExtraProps<G>) => string | null;
  sounds: EventSounds<G>;
  /**
   * The cards that an act has moved, from the table's facts after it and before it. There is no table before a deal; what
   * comes into the hands then is the same in all games.
   */
  flights?: (now: Tables[G], before: Tables[G] | null) => Flight[];
  /** The cards that are cleared away when a hand has ended. */
  cleared?: (table: Tables[G]) => Flight[];
  lastMove: LastMoveRule<G>;
  /** Calls that can be made at any time, also out of turn; null while they cannot. */
  calls?: (live: Live<G>) => Calls | null;
}

export type Mood = "glad" | "sorry";

export interface FeltProps<G extends GameName = GameName> {
  live: Live<G>;
  /** The facts of the table: `live.table` of a match that has begun. */
  table: Tables[G];
  words: Words;
  /** The moves of the selected cards; a game may offer them in its own way. */
  selection: Offers<G> & StarNaming;
  /** Plays the selected cards, at this target if there is one. */
  play: (target?: DropTarget) => void;
}

/** A lone star that is to get its letter. */
export interface StarNaming {
  /** The letters that it can be; none while no star is to be named. */
  readonly alphabet: readonly Letter[];
  /** The one that a hint has advised. */
  readonly advisedLetter: Letter | "";
  /** The one move that makes it this letter; none where there is another choice to make, too. */
  only: (letter: Letter) => Moves[GameName] | undefined;
  choose: (letter: Letter) => void;
  send: (move: Moves[GameName]) => void;
}

/** The moves that are offered now. In the page, `data-move` is the text of the move that an element offers. */
export interface Offers<G extends GameName = GameName> {
  /** Moves that need no card of the hand. */
  readonly bare: readonly Moves[G][];
  /** Moves of the selected cards, best first. */
  readonly proposals: readonly Moves[G][];
  /** All of them that go to one target. */
  at: (target: DropTarget) => Moves[G][];
  /** The move that a hint has just advised, as long as nothing else is selected. */
  readonly hint: Moves[G] | null;
  /** Plays of several cards that the player may select at once. */
  readonly suggestions: readonly Moves[G][];
  /** Are the cards of this move, and no others, selected? */
  isSelected: (move: Moves[G]) => boolean;
  /** Selects the cards of a move, or lets them go. */
  select: (move: Moves[G]) => void;
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
  /** Opens the rules at a ruling. */
  explain: (ruling: string) => void;
}

/** The sound of each event of the game by its id; an event without one is silent. */
export type EventSounds<G extends GameName = GameName> = {
  readonly [E in Events[G] as E["id"]]?: Sound | ((event: E) => Sound);
};

/** How the last move is found: in the facts of the table, or, at a table without a game of its own, among the acts of the hand. */
export type LastMoveRule<G extends GameName = GameName> = { kind: "trick" | "play" } & (
  | { onTable: (table: Tables[G]) => LastMove | null }
  | LastMoveAmongActs<G>
);

/** The last move, to be shown again: the cards, the players and the sentences that tell it. */
export interface LastMove {
  laid: LaidCards[];
  /** The seat that takes the trick, where that is known. */
  taker?: number | null;
  told: readonly GameEvent[];
}

export interface LastMoveAmongActs<G extends GameName = GameName> {
  /** The cards that a player puts on the table with this event, group by group; null for any other event. The last move is the latest act that lays cards. */
  laid: (event: GameEvent<G>) => LaidCards | null;
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
