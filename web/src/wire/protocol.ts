// Written by `make protocol` from the types of the server; not to be edited by hand.
// A field that is left out has its default value. Ignore fields you do not know.

/** What a client sends. */
export type Asked = Hello | Play | Undo | Read | Hint | Earlier | Next | Continue | Word | Wear | Say | Ping;

/** What the server sends. */
export type Answered<G extends GameName = GameName> =
  | Welcome<G>
  | Acts<G>
  | Happened<G>
  | About
  | Done
  | Refused
  | Meanings<G>
  | Hinted<G>
  | Said
  | Hurry
  | Problem
  | Pong;

/** What a host may do, over HTTP. */
export type HostAct = Start | Pause | Replace | ChangePace | End;

export interface Tables {
  oldchapix: ShownOldchapixTable;
  strategix: ShownStrategixTable;
  sowix: ShownSowixTable;
  rummylix: ShownRummylixTable;
}

export interface Owns {
  oldchapix: ShownOwn;
  strategix: ShownStrategixOwn;
  sowix: ShownSowixOwn;
  rummylix: ShownOwn;
}

export interface Moves {
  oldchapix: OldchapixPlayMove;
  strategix: StrategixPlayMove | StrategixThrowMove | StrategixPassMove;
  sowix: SowixPlayMove | SowixDrawMove | SowixPassMove | SowixToutilixMove | SowixStarMove;
  rummylix:
    | RummylixDrawMove
    | RummylixTakeMove
    | RummylixLayMove
    | RummylixAddMove
    | RummylixSwapMove
    | RummylixBlockMove
    | RummylixUnblockMove
    | RummylixDiscardMove;
}

export interface Events {
  oldchapix:
    | OldchapixContractTricks
    | OldchapixContractVowels
    | OldchapixContractMn
    | OldchapixContractBlueH
    | OldchapixContractEverything
    | OldchapixLed
    | OldchapixPlayed
    | OldchapixTook
    | OldchapixTookDanger
    | OldchapixScoreTricks
    | OldchapixScoreVowels
    | OldchapixScoreMn
    | OldchapixScoreBlueH;
  strategix:
    | StrategixBoxed
    | StrategixGaveLowest
    | StrategixGaveBest
    | StrategixLed
    | StrategixFollowed
    | StrategixFirecracker
    | StrategixPassed
    | StrategixVoluntaryPass
    | StrategixLostTurn
    | StrategixRoundWon
    | StrategixLeadPasses
    | StrategixPlaced
    | StrategixFoul
    | StrategixStuck
    | StrategixScore;
  sowix:
    | SowixTurnedUp
    | SowixHit
    | SowixPlayed
    | SowixReversed
    | SowixDraws
    | SowixDrawFits
    | SowixDrawKept
    | SowixDrew
    | SowixNothingLeft
    | SowixPassed
    | SowixCalled
    | SowixCaught
    | SowixLosesTurn
    | SowixTurnedOver
    | SowixWaitsForShuffle
    | SowixShuffled
    | SowixOut
    | SowixAllPassed
    | SowixLastTurnOver
    | SowixLeft
    | SowixScore;
  rummylix:
    | RummylixTurnedUp
    | RummylixDrew
    | RummylixTook
    | RummylixOpened
    | RummylixLaid
    | RummylixAdded
    | RummylixSwapped
    | RummylixPlaced
    | RummylixBlocked
    | RummylixUnblocked
    | RummylixDiscarded
    | RummylixPileTurned
    | RummylixPileWaits
    | RummylixPileShuffled
    | RummylixRefill
    | RummylixNothingToDraw
    | RummylixOut
    | RummylixStalled
    | RummylixScoreLetters
    | RummylixScoreStars
    | RummylixScoreFirecrackers
    | RummylixScoreTaken;
}

export type EngineEvent =
  | EngineHandBegins
  | EngineDealt
  | EngineTurn
  | EngineHandEnds
  | EngineHandPoints
  | EngineTotal
  | EngineWon
  | EngineUndone;

/** The value of a fact's field. */
export type FactValue = string | number | boolean | null | Card[] | Card[][];

/** An id that has words in both languages, and its fields by name. */
export interface Fact {
  id: string;
  [field: string]: FactValue;
}

/** The type of each field of a fact, by its name: what words need to say it. */
export const FIELD_TYPES: Record<string, string> = {
  above: "number",
  allowance: "allowance",
  bad: "seat",
  best: "card",
  blocked: "side",
  boxed: "number",
  called: "flag",
  card: "card",
  cards: "cards",
  catcher: "seat",
  caught: "seat",
  costs: "flag",
  covered: "number",
  danger: "danger",
  direction: "number",
  discard: "number",
  due: "number",
  each: "number",
  family: "family",
  firecrackers: "number",
  fitting: "number",
  groups: "groups",
  hand: "number",
  held: "number",
  higher: "number",
  in_force: "letter",
  instead: "card",
  kept: "card",
  leader: "seat",
  left: "number",
  length: "number",
  less: "number",
  letter: "letter",
  loser: "seat",
  lower: "number",
  lucky: "seat",
  more: "number",
  near: "number",
  needed: "letter",
  next: "seat",
  number: "number",
  owner: "seat",
  pairs: "number",
  place: "place",
  played: "number",
  player: "seat",
  plays: "number",
  points: "number",
  receiver: "seat",
  rival: "seat",
  rounds: "number",
  run: "run",
  runs: "number",
  seat: "seat",
  shed: "number",
  shortest: "number",
  side: "side",
  simulations: "number",
  size: "number",
  star: "card",
  stock: "number",
  taken: "number",
  taker: "seat",
  times: "number",
  top: "card",
  total: "number",
  tricks: "number",
  turn: "seat",
};

/** Can the colour of a card matter to a play of this game? Where it cannot, words leave it out. */
export const COLOUR_MATTERS: Record<string, boolean> = {
  oldchapix: true,
  strategix: false,
  sowix: false,
  rummylix: false,
};

/**
 * Sit down with the token of a seat, or watch without one. `since` is the state number last seen of `match`; the
 * acts after it come with the welcome. With `text` every state comes with the table in words. Said again, it
 * changes the seat: so one device serves all seats.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  match?: number;
  since?: number;
  text?: boolean;
}

/**
 * `n` is the state number that the move answers; only a call or catch out of turn may leave it out. With `match`
 * a move that is sent again after a rematch cannot be taken for a new one.
 */
export interface Play {
  type: "play";
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

/**
 * Ask which moves these cards can make now. A star may be pinned to a letter: `*H`. With `run`, at that run
 * alone.
 */
export interface Read {
  type: "read";
  id: RequestId;
  cards: string[];
  run?: number | null;
}

/**
 * Ask what a regular would do here, and why. With `deep` a search looks for something better, which takes up to
 * a second; with `move` too, it compares that move with the best one.
 */
export interface Hint {
  type: "hint";
  id: RequestId;
  deep?: boolean;
  move?: string | null;
}

/** Ask for acts of this match before state `before`: the ones that a `welcome` had no room for. */
export interface Earlier {
  type: "earlier";
  id: RequestId;
  match: number;
  before: number;
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

/** Another avatar for this seat, at any time; none: the first letter of its name. */
export interface Wear {
  type: "wear";
  avatar?: Avatar | null;
}

/** The picture that a person has chosen for their seat: the page draws one for each. */
export type Avatar =
  | "bear"
  | "cat"
  | "fox"
  | "frog"
  | "hedgehog"
  | "mushroom"
  | "octopus"
  | "owl"
  | "penguin"
  | "rabbit"
  | "rocket"
  | "whale";

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
 * are the latest acts after `since`, a hundred at most; `whole` tells that none is missing. `earlier`: there are
 * acts before the first of them, which can be asked for.
 */
export interface Welcome<G extends GameName = GameName> {
  type: "welcome";
  n: number;
  match: number;
  seat?: number | null;
  about: TableAbout;
  table: Tables[G] | NoTable;
  own?: Owns[G];
  choice?: Choice<G> | null;
  coach?: Coach<G> | null;
  text?: TableText;
  log?: Act<G>[];
  whole?: boolean;
  earlier?: boolean;
}

/**
 * All that everybody who has the link may know of a table, but for the cards on it.
 *
 * `code` is short enough to be said across a room; there is one while the table is in the lobby or has an open
 * seat. `commitment` is published before words are accepted; `seed` once the match is over. `lesson`: the match
 * is a first hand with a coach, whose cards were laid out. `daily`: it is the deal of the day of this date,
 * whose seed everybody can work out. `hands`: the match ends after this many; 0: as its rules say.
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
  daily?: string;
  hands?: number;
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
  avatar?: Avatar | null;
  holder: Holder;
  level?: Level | null;
  present?: boolean;
  helped?: boolean;
  host?: boolean;
  word?: boolean;
}

/** The holder of a seat. An open seat waits for somebody who has the link. */
export type Holder = "bot" | "open" | "person";

/** `adaptive` bots play well or badly, as it takes to keep a match even. */
export type Level = "adaptive" | "beginner" | "expert" | "regular";

/**
 * The moves that this seat may make now. `moves` is the whole list unless `more` is set; then it has some of
 * them, among them all that need no card, the others are built from selected cards with `read`, and `cards` are
 * those of the hand that some legal move can use. Calls and catches are never listed: a list would tell when
 * they are due. `forced`: everybody knows the one move to be the only one; a page may play it by itself.
 * `suggestions` are plays of several cards that a player may want to select at once; they are no advice.
 */
export interface Choice<G extends GameName = GameName> {
  moves?: Moves[G][];
  more?: boolean;
  cards?: string[];
  suggestions?: Moves[G][];
  undo?: boolean;
  forced?: boolean;
}

/**
 * The coach's words to the learner of a lesson. `id` has words in both languages, in which `second`, `third` and
 * `fourth` are the names of those seats. `moves` are what is asked for, best first; none: whatever the rules
 * allow. It is step `step` of `of`; the last one is the rest of the hand, and what is said when it is over.
 */
export interface Coach<G extends GameName = GameName> {
  id: string;
  step: number;
  of: number;
  moves?: Moves[G][];
}

/** Earlier acts, in order, a hundred at most. `earlier`: there are more before the first of them. */
export interface Acts<G extends GameName = GameName> {
  type: "acts";
  id: string;
  log?: Act<G>[];
  earlier?: boolean;
}

/**
 * An act, and it is on disk. `table` and `own` have the fields that changed. `choice` is there when this seat
 * may do something now, and replaces the one before; where it is absent there is nothing to do. So does `coach`,
 * in a lesson, for the learner. `id` is that of this client's own request: the answer to it.
 *
 * The steps of a replay have the same form. There `hands` come where all hands are open, whole and when they
 * have changed, and `opened` are the events, by their place from 0, that show cards which not everybody saw.
 */
export interface Happened<G extends GameName = GameName> {
  type: "happened";
  act: Act<G>;
  table: Partial<Tables[G]>;
  own?: Partial<Owns[G]>;
  choice?: Choice<G> | null;
  coach?: Coach<G> | null;
  text?: TableText;
  id?: string | null;
  hands?: string[][];
  opened?: number[];
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

/**
 * Why something was refused: a stable code with words in both languages. Where a rule forbids it, `ruling` is
 * the ruling's number and `facts` are typed as those of an event; else `arguments` fill the words.
 */
export interface Why {
  code: string;
  ruling?: string;
  facts?: Record<string, FactValue>;
  arguments?: Record<string, string | number>;
}

/** The moves that the cards can make, best first, `more` if that is not all; or why they make none. */
export interface Meanings<G extends GameName = GameName> {
  type: "meanings";
  id: string;
  moves?: Moves[G][];
  more?: boolean;
  why?: Why | null;
}

/** No move: there is nothing to advise now. `coached` comes with what a search has found. */
export interface Hinted<G extends GameName = GameName> {
  type: "hinted";
  id: string;
  move?: Moves[G] | null;
  why?: Fact;
  coached?: Coached | null;
}

/**
 * The result of a search, from what the seat can know: by how many points beside the others the advised move is
 * better than the one compared, or than the regular's where it is `corrected`; half the interval of 99%; and how
 * much it adds to the winning chances, from 0 to 1.
 */
export interface Coached {
  grade: MoveGrade;
  corrected: boolean;
  points: number;
  error: number;
  chance: number;
}

/** How a move compares with the best one: as good, too close to tell, or a slip. */
export type MoveGrade = "best" | "big" | "close" | "middle" | "small";

export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase;
}

/** A bot will move for this seat in `seconds` seconds. */
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
 * `local` all other seats are played on the same device, by `names`; else they are open to everybody with the
 * link. `avatars` belong to `names`, in their order; who is left over has none.
 */
export interface NewTable {
  game: GameName;
  players: number;
  options?: Record<string, string | number>;
  bots?: Record<string, Level>;
  name?: string | null;
  avatar?: Avatar | null;
  local?: boolean;
  names?: string[];
  avatars?: (Avatar | null)[];
  /** Left out: {"bots": "normal", "move_seconds": null, "away_seconds": 60}. */
  pace?: Pace;
}

/** `path` is the address to send to friends, below the server's own. A local table has a key for each person. */
export interface Created {
  path: string;
  keys: SeatKey[];
  about: TableAbout;
}

/** The key to a seat: keep the token, it is shown once. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** The first hand of a game, with a coach: the learner sits at seat 1, bots on the others, and it begins at once. */
export interface NewLesson {
  game: GameName;
  name?: string | null;
  avatar?: Avatar | null;
  /** Left out: {"bots": "normal", "move_seconds": null, "away_seconds": null}. */
  pace?: Pace;
}

/**
 * The deal of the day of a game: you sit at seat 1, regulars on the others, and it begins at once. `date` is
 * today's, which is the default, or an earlier one.
 */
export interface NewDaily {
  game: GameName;
  date?: DateText | null;
  name?: string | null;
  avatar?: Avatar | null;
  /** Left out: {"bots": "normal", "move_seconds": null, "away_seconds": null}. */
  pace?: Pace;
}

/** The deals of today; the next ones come in `seconds`. */
export interface DailyDeals {
  date: string;
  seconds: number;
  deals: DealOfToday[];
}

/** `hands`: the match ends after this many; 0: as its rules say. */
export interface DealOfToday {
  game: GameName;
  players: number;
  hands?: number;
}

/** The results of bots in a deal of the day: each played it in the person's seat, against the same opponents. */
export interface DailyResults {
  date: string;
  game: GameName;
  fewest_wins: boolean;
  results: BotResult[];
}

/** The result of a bot of this level in your seat: its points, and its place from 1; equal points share a place. */
export interface BotResult {
  level: Level;
  points: number;
  place: number;
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
  daily?: string;
  hands?: number;
  spectators?: number;
  commitment: string;
  seed?: string | null;
  turn?: Seat | null;
}

/** Sit down on an open seat; by default the first. */
export interface Join {
  name?: string | null;
  avatar?: Avatar | null;
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
 * the eyes of a `seat`, and `hands`, seat 1 first, where all hands are `open`. The steps are as `happened` is
 * live.
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
  hands?: string[][];
  text?: TableText;
  steps: Happened<G>[];
}

/**
 * Where the points of a match went. While it is being made, `review` is not there: `done` of `total` questions
 * are answered; ask again a little later. `moves` are those of the review's slips, in the same order.
 */
export interface MatchReview {
  match: number;
  done: number;
  total: number;
  review?: Review | null;
  moves?: SlipMoves[];
}

/**
 * Seats count from 1. Figures are in units: `scale` of them are a point. `slips` are in the order they were
 * made, `marks` all judged decisions.
 */
export interface Review {
  game: string;
  names: string[];
  scale: number;
  hands: HandAccounts[];
  match: Account[];
  slips: Slip[];
  marks: Mark[];
}

export interface HandAccounts {
  hand: number;
  accounts: Account[];
}

/**
 * One seat's points beside the others, in units (see `Review.scale`): deal + fall + gifts + slips = result.
 * `error` is half the interval of 99% of `slips`.
 */
export interface Account {
  seat: number;
  result: number;
  deal: number;
  fall: number;
  gifts: number;
  slips: number;
  error: number;
}

/**
 * A decision that cost points, in units; `number` is the state number that it led to. `hindsight` is the same
 * with open cards: what the better move would have brought on the cards as they lay, played on by simulated
 * players.
 */
export interface Slip {
  number: number;
  hand: number;
  seat: number;
  move: string;
  better: string;
  cost: number;
  error: number;
  chance: number;
  grade: string;
  clear: boolean;
  why: Fact | null;
  hindsight: number;
}

/** The grade of a decision, for a timeline. */
export interface Mark {
  number: number;
  seat: number;
  grade: string;
}

/** The two moves of a slip as a page says them. */
export interface SlipMoves<G extends GameName = GameName> {
  move: Moves[G];
  better: Moves[G];
}

/**
 * The findings of `toutilix verify`: the seed fits the commitment that was published before the words, and seed
 * and words give each of `deals`. Where something does not fit, `why` says what, and `deals` are those before
 * it. `daily` is the date of a deal of the day: its seed is the one that the date gives, and was no secret.
 */
export interface DealCheck {
  commitment: string;
  seed?: string;
  words: string[];
  deals?: CheckedDeal[];
  daily?: string;
  why?: Why | null;
}

/** The cards of a hand's deal are those that the seed fixed; with `shuffle` those of a pile turned over, from 1. */
export interface CheckedDeal {
  hand: number;
  shuffle?: number;
}

/**
 * A view of the seat in turn. `names` are those of the players of a match; a puzzle's have none. `grade` is how
 * often players miss the best move, from 1 for seldom to 5 for always; 0 where nobody has counted.
 */
export interface Exercise<G extends GameName = GameName> {
  game: GameName;
  players: number;
  options: Record<string, string | number>;
  seat: number;
  names?: string[];
  grade?: number;
  table: Tables[G];
  own: Owns[G];
  text: TableText;
  choice: Choice<G>;
}

/** Ask which moves these cards can make, as at a live table. */
export interface ReadCards {
  cards: string[];
  run?: number | null;
}

export interface CardMeanings<G extends GameName = GameName> {
  moves?: Moves[G][];
  more?: boolean;
  why?: Why | null;
}

/** A move to be compared with the best one; without one, the best one is shown. */
export interface TryMove {
  move?: string | null;
}

/**
 * `right`: nothing better is known, or it is too close to tell. `better` is the best move and `why` a reason for
 * it rather than the one tried; `coached` is what a search found out about that one.
 */
export interface Tried<G extends GameName = GameName> {
  right: boolean;
  better?: Moves[G] | null;
  why?: Fact;
  coached?: Coached | null;
}

export interface PuzzleList {
  date: string;
  games: GamePuzzles[];
}

/**
 * `grades` are the difficulties of all puzzles of a game, from 1 to 5, the first puzzle's first; `today` is the
 * number of the one that everybody gets today.
 */
export interface GamePuzzles {
  game: GameName;
  today: number;
  grades: number[];
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

/** The game's messages as a Fluent catalogue, the type of each field of its facts, and whether colours are named. */
export interface GameWords {
  game: GameName;
  language: string;
  text: string;
  fields: Record<string, string>;
  colour_matters: boolean;
}

/**
 * Where others find this server, the likeliest address first, without a `/` behind it. None: only the machine
 * that it runs on can come in.
 */
export interface Addresses {
  urls: string[];
}

/** Numbers of this process; nothing of any table. It says that the process lives, not that it can keep a move. */
export interface Health {
  status: string;
  version: string;
  tables: number;
  connections: number;
  waiting_writes: number;
}

/** The server can take requests: its store has taken a commit a moment ago, and it does not stop. */
export interface Ready {
  status: string;
}

export interface ShownOldchapixTable {
  /** Counts from 1; 0 before the first deal. */
  hand: number;
  /** Of the finished hands, seat 1 first. */
  scores: number[];
  /** Is the hand or the match over? Then nobody is to act. */
  over: "hand" | "match" | null;
  /** A pile waits to be shuffled; nobody is to act. */
  to_shuffle: boolean;
  turn: Seat | null;
  /** Cards in each hand, seat 1 first. */
  counts: number[];
  /** The verb of each seat's latest move in this hand. */
  last: (string | null)[];
  /** Between two hands: what is special in the next one, if anything. */
  coming: Fact | null;
  /** When a match is over: the best and the costliest moment of each seat. */
  highlights: ShownHighlight[];
  contract: Contract;
  /** One, or all four in the last hand. */
  dangers: Danger[];
  /** The seat that led, or leads next. */
  leader: Seat | null;
  /** The family to follow. */
  led: Family | null;
  /** The trick being played; until somebody leads, the one before. */
  trick: Trick;
  /** The last trick of this hand that somebody has taken. */
  last_trick: Trick | null;
  tricks_won: number[];
  /** The cards face up before each seat, seat 1 first. */
  captured: Card[][];
}

/** The best or the costliest moment of a seat; a replay finds it by the number of its act. */
export interface ShownHighlight {
  seat: Seat;
  kind: "best" | "costliest";
  hand: number;
  act: number;
  fact: Fact;
}

/** Something that costs points in this hand: `each` is the cost of one, `taken` of `total` have been taken. */
export interface Danger {
  danger: DangerName;
  each: number;
  total: number;
  taken: number;
}

/** From the lead on. `highest` is the seat that takes the trick as it lies; `taker` is null while it is played. */
export interface Trick {
  cards: TrickCard[];
  highest: Seat | null;
  taker: Seat | null;
}

export interface TrickCard {
  seat: Seat;
  card: Card;
}

/** Lists are per seat, seat 1 first, but for `named`. */
export interface ShownStrategixTable {
  /** Counts from 1; 0 before the first deal. */
  hand: number;
  /** Of the finished hands, seat 1 first. */
  scores: number[];
  /** Is the hand or the match over? Then nobody is to act. */
  over: "hand" | "match" | null;
  /** A pile waits to be shuffled; nobody is to act. */
  to_shuffle: boolean;
  turn: Seat | null;
  /** Cards in each hand, seat 1 first. */
  counts: number[];
  /** The verb of each seat's latest move in this hand. */
  last: (string | null)[];
  /** Between two hands: what is special in the next one, if anything. */
  coming: Fact | null;
  /** When a match is over: the best and the costliest moment of each seat. */
  highlights: ShownHighlight[];
  /** The letters to follow, group by group; null: anything may be led. */
  combination: Letter[][] | null;
  /** The player of that combination. */
  owner: Seat | null;
  /** From a firecracker until the next combination or the end of the round. */
  after_firecracker: boolean;
  /** The round being played; until somebody leads, the one before. */
  round: Round;
  /** The latest thing each seat did in that round; a lost turn is over once the turn comes back. */
  did: (Did | null)[];
  exchange: Exchange | null;
  places: (Place | null)[];
  /** The seats that a foul has named Badluckix, in that order. */
  named: Seat[];
  /** The cards set aside. */
  played: Card[];
  /** Cards in the box, with two players. */
  boxed: number;
}

/** `winner` is null while the round is being played. */
export interface Round {
  plays: RoundPlay[];
  winner: Seat | null;
}

/** `key` tells a play from one just like it; `thrown`: a firecracker, which leaves the combination to follow. */
export interface RoundPlay {
  key: number;
  seat: Seat;
  groups: Card[][];
  thrown: boolean;
}

/** The seats that exchanged cards before this hand; `fresh` until its first round is over. */
export interface Exchange {
  lucky: Seat;
  bad: Seat;
  fresh: boolean;
}

/** It does not show who has forgotten to call: people have to notice. */
export interface ShownSowixTable {
  /** Counts from 1; 0 before the first deal. */
  hand: number;
  /** Of the finished hands, seat 1 first. */
  scores: number[];
  /** Is the hand or the match over? Then nobody is to act. */
  over: "hand" | "match" | null;
  /** A pile waits to be shuffled; nobody is to act. */
  to_shuffle: boolean;
  turn: Seat | null;
  /** Cards in each hand, seat 1 first. */
  counts: number[];
  /** The verb of each seat's latest move in this hand. */
  last: (string | null)[];
  /** Between two hands: what is special in the next one, if anything. */
  coming: Fact | null;
  /** When a match is over: the best and the costliest moment of each seat. */
  highlights: ShownHighlight[];
  /** The card on top of the pile. */
  top: Card | null;
  /** The latest cards laid that still lie on the pile, at most five, the top last. */
  laid: LaidCard[];
  /** The seats that drew in the latest act, in order, and how many cards. */
  draws: DrawnCards[];
  /** The calls of the latest act, with a card or alone. */
  calls: SpokenCall[];
  /** The letter in force; null where anything fits. */
  letter: Letter | null;
  /** The letters that fit it; stars and firecrackers always do. */
  fits: Letter[];
  /** How many lie on top of the pile. */
  firecrackers: number;
  pile_size: number;
  /** Cards left in the draw pile. */
  stock_size: number;
  /** 1: the seat with the next number comes next. */
  direction: -1 | 1;
  /** How often the pile was turned over in this hand. */
  turned: number;
  /** Seats whose next turn is lost. */
  lose_turn: Seat[];
  /** Seats that have passed since a card was last played or drawn. */
  passed: Seat[];
  /** The seat in turn has just drawn a card that fits. */
  drew: boolean;
  /** The hands as they lie open when a hand has ended, seat 1 first. */
  shown: Card[][];
}

/** `seat` is null for a card turned up; the same card keeps its `key` while it lies there. */
export interface LaidCard {
  key: number;
  seat: Seat | null;
  card: Card;
}

export interface DrawnCards {
  seat: Seat;
  count: number;
}

export interface SpokenCall {
  seat: Seat;
  call: "star" | "toutilix";
}

export interface ShownRummylixTable {
  /** Counts from 1; 0 before the first deal. */
  hand: number;
  /** Of the finished hands, seat 1 first. */
  scores: number[];
  /** Is the hand or the match over? Then nobody is to act. */
  over: "hand" | "match" | null;
  /** A pile waits to be shuffled; nobody is to act. */
  to_shuffle: boolean;
  turn: Seat | null;
  /** Cards in each hand, seat 1 first. */
  counts: number[];
  /** The verb of each seat's latest move in this hand. */
  last: (string | null)[];
  /** Between two hands: what is special in the next one, if anything. */
  coming: Fact | null;
  /** When a match is over: the best and the costliest moment of each seat. */
  highlights: ShownHighlight[];
  /** The step that the seat in turn is at. */
  step: "draw" | "play";
  /** Cards left in the stock. */
  stock: number;
  /** Cards on the discard pile. */
  discard: number;
  /** The card on top of the discard pile. */
  top: Card | null;
  /** Run 1 first: a run keeps its number for the whole hand. */
  runs: ShownRun[];
  /** Has this seat laid a run? Seat 1 first. */
  opened: boolean[];
  /** The star just swapped has to be added to a run. */
  star_to_place: boolean;
  /** Finished turns since something was last laid, added, swapped or blocked. */
  idle: number;
  /** Cards out of the game. */
  removed: Card[];
  /** The hands as they lie open when a hand has ended, seat 1 first. */
  shown: Card[][];
  arrivals: Arrivals;
  /** The cards put down in the latest turn that put down any. */
  latest_turn: PutDown[];
}

export interface ShownRun {
  owner: Seat;
  /** From its first letter on; a star with the letter it stands for. */
  cards: Card[];
  blocked: "both" | "left" | "none" | "right";
  ends: RunEnds;
}

/** The letter that would lengthen the run on each side; null where the end is not open. */
export interface RunEnds {
  left: Letter | null;
  right: Letter | null;
}

/**
 * The cards that the latest act moved, so that a page can show them moving. `act` is its number, 0 before the
 * first deal.
 */
export interface Arrivals {
  act: number;
  runs: RunArrival[];
  /** The seat that put the top card on the discard pile. */
  discarded: Seat | null;
  /** The seat that drew from the draw pile. */
  drew: Seat | null;
  /** The card taken from the discard pile, and its taker. */
  took: TakenCard | null;
}

/** Something new at a run: the card with this letter, or the firecracker on this side. */
export interface RunArrival {
  run: RunNumber;
  /** Where it came from. */
  seat: Seat;
  letter: Letter | null;
  side: Side | null;
}

export interface TakenCard {
  seat: Seat;
  card: Card;
}

export interface PutDown {
  how: "added" | "blocked" | "discarded" | "laid" | "placed" | "swapped" | "unblocked";
  seat: Seat;
  /** Null for a discard. */
  run: RunNumber | null;
  /** The end of the run, where it matters. */
  side: Side | null;
  cards: Card[];
}

export interface ShownOwn {
  /** The cards in this seat's hand. */
  cards: Card[];
}

export interface ShownStrategixOwn {
  /** The cards in this seat's hand. */
  cards: Card[];
  /** Passes left though this seat could follow; null: as many as it likes. */
  passes_left: number | null;
  /** In this hand's exchange. */
  gave: Card | null;
  /** In this hand's exchange. */
  got: Card | null;
}

export interface ShownSowixOwn {
  /** The cards in this seat's hand. */
  cards: Card[];
  /** The card just drawn, which has to be played. */
  drawn: Card | null;
}

/** The table in words, and for each seat, seat 1 first, what is special there. */
export interface TableText {
  sections: TextSection[];
  seats: Fact[][];
}

/** Lines under a heading, each a fact with words. `quiet`: to be read, not said when the table is read out. */
export interface TextSection {
  title: Fact;
  lines: Fact[];
  quiet?: boolean;
}

export interface EngineHandBegins {
  id: "engine.hand_begins";
  seat: Seat | null;
  hand: number;
}

export interface EngineDealt {
  id: "engine.dealt";
  seat: Seat | null;
  cards: Card[];
}

export interface EngineTurn {
  id: "engine.turn";
  seat: Seat | null;
}

export interface EngineHandEnds {
  id: "engine.hand_ends";
  hand: number;
}

export interface EngineHandPoints {
  id: "engine.hand_points";
  seat: Seat | null;
  points: number;
  costs: boolean;
}

export interface EngineTotal {
  id: "engine.total";
  seat: Seat | null;
  points: number;
}

export interface EngineWon {
  id: "engine.won";
  seat: Seat | null;
  points: number;
}

export interface EngineUndone {
  id: "engine.undone";
  seat: Seat | null;
}

export interface OldchapixContractTricks {
  id: "oldchapix.contract_tricks";
}

export interface OldchapixContractVowels {
  id: "oldchapix.contract_vowels";
}

export interface OldchapixContractMn {
  id: "oldchapix.contract_mn";
}

export interface OldchapixContractBlueH {
  id: "oldchapix.contract_blue_h";
}

export interface OldchapixContractEverything {
  id: "oldchapix.contract_everything";
}

export interface OldchapixLed {
  id: "oldchapix.led";
  seat: Seat | null;
  card: Card | null;
}

export interface OldchapixPlayed {
  id: "oldchapix.played";
  seat: Seat | null;
  card: Card | null;
}

export interface OldchapixTook {
  id: "oldchapix.took";
  seat: Seat | null;
}

export interface OldchapixTookDanger {
  id: "oldchapix.took_danger";
  seat: Seat | null;
  cards: Card[];
}

export interface OldchapixScoreTricks {
  id: "oldchapix.score_tricks";
  seat: Seat | null;
  tricks: number;
  points: number;
}

export interface OldchapixScoreVowels {
  id: "oldchapix.score_vowels";
  seat: Seat | null;
  each: number;
  points: number;
  cards: Card[];
}

export interface OldchapixScoreMn {
  id: "oldchapix.score_mn";
  seat: Seat | null;
  each: number;
  points: number;
  cards: Card[];
}

export interface OldchapixScoreBlueH {
  id: "oldchapix.score_blue_h";
  seat: Seat | null;
  each: number;
  points: number;
  cards: Card[];
}

export interface StrategixBoxed {
  id: "strategix.boxed";
  cards: Card[];
}

export interface StrategixGaveLowest {
  id: "strategix.gave_lowest";
  seat: Seat | null;
  receiver: Seat | null;
  card: Card | null;
}

export interface StrategixGaveBest {
  id: "strategix.gave_best";
  seat: Seat | null;
  receiver: Seat | null;
  card: Card | null;
}

export interface StrategixLed {
  id: "strategix.led";
  seat: Seat | null;
  groups: Card[][];
}

export interface StrategixFollowed {
  id: "strategix.followed";
  seat: Seat | null;
  groups: Card[][];
}

export interface StrategixFirecracker {
  id: "strategix.firecracker";
  seat: Seat | null;
  card: Card | null;
}

export interface StrategixPassed {
  id: "strategix.passed";
  seat: Seat | null;
}

export interface StrategixVoluntaryPass {
  id: "strategix.voluntary_pass";
  seat: Seat | null;
  allowance: "free" | "hand" | "round";
}

export interface StrategixLostTurn {
  id: "strategix.lost_turn";
  seat: Seat | null;
}

export interface StrategixRoundWon {
  id: "strategix.round_won";
  seat: Seat | null;
}

export interface StrategixLeadPasses {
  id: "strategix.lead_passes";
  seat: Seat | null;
  leader: Seat | null;
}

export interface StrategixPlaced {
  id: "strategix.placed";
  seat: Seat | null;
  place: "aswellix" | "badluckix" | "luckylix" | "neithernorix";
}

export interface StrategixFoul {
  id: "strategix.foul";
  seat: Seat | null;
}

export interface StrategixStuck {
  id: "strategix.stuck";
  seat: Seat | null;
}

export interface StrategixScore {
  id: "strategix.score";
  seat: Seat | null;
  place: "aswellix" | "badluckix" | "luckylix" | "neithernorix";
  points: number;
}

export interface SowixTurnedUp {
  id: "sowix.turned_up";
  card: Card | null;
}

export interface SowixHit {
  id: "sowix.hit";
  seat: Seat | null;
}

export interface SowixPlayed {
  id: "sowix.played";
  seat: Seat | null;
  called: boolean;
  card: Card | null;
}

export interface SowixReversed {
  id: "sowix.reversed";
  seat: Seat | null;
  direction: number;
}

export interface SowixDraws {
  id: "sowix.draws";
  seat: Seat | null;
}

export interface SowixDrawFits {
  id: "sowix.draw_fits";
  seat: Seat | null;
  card: Card | null;
}

export interface SowixDrawKept {
  id: "sowix.draw_kept";
  seat: Seat | null;
  card: Card | null;
}

export interface SowixDrew {
  id: "sowix.drew";
  seat: Seat | null;
  cards: Card[];
}

export interface SowixNothingLeft {
  id: "sowix.nothing_left";
  seat: Seat | null;
}

export interface SowixPassed {
  id: "sowix.passed";
  seat: Seat | null;
}

export interface SowixCalled {
  id: "sowix.called";
  seat: Seat | null;
}

export interface SowixCaught {
  id: "sowix.caught";
  seat: Seat | null;
  caught: Seat | null;
}

export interface SowixLosesTurn {
  id: "sowix.loses_turn";
  seat: Seat | null;
}

export interface SowixTurnedOver {
  id: "sowix.turned_over";
  times: number;
}

export interface SowixWaitsForShuffle {
  id: "sowix.waits_for_shuffle";
  seat: Seat | null;
  turn: Seat | null;
  due: number;
}

export interface SowixShuffled {
  id: "sowix.shuffled";
  times: number;
}

export interface SowixOut {
  id: "sowix.out";
  seat: Seat | null;
}

export interface SowixAllPassed {
  id: "sowix.all_passed";
}

export interface SowixLastTurnOver {
  id: "sowix.last_turn_over";
}

export interface SowixLeft {
  id: "sowix.left";
  seat: Seat | null;
  cards: Card[];
}

export interface SowixScore {
  id: "sowix.score";
  seat: Seat | null;
  each: number;
  points: number;
  cards: Card[];
}

export interface RummylixTurnedUp {
  id: "rummylix.turned_up";
  stock: number;
  cards: Card[];
}

export interface RummylixDrew {
  id: "rummylix.drew";
  seat: Seat | null;
  cards: Card[];
}

export interface RummylixTook {
  id: "rummylix.took";
  seat: Seat | null;
  card: Card | null;
}

export interface RummylixOpened {
  id: "rummylix.opened";
  seat: Seat | null;
}

export interface RummylixLaid {
  id: "rummylix.laid";
  seat: Seat | null;
  run: RunNumber | null;
  cards: Card[];
}

export interface RummylixAdded {
  id: "rummylix.added";
  seat: Seat | null;
  owner: Seat | null;
  run: RunNumber | null;
  side: "both" | "left" | "none" | "right";
  card: Card | null;
}

export interface RummylixSwapped {
  id: "rummylix.swapped";
  seat: Seat | null;
  owner: Seat | null;
  run: RunNumber | null;
  card: Card | null;
  star: Card | null;
}

export interface RummylixPlaced {
  id: "rummylix.placed";
  seat: Seat | null;
  owner: Seat | null;
  run: RunNumber | null;
  side: "both" | "left" | "none" | "right";
  card: Card | null;
}

export interface RummylixBlocked {
  id: "rummylix.blocked";
  seat: Seat | null;
  owner: Seat | null;
  run: RunNumber | null;
  side: "both" | "left" | "none" | "right";
}

export interface RummylixUnblocked {
  id: "rummylix.unblocked";
  seat: Seat | null;
  owner: Seat | null;
  run: RunNumber | null;
  side: "both" | "left" | "none" | "right";
}

export interface RummylixDiscarded {
  id: "rummylix.discarded";
  seat: Seat | null;
  card: Card | null;
}

export interface RummylixPileTurned {
  id: "rummylix.pile_turned";
  stock: number;
}

export interface RummylixPileWaits {
  id: "rummylix.pile_waits";
  seat: Seat | null;
  turn: Seat | null;
  due: number;
}

export interface RummylixPileShuffled {
  id: "rummylix.pile_shuffled";
  stock: number;
}

export interface RummylixRefill {
  id: "rummylix.refill";
  seat: Seat | null;
  due: number;
}

export interface RummylixNothingToDraw {
  id: "rummylix.nothing_to_draw";
  seat: Seat | null;
}

export interface RummylixOut {
  id: "rummylix.out";
  seat: Seat | null;
}

export interface RummylixStalled {
  id: "rummylix.stalled";
  rounds: number;
}

export interface RummylixScoreLetters {
  id: "rummylix.score_letters";
  seat: Seat | null;
  each: number;
  points: number;
  cards: Card[];
}

export interface RummylixScoreStars {
  id: "rummylix.score_stars";
  seat: Seat | null;
  each: number;
  points: number;
  cards: Card[];
}

export interface RummylixScoreFirecrackers {
  id: "rummylix.score_firecrackers";
  seat: Seat | null;
  each: number;
  points: number;
  cards: Card[];
}

export interface RummylixScoreTaken {
  id: "rummylix.score_taken";
  seat: Seat | null;
  loser: Seat | null;
  points: number;
  cards: Card[];
}

export interface OldchapixPlayMove {
  verb: "play";
  card: Card;
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface StrategixPlayMove {
  verb: "play";
  groups: Card[][];
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface StrategixThrowMove {
  verb: "throw";
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface StrategixPassMove {
  verb: "pass";
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface SowixPlayMove {
  verb: "play";
  card: Card;
  call?: boolean | null;
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface SowixDrawMove {
  verb: "draw";
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface SowixPassMove {
  verb: "pass";
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface SowixToutilixMove {
  verb: "toutilix";
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface SowixStarMove {
  verb: "star";
  seat: Seat;
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface RummylixDrawMove {
  verb: "draw";
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface RummylixTakeMove {
  verb: "take";
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface RummylixLayMove {
  verb: "lay";
  groups: Card[][];
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface RummylixAddMove {
  verb: "add";
  card: Card;
  run: RunNumber;
  side?: Side | null;
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface RummylixSwapMove {
  verb: "swap";
  card: Card;
  run: RunNumber;
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface RummylixBlockMove {
  verb: "block";
  run: RunNumber;
  side: Side;
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface RummylixUnblockMove {
  verb: "unblock";
  run: RunNumber;
  side: Side;
  cards: Card[];
  text: string;
  key?: string | null;
}

export interface RummylixDiscardMove {
  verb: "discard";
  card: Card;
  cards: Card[];
  text: string;
  key?: string | null;
}

/** Nothing lies there yet: the match has not begun. */
export type NoTable = { hand?: never };

/**
 * One move with what it caused, as the reader saw it; `n` is the state number that it led to. A deal has no
 * seat; a deal and an undo have no move.
 */
export interface Act<G extends GameName = GameName> {
  n: number;
  seat?: number;
  move?: Moves[G];
  events: (EngineEvent | Events[G])[];
}

/** Made by the client, different for each request; one sent again has the id of the first try. */
export type RequestId = string;

export type GameName = "oldchapix" | "strategix" | "sowix" | "rummylix";

/** Seats count from 1. */
export type Seat = number;

/** A date of UTC: everybody's day begins at the same moment. */
export type DateText = string;

export type Contract = "blue_h" | "everything" | "mn" | "tricks" | "vowels";

/** Pink or blue, A to M (low) or N to Z (high). */
export type Family = "blue_high" | "blue_low" | "pink_high" | "pink_low";

/** One card, such as `Hb`, `*`, `*H`, `!` or `??` (unseen). */
export type Card = string;

export type DangerName = "blue_h" | "mn" | "tricks" | "vowels";

export type Letter = string;

export type Did = "lost" | "passed" | "played" | "threw";

export type Place = "aswellix" | "badluckix" | "luckylix" | "neithernorix";

/** Runs count from 1, for the whole hand. */
export type RunNumber = number;

export type Side = "left" | "right";
