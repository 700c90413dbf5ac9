/** One table as this seat has been told of it: put together from `welcome` and `happened`, and what may be asked there. */

import { host } from "#host";
import { Connection, type ConnectionState, newId } from "./connection.ts";
import type {
  About,
  Act,
  Acts,
  Answered,
  Avatar,
  Card,
  Choice,
  Coach,
  Earlier,
  GameName,
  Happened,
  Hint,
  Hinted,
  Meanings,
  Moves,
  Owns,
  Phrase,
  Read,
  Refused,
  TableAbout,
  Tables,
  TableText,
  Welcome,
  Why,
} from "./protocol.ts";

export interface SpokenPhrase {
  key: number;
  seat: number;
  phrase: Phrase;
}

/** A table's connection. A replay has one that says nothing. */
export type TableConnection = Pick<Connection, "ask" | "greet" | "close">;

/** A table that is no live one: a match of the past to be watched, or a position to practise with. */
export interface StillTable<G extends GameName = GameName> {
  kind: "past" | "practice";
  connect: (told: (answer: Answered<G>) => void) => TableConnection;
}

/** Says when the next act that was held back is shown, by calling `proceed`. */
export interface ActPacer {
  /** An act was shown, with what the coach of a lesson says to it. */
  shown(act: Act, coach: Coach | null): void;
  /** Something is held back. */
  schedule(): void;
}

const SEAT_GONE = ["server.left", "server.replaced"];

type Reply<G extends GameName> = Meanings<G> | Hinted<G> | Acts<G>;
type Pending<G extends GameName> = { type: "read" | "hint" | "earlier"; done: (answer: Reply<G> | null) => void };

/** The connection repeats requests that had no answer when the line broke; the next welcome puts the table right. */
export class Live<G extends GameName = GameName> {
  line: ConnectionState = $state("connecting");
  /** Why there is no line any more. */
  closed: Why | null = $state(null);
  about: TableAbout | null = $state.raw(null);
  seat: number | null = $state(null);
  n = $state(0);
  match = $state(0);
  table: Tables[G] | null = $state.raw(null);
  /** The table before the latest act, for what is seen happening; null where the page did not see it happen. */
  before: Tables[G] | null = $state.raw(null);
  own: Owns[G] | null = $state.raw(null);
  choice: Choice<G> | null = $state.raw(null);
  /** The coach's words, in a lesson. */
  coach: Coach<G> | null = $state.raw(null);
  /** The table in words. */
  text: TableText | null = $state.raw(null);
  log: Act<G>[] = $state.raw([]);
  /** Does the server remember acts before the first of the log? */
  earlier = $state(false);
  /** How many acts of the log were asked for, besides those of the welcome. */
  asked = $state(0);
  /** Why the last thing asked was refused; gone with the next act. */
  refused: Why | null = $state.raw(null);
  problem: Why | null = $state.raw(null);
  /** Why this person sits here no longer; what else happens does not take it away. */
  unseated: Why | null = $state.raw(null);
  said: SpokenPhrase[] = $state([]);
  hurry: { seat: number; seconds: number } | null = $state(null);
  /** A move is on its way: the screen may show it, and offers no second one. */
  sending: Moves[G] | null = $state.raw(null);

  /** Acts that have happened and are not shown yet, because this person follows at a pace of their own. */
  held: (Happened<G> | Welcome<G>)[] = $state.raw([]);

  /** Is this a match of the past? Then there is nothing to do at its table. */
  readonly watching: boolean;
  /** Is this a position to practise with? Then there is one move to find. */
  readonly practising: boolean;

  pacer: ActPacer | null = null;

  /** Are the acts of others to be held back until `proceed` is called? */
  private readonly holdsActs: () => boolean;
  private readonly connection: TableConnection;
  private readonly waiting = new Map<string, Pending<G>>();
  private token: string | undefined;
  private sendingId = "";
  private voices = 0;

  constructor(id: string, token: string | undefined, holdsActs = () => false, still?: StillTable<G>) {
    this.token = token;
    this.holdsActs = holdsActs;
    this.watching = still?.kind === "past";
    this.practising = still?.kind === "practice";
    if (still) {
      this.line = "open";
      this.connection = still.connect((answer) => this.told(answer));
      return;
    }
    this.connection = new Connection(() => host.line(id), {
      hello: () => ({
        type: "hello",
        text: true,
        ...(this.token ? { token: this.token } : {}),
        ...(this.match ? { match: this.match, since: this.known } : {}),
      }),
      told: (answer) => this.told(answer as Answered<G>),
      line: (now, why) => {
        this.line = now;
        if (why) this.closed = why;
      },
    });
  }

  /** Takes another seat; without a key, watches. */
  sit(token?: string): void {
    this.unseated = null;
    this.token = token;
    this.giveUp();
    this.forget();
    this.connection.greet();
  }

  close(): void {
    this.connection.close();
    this.giveUp();
  }

  /** Ends all requests that wait for an answer, or those of this type. */
  private giveUp(what?: Pending<G>["type"]): void {
    for (const [id, { type, done }] of this.waiting) {
      if (what && type !== what) continue;
      this.waiting.delete(id);
      done(null);
    }
  }

  get turn(): number | null {
    return this.table?.turn ?? null;
  }

  get mine(): boolean {
    return !this.watching && this.seat !== null && this.turn === this.seat;
  }

  play(move: Moves[G]): void {
    const id = newId();
    this.refused = null;
    this.sending = move;
    this.sendingId = id;
    this.connection.ask({ type: "play", id, match: this.match, n: this.n, move: move.text });
  }

  /** Says something that may be said at any time, also out of turn. */
  call(move: string): void {
    this.refused = null;
    this.connection.ask({ type: "play", id: newId(), match: this.match, move });
  }

  undo(): void {
    this.refused = null;
    this.connection.ask({ type: "undo", id: newId(), n: this.n });
  }

  /** Asks which moves these cards can make; with `run`, at that run alone. */
  async read(cards: Card[], run?: number): Promise<Meanings<G> | null> {
    // Other cards are selected now: nobody waits any more for what the old ones could mean.
    this.giveUp("read");
    return (await this.answer({ type: "read", id: newId(), cards, ...(run ? { run } : {}) })) as Meanings<G> | null;
  }

  /** A move and why; `deep`: what a search makes of it, or of the `move` to compare. */
  async hint(ask: { deep?: boolean; move?: string } = {}): Promise<Hinted<G> | null> {
    return (await this.answer({ type: "hint", id: newId(), ...ask })) as Hinted<G> | null;
  }

  /** Puts earlier acts before the log; false where there are none, or the table is another one by now. */
  async askEarlier(): Promise<boolean> {
    const first = this.log[0];
    if (!this.earlier || !first || [...this.waiting.values()].some(({ type }) => type === "earlier")) return false;
    const request: Earlier = { type: "earlier", id: newId(), match: this.match, before: first.n };
    const told = (await this.answer(request)) as Acts<G> | null;
    if (!told) return false;
    const acts = told.log ?? [];
    this.log = [...acts, ...this.log];
    this.asked += acts.length;
    this.earlier = told.earlier ?? false;
    return acts.length > 0;
  }

  next(): void {
    // Somebody else has asked for it already, and it is held back here.
    if (this.held.length) this.proceed();
    else this.connection.ask({ type: "next", n: this.n });
  }

  /** Shows the next act that was held back; where there is none, lets the next bot act. */
  proceed(): void {
    const [next, ...later] = this.held;
    if (!next) {
      this.connection.ask({ type: "continue" });
      return;
    }
    this.held = later;
    this.show(next);
  }

  /** Shows all that was held back. */
  catchUp(): void {
    const held = this.held;
    this.held = [];
    for (const one of held) this.show(one);
  }

  /** The state that the server has told of, shown or not. */
  private get known(): number {
    const last = this.held.at(-1);
    if (!last) return this.n;
    return last.type === "welcome" ? last.n : last.act.n;
  }

  private show(answer: Happened<G> | Welcome<G>): void {
    if (answer.type === "welcome") {
      this.welcome(answer);
      this.pacer?.schedule();
    } else {
      this.happened(answer);
      this.pacer?.shown(answer.act, this.coach);
    }
  }

  private hold(answer: Happened<G> | Welcome<G>): void {
    this.held = [...this.held, answer];
    // Somebody else has acted, shown or not: there is nothing to take back any more.
    if (this.choice?.undo) this.choice = { ...this.choice, undo: false };
    this.pacer?.schedule();
  }

  /** One's own acts are no news, and a deal is nobody's; whatever comes behind something that is held back waits for it. */
  private holdsBack(answer: Happened<G> | Welcome<G>): boolean {
    if (this.held.length) return true;
    if (answer.type === "welcome" || !this.holdsActs() || this.seat === null) return false;
    return !!answer.act.seat && answer.act.seat !== this.seat;
  }

  say(phrase: Phrase): void {
    this.connection.ask({ type: "say", phrase });
  }

  word(word: string): void {
    this.connection.ask({ type: "word", word });
  }

  wear(avatar: Avatar | null): void {
    this.connection.ask({ type: "wear", avatar });
  }

  private answer(request: Read | Hint | Earlier): Promise<Reply<G> | null> {
    return new Promise((done) => {
      this.waiting.set(request.id, { type: request.type, done });
      this.connection.ask(request);
    });
  }

  private forget(): void {
    this.seat = null;
    this.sending = null;
    this.held = [];
    this.match = 0;
    this.n = 0;
    this.log = [];
    this.earlier = false;
    this.asked = 0;
    this.table = null;
    this.before = null;
    this.own = null;
    this.choice = null;
    this.coach = null;
    this.text = null;
  }

  private told(answer: Answered<G>): void {
    switch (answer.type) {
      case "welcome":
      case "happened":
        if (this.holdsBack(answer)) this.hold(answer);
        else this.show(answer);
        return;
      case "about":
        this.changed(answer);
        return;
      case "done":
        this.settle(answer.id);
        return;
      case "refused":
        this.refuse(answer);
        return;
      case "meanings":
      case "hinted":
      case "acts":
        this.problem = null;
        this.waiting.get(answer.id)?.done(answer);
        this.waiting.delete(answer.id);
        return;
      case "said":
        this.voices += 1;
        this.said = [...this.said.slice(-5), { key: this.voices, seat: answer.seat, phrase: answer.phrase }];
        return;
      case "hurry":
        // A player who is about to lose their turn has to see it.
        if (answer.seat === this.seat) this.catchUp();
        this.hurry = { seat: answer.seat, seconds: answer.seconds };
        return;
      case "problem":
        if (SEAT_GONE.includes(answer.why.code)) this.unseated = answer.why;
        else this.problem = answer.why;
    }
  }

  private welcome(told: Welcome<G>): void {
    const continues = told.match === this.match && told.n >= this.n && told.whole && this.log.length > 0;
    const news = (told.log ?? []).filter((act) => !continues || act.n > this.n);
    this.log = continues ? [...this.log, ...news] : news;
    if (!continues) {
      this.giveUp("earlier");
      this.earlier = told.earlier ?? false;
      this.asked = 0;
    }
    this.about = told.about;
    this.seat = told.seat ?? null;
    this.n = told.n;
    this.match = told.match;
    this.before = null;
    this.table = "hand" in told.table ? (told.table as Tables[G]) : null;
    this.own = told.own ?? null;
    this.choice = told.choice ?? null;
    this.coach = told.coach ?? null;
    this.text = told.text ?? null;
    this.problem = null;
    this.hurry = null;
    if (!continues) this.refused = null;
  }

  private happened(told: Happened<G>): void {
    this.before = this.table;
    if (this.table) this.table = { ...this.table, ...told.table };
    if (told.own && this.own) this.own = { ...this.own, ...told.own };
    this.choice = told.choice ?? null;
    this.coach = told.coach ?? null;
    this.text = told.text ?? null;
    this.n = told.act.n;
    this.said = [];
    this.log = [...this.log, told.act];
    this.refused = null;
    this.problem = null;
    this.hurry = null;
    if (told.id) this.settle(told.id);
  }

  private changed(told: About): void {
    this.about = told.about;
  }

  private refuse(told: Refused): void {
    this.refused = told.why;
    if (told.id) {
      this.settle(told.id);
      this.waiting.get(told.id)?.done(null);
      this.waiting.delete(told.id);
    }
  }

  private settle(id: string): void {
    if (id === this.sendingId) this.sending = null;
  }
}
