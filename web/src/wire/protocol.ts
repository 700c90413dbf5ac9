// Written by `make protocol` from the types of the server; not to be edited by hand.
// What is left out has its usual value. Ignore fields you do not know.

/** What a client sends. */
export type Asked = Hello | Move | Undo | Read | Hint | Next | Continue | Word | Say | Ping;

/** What the server sends. */
export type Answered<G extends GameName = GameName> =
  | Welcome<G>
  | Happened<G>
  | About
  | Done
  | Refused
  | Readings
  | Hinted
  | Said
  | Hurry
  | Problem
  | Pong;

/** What a host may do, over HTTP. */
export type HostAct = Start | Pause | Replace | ChangePace | End;

export interface Tables {
  oldchapix: OldchapixTable;
  strategix: StrategixTable;
  sowix: SowixTable;
  rummylix: RummylixTable;
}

export interface Owns {
  oldchapix: OldchapixOwn;
  strategix: StrategixOwn;
  sowix: SowixOwn;
  rummylix: RummylixOwn;
}

/**
 * Sit down with the token of a seat, or look on without one. `since` is the state number last seen of `match`;
 * the acts after it come with the welcome. Said again, it changes the seat: so one device serves all seats.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  match?: number;
  since?: number;
}

/**
 * `n` is the state number that the move answers; only a call or catch out of turn may leave it out. With `match`
 * a move that is sent again after a rematch cannot be taken for a new one.
 */
export interface Move {
  type: "move";
  id: RequestId;
  match?: number | null;
  n?: number | null;
  move: string;
}

export interface Undo {
  type: "undo";
  id: RequestId;
  n: number;
}

/** What can these cards of mine mean now? A star may be pinned to a letter: `*H`. */
export interface Read {
  type: "read";
  id: RequestId;
  cards: string;
}

/** What would a regular do here, and why? */
export interface Hint {
  type: "hint";
  id: RequestId;
}

/** The hand is over: deal the next one. */
export interface Next {
  type: "next";
  n: number;
}

/** Bots that play step by step may do the next step. */
export interface Continue {
  type: "continue";
}

/** This seat's own word for the shuffle; accepted until the match starts. It will stand in the record. */
export interface Word {
  type: "word";
  word: string;
}

export interface Say {
  type: "say";
  phrase: Phrase;
}

/** All that can be said: children play. */
export type Phrase =
  | "again"
  | "back"
  | "clap"
  | "good_game"
  | "goodbye"
  | "hello"
  | "laugh"
  | "my_turn"
  | "one_moment"
  | "oops"
  | "sad"
  | "smile"
  | "sorry"
  | "thanks"
  | "think"
  | "well_played"
  | "wow"
  | "your_turn";

/** Pages cannot send pings of the socket itself. */
export interface Ping {
  type: "ping";
}

/**
 * All that this seat may see now. `seat` is left out for a spectator, and then so are `own` and `choice`. `log`
 * are the acts after `since` as far back as the server remembers; `whole` tells that none is missing.
 */
export interface Welcome<G extends GameName = GameName> {
  type: "welcome";
  n: number;
  match: number;
  seat?: number | null;
  about: TableAbout;
  table: Tables[G] | NoTable;
  own?: Owns[G];
  choice?: Choice | null;
  coach?: Coach | null;
  log?: Act[];
  whole?: boolean;
}

/**
 * All that everybody who has the link may know of a table, but for the cards on it.
 *
 * `code` is short enough to be said across a room; there is one while the table is in the lobby or has an open
 * seat. `commitment` is published before words are accepted; `seed` once the match is over. `lesson`: the match
 * is a first hand with a coach, whose cards were laid out.
 */
export interface TableAbout {
  id: string;
  game: GameName;
  players: number;
  options: Record<string, string | number>;
  status: Status;
  match: number;
  pace: Pace;
  seats: SeatAbout[];
  code?: string;
  local?: boolean;
  lesson?: boolean;
  spectators?: number;
  commitment: string;
  seed?: string | null;
}

/** `stopped`: the match was begun with other rules; it can be looked at, not continued. */
export type Status = "ended" | "lobby" | "over" | "paused" | "playing" | "stopped";

/**
 * `move_seconds`: how long a person may think before a bot moves for them; none: as long as they like.
 * `away_seconds`: after how long a bot plays for somebody who is gone; none: never.
 */
export interface Pace {
  /** Left out: "normal". */
  bots?: BotPace;
  move_seconds?: number | null;
  /** Left out: 60. */
  away_seconds?: number | null;
}

/** How long bots seem to think; with `step` each waits for somebody to say `continue`. */
export type BotPace = "instant" | "normal" | "slow" | "step";

/**
 * `present`: somebody is connected there. `helped`: a bot plays for a person who is gone. `word`: this seat has
 * added its word to the shuffle.
 */
export interface SeatAbout {
  seat: number;
  name?: string;
  holder: Holder;
  level?: Level | null;
  present?: boolean;
  helped?: boolean;
  host?: boolean;
  word?: boolean;
}

/** Who holds a seat. An open seat waits for somebody who has the link. */
export type Holder = "bot" | "open" | "person";

export type Level = "beginner" | "expert" | "regular";

/**
 * What this seat may do now. `moves` is the whole list unless `more` is set; then it has some of them, among
 * them all that need no card, the others are built from selected cards with `read`, and `cards` are those of the
 * hand that some legal move can use. Calls and catches are never listed: a list would tell when they are due.
 */
export interface Choice {
  moves?: string[];
  more?: boolean;
  cards?: Cards;
  undo?: boolean;
}

/**
 * What the coach of a lesson says to the learner. `id` has words in both languages, in which `second`, `third`
 * and `fourth` are the names of those seats. `moves` are what is asked for, best first; none: whatever the rules
 * allow. It is step `step` of `of`; the last one is the rest of the hand, and what is said when it is over.
 */
export interface Coach {
  id: string;
  step: number;
  of: number;
  moves?: string[];
}

/** Something done at the table, with the state number it led to. No seat: a deal. */
export interface Act {
  n: number;
  seat?: number | null;
  events: Happening[];
}

/** An event as one seat sees it. Its id has words in both languages; cards may be face down (`??`). */
export interface Happening {
  id: string;
  seat?: number | null;
  other?: number | null;
  cards?: Groups;
  number?: number;
  points?: number;
}

/**
 * Something was done, and it is on disk. `table` and `own` have the fields that changed. `choice` is there when
 * this seat may do something now, and replaces the one before; where it is absent there is nothing to do. So
 * does `coach`, in a lesson, for the learner. `id` is that of this client's own request: the answer to it.
 */
export interface Happened<G extends GameName = GameName> {
  type: "happened";
  n: number;
  seat?: number | null;
  events: Happening[];
  table: Partial<Tables[G]>;
  own?: Partial<Owns[G]>;
  choice?: Choice | null;
  coach?: Coach | null;
  id?: string | null;
}

/** Seats, presence, status or pace have changed. */
export interface About {
  type: "about";
  about: TableAbout;
}

/** A request that was sent again had been done already, and led to state `n`. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** Nothing has changed. `n` is the state as it is now. */
export interface Refused {
  type: "refused";
  id?: string | null;
  n: number;
  why: Why;
}

/** Why something was refused: a stable code with words in both languages, the ruling's number, arguments. */
export interface Why {
  code: string;
  ruling?: string;
  seat?: number | null;
  cards?: Groups;
  number?: number;
  arguments?: Record<string, string | number>;
}

/** What the cards can mean, best first, `more` if that is not all; or why they mean nothing. */
export interface Readings {
  type: "readings";
  id: string;
  moves?: string[];
  more?: boolean;
  why?: Why | null;
}

/** No move: there is nothing to advise now. */
export interface Hinted {
  type: "hinted";
  id: string;
  move?: string | null;
  why?: Happening | null;
}

export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase;
}

/** A bot will move for this seat in so many seconds. */
export interface Hurry {
  type: "hurry";
  seat: number;
  seconds: number;
}

/** Something is wrong with the connection or the server itself, not with a move. The socket may close after it. */
export interface Problem {
  type: "problem";
  why: Why;
}

export interface Pong {
  type: "pong";
}

/** Begin the match; seats still open are given to bots of this level. */
export interface Start {
  do: "start";
  /** Left out: "beginner". */
  fill?: Level;
}

export interface Pause {
  do: "pause";
  on: boolean;
}

/** Give a seat to a bot of this level or, without a level, open it to somebody new. */
export interface Replace {
  do: "replace";
  seat: Seat;
  level?: Level | null;
}

export interface ChangePace {
  do: "pace";
  pace: Pace;
}

/** Close the table for good. A match that is not over has no record to show. */
export interface End {
  do: "end";
}

/** The body of every answer that is not a success. `sentence` says it in the language of Accept-Language. */
export interface Complaint {
  why: Why;
  sentence: string;
}

/**
 * `bots` gives seats to bots, by seat; the creator takes the first seat that is left and is the host. With
 * `local` all other seats are played on the same device, by `names`; else they are open to whoever has the link.
 */
export interface NewTable {
  game: GameName;
  players: number;
  options?: Record<string, string | number>;
  bots?: Record<string, Level>;
  name: string;
  local?: boolean;
  names?: string[];
  /** Left out: {"bots": "normal", "move_seconds": null, "away_seconds": 60}. */
  pace?: Pace;
}

/** `path` is the address to send to friends, below the server's own. A local table has a key for each person. */
export interface Created {
  path: string;
  keys: SeatKey[];
  about: TableAbout;
}

/** What holds a seat: keep the token, it is shown once. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** The first hand of a game, with a coach: the learner sits at seat 1, bots on the others, and it begins at once. */
export interface NewLesson {
  game: GameName;
  name: string;
  /** Left out: {"bots": "normal", "move_seconds": null, "away_seconds": null}. */
  pace?: Pace;
}

/** Those of the tables asked for that there are, in the order in which they were asked for. */
export interface TablesNow {
  tables: TableNow[];
}

/** A table from outside, at this moment. `turn`: whose turn it is, while a match is played. */
export interface TableNow {
  id: string;
  game: GameName;
  players: number;
  options: Record<string, string | number>;
  status: Status;
  match: number;
  pace: Pace;
  seats: SeatAbout[];
  code?: string;
  local?: boolean;
  lesson?: boolean;
  spectators?: number;
  commitment: string;
  seed?: string | null;
  turn?: Seat | null;
}

/** Sit down on an open seat; by default the first. */
export interface Join {
  name: string;
  seat?: Seat | null;
}

export interface Joined {
  key: SeatKey;
  about: TableAbout;
}

export interface TakenBack {
  seat: number;
  about: TableAbout;
}

/**
 * The same seats again; after a lesson, or in the middle of it, a real match. With `start` it begins at once;
 * else the seats may choose words first.
 */
export interface Rematch {
  /** Left out: true. */
  start?: boolean;
}

export interface Records {
  records: RecordAbout[];
}

export interface RecordAbout {
  match: number;
  finished: number;
}

/**
 * `table`, `own` and `hands` are as they were before the first deal, which is the first step. `own` is there for
 * the eyes of a `seat`, and `hands`, seat 1 first, where all hands are `open`.
 */
export interface MatchReplay<G extends GameName = GameName> {
  match: number;
  game: GameName;
  players: number;
  names: string[];
  options: Record<string, string | number>;
  commitment: string;
  seat?: number | null;
  open?: boolean;
  table: Tables[G];
  own?: Owns[G];
  hands?: Cards[];
  steps: ReplayStep<G>[];
}

/**
 * One act, as the chosen eyes saw it. `n` is its state number, as it was told live; no `seat`: a deal. `table`,
 * `own` and `hands` tell what changed, as `happened` does; `hands` comes whole. `opened` are the events, by
 * their place from 0, that show cards which not everybody saw.
 */
export interface ReplayStep<G extends GameName = GameName> {
  n: number;
  seat?: number | null;
  events: Happening[];
  opened?: number[];
  table?: Partial<Tables[G]>;
  own?: Partial<Owns[G]>;
  hands?: Cards[];
}

/**
 * What `toutilix verify` finds: the seed fits the commitment that was published before the words, and seed and
 * words give each of `deals`. Where something does not fit, `why` says what, and `deals` are those before it.
 */
export interface DealCheck {
  commitment: string;
  seed?: string;
  words: string[];
  deals?: CheckedDeal[];
  why?: Why | null;
}

/** The cards of a hand's deal are those that the seed fixed; with `shuffle` those of a pile turned over, from 1. */
export interface CheckedDeal {
  hand: number;
  shuffle?: number;
}

export interface Games {
  games: GameAbout[];
}

export interface GameAbout {
  game: GameName;
  fewest: number;
  most: number;
  levels: Level[];
  options: OptionAbout[];
}

/** `values` of a choice, or the bounds of a number; `high` 0 means the number of players. */
export interface OptionAbout {
  name: string;
  ruling?: string;
  default: string | number;
  values?: string[];
  low?: number;
  high?: number;
}

/** The rules in our own words, as Markdown, and what each option means, by `option` and `option.value`. */
export interface Rules {
  game: GameName;
  language: string;
  title: string;
  text: string;
  options: Record<string, string>;
}

/**
 * Where others find this server, the likeliest address first, without a `/` behind it. None: only the machine
 * that it runs on can come in.
 */
export interface Addresses {
  urls: string[];
}

/** Numbers of this process; nothing of any table. */
export interface Health {
  status: string;
  version: string;
  tables: number;
  connections: number;
  waiting_writes: number;
}

/** Lists are per seat, seat 1 first. */
export interface OldchapixTable {
  /** Counts from 1; 0 before the first deal. */
  hand: number;
  /** Of the finished hands, seat 1 first. */
  scores: number[];
  /** Is the hand or the match over? Then nobody is to act. */
  over: "hand" | "match" | null;
  /** The table waits for a shuffle. The server does it at once. */
  to_shuffle: boolean;
  /** The seat that is to act. */
  turn: Seat | null;
  contract: Contract;
  /** Who led to the trick that lies there, or is to lead. */
  leader: Seat | null;
  /** The cards that lie there, the leader's first. */
  trick: Cards;
  /** The family to follow; null where nothing was led. */
  led: Family | null;
  /** Cards in each hand. */
  counts: number[];
  tricks_won: number[];
  /** The cards won in this hand that cost something. */
  captured: Cards[];
}

/** Lists are per seat, seat 1 first, but for `named`. */
export interface StrategixTable {
  /** Counts from 1; 0 before the first deal. */
  hand: number;
  /** Of the finished hands, seat 1 first. */
  scores: number[];
  /** Is the hand or the match over? Then nobody is to act. */
  over: "hand" | "match" | null;
  /** The table waits for a shuffle. The server does it at once. */
  to_shuffle: boolean;
  /** The seat that is to act. */
  turn: Seat | null;
  /** The letters to beat, groups between `+`; null where anything may be led. */
  combination: string | null;
  /** Who played that combination. */
  owner: Seat | null;
  /** From a firecracker until the next combination or the end of the round. */
  after_firecracker: boolean;
  places: (Place | null)[];
  /** The seats that a foul has named Badluckix, in that order. */
  named: Seat[];
  /** The cards set aside. */
  played: Cards;
  /** Cards in each hand. */
  counts: number[];
  /** Cards left in the box, with two players. */
  boxed: number;
}

/** Who has forgotten to call is not told: it is for people to notice. */
export interface SowixTable {
  /** Counts from 1; 0 before the first deal. */
  hand: number;
  /** Of the finished hands, seat 1 first. */
  scores: number[];
  /** Is the hand or the match over? Then nobody is to act. */
  over: "hand" | "match" | null;
  /** The table waits for a shuffle. The server does it at once. */
  to_shuffle: boolean;
  /** The seat that is to act. */
  turn: Seat | null;
  to_draw: ToDraw | null;
  /** The card on top of the pile. */
  top: Card | null;
  /** The letter in force; null where anything fits. */
  letter: string | null;
  /** The letters that fit it; stars and firecrackers always do. */
  fits: string;
  /** How many lie on top of the pile. */
  firecrackers: number;
  pile_size: number;
  stock_size: number;
  /** 1: the seat with the next number comes next. */
  direction: -1 | 1;
  /** How often the pile was turned over in this hand. */
  turned: number;
  /** Cards in each hand, seat 1 first. */
  counts: number[];
  /** Seats whose next turn is lost. */
  lose_turn: Seat[];
  /** Seats that have passed since a card was last played or drawn. */
  passed: Seat[];
  /** The seat in turn has just drawn a card that fits. */
  drew: boolean;
  /** The hands as they lie open when a hand has ended, seat 1 first. */
  shown: Cards[];
}

/**
 * While the table waits for a shuffle: this seat still has to draw so many cards, and then it is the turn of
 * `turn`.
 */
export interface ToDraw {
  seat: Seat;
  cards: number;
  turn: Seat;
}

export interface RummylixTable {
  /** Counts from 1; 0 before the first deal. */
  hand: number;
  /** Of the finished hands, seat 1 first. */
  scores: number[];
  /** Is the hand or the match over? Then nobody is to act. */
  over: "hand" | "match" | null;
  /** The table waits for a shuffle. The server does it at once. */
  to_shuffle: boolean;
  /** The seat that is to act. */
  turn: Seat | null;
  /** What the seat in turn has to do. */
  step: "draw" | "play";
  /** Cards left in the stock. */
  stock: number;
  /** Cards on the discard pile. */
  discard: number;
  /** The card on top of the discard pile. */
  top: Card | null;
  /** Run 1 first: a run keeps its number for the whole hand. */
  runs: Run[];
  /** Has this seat laid a run? Seat 1 first. */
  opened: boolean[];
  /** The star just swapped has to be added to a run. */
  star_to_place: boolean;
  /** Finished turns since something was last laid, added, swapped or blocked. */
  idle: number;
  /** Cards out of the game. */
  removed: Cards;
  /** Cards in each hand, seat 1 first. */
  counts: number[];
  /** The hands as they lie open when a hand has ended, seat 1 first. */
  shown: Cards[];
  to_draw: ToDraw | null;
}

export interface Run {
  owner: Seat;
  /** From its first letter on; a star with the letter it stands for. */
  cards: Cards;
  blocked: "both" | "left" | "none" | "right";
}

export interface OldchapixOwn {
  cards: Cards;
}

export interface StrategixOwn {
  cards: Cards;
  /** Passes although this seat could have played. */
  passes_used: number;
  /** In this hand's exchange. */
  gave: Card | null;
  /** In this hand's exchange. */
  got: Card | null;
}

export interface SowixOwn {
  cards: Cards;
  /** The card just drawn, which has to be played. */
  drawn: Card | null;
}

export interface RummylixOwn {
  cards: Cards;
}

/** In the lobby: no match has begun, and nothing lies on the table. */
export type NoTable = { hand?: never };

/** Made by the client, different for each request; one sent again has the id of the first try. */
export type RequestId = string;

export type GameName = "oldchapix" | "strategix" | "sowix" | "rummylix";

/** Cards separated by spaces, such as `Hb * *K ! ??`; empty: none. */
export type Cards = string;

/** Cards as a move has them: separated by spaces, groups with `+` between them; empty: none. */
export type Groups = string;

/** Seats count from 1. */
export type Seat = number;

export type Contract = "blue_h" | "everything" | "mn" | "tricks" | "vowels";

/** Pink or blue, A to M (low) or N to Z (high). */
export type Family = "blue_high" | "blue_low" | "pink_high" | "pink_low";

export type Place = "aswellix" | "badluckix" | "luckylix" | "neithernorix";

/** One card, such as `Hb`, `*`, `*H` or `!`. */
export type Card = string;
