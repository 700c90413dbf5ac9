/**
 * The cards a player has selected, and what they can mean: listed by the server, or read by it out of the cards. Nothing
 * here knows a rule.
 */
import { untrack } from "svelte";
import { Hand } from "../../cards/hand.svelte.ts";
import { type HandOwner, keepOrder, keptOrder } from "../../cards/orders.ts";
import { comeFrom, setOff } from "../../cards/travel.ts";
import { cardsOf, type DropTarget, moveText, namesAStar, placeOf, samePlay } from "../../games/moves.ts";
import type { GameRoom, Offers } from "../../games/room.ts";
import type { Why } from "../../wire/protocol.ts";
import type { Live } from "../../wire/table.svelte.ts";
import { announcer } from "../../words/announcer.svelte.ts";
import { say } from "../../words/speech.svelte.ts";
import { cardsIn, type Words } from "../../words/words.ts";
import { coachWords, toDo } from "../lesson/coach.ts";

interface Meaning {
  of: string;
  n: number;
  moves: string[];
  /** Are there more than these? */
  more: boolean;
  why: Why | null;
}

/** A selected star, and what its owner says that it stands for: nothing where that is open. */
export interface ChosenStar {
  key: number;
  letter: string;
}

/** More meanings than these are no choice that is made at a glance. */
const MANY = 8;
export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

export class Selection implements Offers {
  readonly hand = new Hand();
  readonly live: Live;
  readonly room: GameRoom;
  private readonly words: () => Words;
  private meant = $state.raw<Meaning | null>(null);
  /** The move that was last advised, and in which state. */
  private hinted: { move: string; n: number } | null = $state.raw(null);
  /** The letters chosen for stars, by their keys. */
  private pins: ReadonlyMap<number, string> = $state.raw(new Map());
  /** Meanings read in this state: the same cards are not asked about twice. */
  private known: Meaning[] = [];
  /** Counts up each time that one of several meanings has to be chosen. */
  choosing = $state(0);
  /** Asked for before the server has said what the cards can mean. */
  private wanted: { of: string; n: number; place: DropTarget | null } | null = null;

  /** Made while a component is set up: it follows the table as long as that component lives. */
  constructor(live: Live, room: GameRoom, words: () => Words) {
    this.live = live;
    this.room = room;
    this.words = words;
    $effect.pre(() => {
      const cards = cardsIn(live.own?.cards ?? "");
      untrack(() => {
        comeFrom(pileOf(live));
        this.hand.update(cards, keptOrder(whoseHand(live)));
      });
    });
    $effect(() => {
      const cards = this.hand.held.map((one) => one.card);
      untrack(() => keepOrder(whoseHand(live), cards));
    });
    $effect(() => this.letGo());
    $effect(() => this.ask());
  }

  readonly chosen = $derived.by(() => this.hand.chosen);
  /** The selected cards as the server is asked about them: stars with their letters, where they have one. */
  private readonly asked = $derived.by(() =>
    this.hand.held
      .filter((one) => this.hand.has(one.key))
      .map((one) => one.card + (this.pins.get(one.key) ?? ""))
      .join(" "),
  );
  readonly listed = $derived.by(() => this.live.choice?.moves ?? []);

  /** Moves without a card of the hand: draw, pass, take, and those that a game adds. */
  readonly bare = $derived.by(() =>
    this.live.mine
      ? this.listed.filter(
          (move) => /^[a-z]+$/.test(move) || (this.room.playsLooseCard?.(this.live) && !this.proposals.length),
        )
      : [],
  );

  /** Moves of exactly these cards, where the list is whole and writes cards as the hand does. */
  private readonly plain = $derived.by(() =>
    this.live.mine && this.chosen.length && !this.room.several && !this.live.choice?.more
      ? this.listed.filter((move) => cardsOf(move).join(" ") === this.chosen.join(" "))
      : [],
  );

  private readonly current = $derived.by(() =>
    this.meant && this.meant.of === this.asked && this.meant.n === this.live.n ? this.meant : null,
  );

  /** The moves of the selected cards, best first. */
  readonly proposals = $derived.by(() => {
    if (!this.live.mine || !this.chosen.length) return [];
    const moves = this.plain.length ? this.plain : (this.current?.moves ?? []);
    // The move of a hint comes first.
    const { move: advised, n } = this.hinted ?? {};
    const hinted = n === this.live.n ? moves.find((move) => samePlay(move, advised ?? "")) : undefined;
    return hinted ? [hinted, ...moves.filter((move) => move !== hinted)] : moves;
  });

  /** Can the selected cards mean more than is offered? */
  readonly more = $derived.by(() => this.live.mine && this.current?.more === true);

  readonly stars: readonly ChosenStar[] = $derived.by(() =>
    this.hand.held
      .filter((one) => one.card === "*" && this.hand.has(one.key))
      .map(({ key }) => ({ key, letter: this.pins.get(key) ?? "" })),
  );

  /** A lone star that can be many letters: an alphabet, in order; the whole one where not all can be listed. */
  readonly alphabet: readonly string[] = $derived.by(() => {
    const { proposals } = this;
    if (this.chosen.length > 1 || proposals.length <= MANY || !proposals.every((move) => /^\*[A-Z]( |$)/.test(move)))
      return [];
    return this.more ? LETTERS : [...new Set(proposals.map((move) => move.charAt(1)))].sort();
  });

  /** The one move that makes a lone star this letter; none where there is another choice to make, too. */
  only(letter: string): string | undefined {
    const [move, ...others] = this.proposals.filter((one) => one.startsWith(`*${letter}`));
    return others.length || this.more ? undefined : move;
  }

  /** Does it help to say what the stars stand for? Then it can be said until they are let go. */
  readonly pinning = $derived.by(
    () =>
      this.live.mine &&
      this.stars.length > 0 &&
      !this.alphabet.length &&
      (this.more || this.proposals.length > MANY || this.stars.some((one) => one.letter)),
  );

  private readonly named = $derived.by(
    () => new Set(this.live.choice?.cards ? cardsIn(this.live.choice.cards) : this.listed.flatMap(cardsOf)),
  );

  /** Is there a legal move with this card? */
  usable = (card: string): boolean =>
    this.named.has(card) ||
    [...this.named].some((one) => one.length < 3 && one === card[0]) ||
    (card === "*" && [...this.named].some((one) => one[0] === "*"));

  /** The moves at a place, with the selected cards or without any. */
  at(place: DropTarget): string[] {
    return [...this.bare, ...this.proposals].filter((move) => placeOf(move) === place);
  }

  /** Says what a selected star stands for; without a letter, that it may be any. */
  pin(key: number, letter: string): void {
    const pins = new Map(this.pins);
    if (letter) pins.set(key, letter);
    else pins.delete(key);
    this.pins = pins;
  }

  /** Chooses the letter of a lone star; how it is played then is chosen next. */
  choose(letter: string): void {
    const [star] = this.stars;
    if (!star) return;
    this.pin(star.key, letter);
    this.play();
  }

  /** A hint may be none of the moves shown: then its letters are chosen, and lead to it. */
  private pinAdvised(): boolean {
    const { hinted, stars } = this;
    if (hinted?.n !== this.live.n || stars.some((one) => one.letter)) return false;
    const cards = cardsOf(hinted.move);
    const faces = (all: readonly string[]) =>
      all
        .map((card) => card.charAt(0))
        .sort()
        .join("");
    if (!namesAStar(hinted.move) || faces(cards) !== faces(this.chosen)) return false;
    const letters = cards.filter((card) => card.startsWith("*")).map((card) => card.slice(1));
    this.pins = new Map(stars.map(({ key }, place) => [key, letters[place] ?? ""]));
    return true;
  }

  /** A star that was put back stands for nothing. */
  private letGo(): void {
    const kept = [...this.pins].filter(([key]) => this.hand.has(key));
    if (kept.length < this.pins.size) this.pins = new Map(kept);
  }

  private ask(): void {
    const { live, asked: of } = this;
    const n = live.n;
    // Another selection or another state cancels the request.
    if (this.wanted?.of !== of || this.wanted.n !== n) this.wanted = null;
    if (!live.mine || !of || live.sending || this.plain.length) return;
    const known = this.known.find((one) => one.of === of && one.n === n);
    if (known) {
      untrack(() => this.understand(known));
      return;
    }
    void live.read(of).then((readings) => {
      if (!readings || n !== live.n || of !== this.asked) return;
      const { moves = [], more = false, why = null } = readings;
      const meaning = { of, n, moves, more, why };
      this.known = [...this.known.filter((one) => one.n === n), meaning];
      if (more && this.pinAdvised()) {
        if (this.wanted) this.wanted = { ...this.wanted, of: this.asked };
      } else if (!this.understand(meaning) && why && !this.hand.lifted) announcer.refuse(this.words(), why);
    });
  }

  /** Now it is known what the cards can mean. Was it waited for? */
  private understand(meaning: Meaning): boolean {
    const { wanted } = this;
    this.meant = meaning;
    this.wanted = null;
    if (wanted?.of !== meaning.of) return false;
    this.want(wanted.place, true);
    return true;
  }

  send(move: string): void {
    if (this.live.sending) return;
    setOff(this.hand.chosen);
    announcer.clear();
    this.live.play(move);
  }

  /** Plays the selection where it can mean one thing (at this place, if one is named), else says why not. */
  play(place: DropTarget | null = null): void {
    const { live } = this;
    if (live.sending || live.table?.over) return;
    if (!this.chosen.length) {
      if (live.mine) announcer.say(say(this.room.several ? "page.choose_cards" : "page.choose_card"));
    } else if (!live.mine) announcer.say(live.turn ? this.words().event({ id: "engine.turn", seat: live.turn }) : "");
    else if (this.plain.length || this.current) this.want(place, false);
    else this.wanted = { of: this.asked, n: live.n, place };
  }

  /** `unseen`: the meanings have come only now. Nobody has seen yet which letter a star gets. */
  private want(place: DropTarget | null, unseen: boolean): void {
    const fitting = place ? this.proposals.filter((move) => placeOf(move) === place) : this.proposals;
    const [first] = fitting;
    const meanings = new Set(fitting.map((move) => cardsOf(move).join(" "))).size;
    const clear = fitting.length === 1 || (meanings === 1 && !this.room.several);
    if (first && clear && !(unseen && namesAStar(first))) this.send(first);
    else if (first) {
      announcer.say(say(this.stars.length === 1 && meanings > 1 ? "page.choose_meaning" : "page.choose_way"));
      this.choosing += 1;
    } else if (this.current?.why) announcer.refuse(this.words(), this.current.why);
    else if (place) this.whyNotAt(place);
  }

  /** The server knows why a card does not go on a run: it is asked to put it there, and says why it does not. */
  private whyNotAt(place: DropTarget): void {
    const [card, ...more] = this.chosen;
    const run = /^run (\d+)$/.exec(place)?.[1];
    if (run && card === "!" && !more.length) this.live.play(`block ${run} right`);
    else if (run && card && card !== "*" && !more.length) this.live.play(`add ${card} ${run}`);
    else announcer.say(say("page.no_place_here"));
  }

  /** Where a coach asks for something, its words are the hint. */
  async hint(): Promise<void> {
    const { coach } = this.live;
    // Advice for a state that is not shown yet would tell what has happened.
    if (this.live.held.length) {
      announcer.say(say("page.held"));
      return;
    }
    if (coach && (coach.moves?.length || this.live.table?.over)) {
      this.hand.choose(cardsOf(coach.moves?.[0] ?? ""));
      announcer.say(`${coachWords(coach, this.words())} ${toDo(coach, this.words())}`);
      return;
    }
    announcer.say(say("page.thinking"));
    const { turn } = announcer;
    const { n, match } = this.live;
    const hinted = await this.live.hint();
    // The table has changed: the hint is out of date.
    if (n !== this.live.n || match !== this.live.match || this.live.sending) {
      if (turn === announcer.turn) announcer.clear();
      return;
    }
    const words = this.words();
    if (!hinted?.move) {
      const { turn: inTurn, mine, refused } = this.live;
      const outOfTurn = inTurn && !mine ? { code: "engine.not_your_turn", seat: inTurn } : null;
      const why = refused ?? outOfTurn;
      if (why) announcer.refuse(words, why);
      else announcer.say(say("table.no_advice"));
      return;
    }
    this.hinted = { move: hinted.move, n };
    const cards = cardsOf(hinted.move);
    if (cards.length) this.hand.choose(cards);
    const why = hinted.why ? words.event(hinted.why) : "";
    announcer.say(say("page.hint", { why: why || moveText(words, hinted.move) }));
  }
}

/** The pile from which this seat's new cards have come, if it was one. */
function pileOf(live: Live): string | null {
  const mine = live.log.at(-1)?.events.filter((event) => event.seat === live.seat) ?? [];
  if (mine.some((event) => event.id.endsWith(".took"))) return "discard";
  return mine.some((event) => event.id.endsWith(".drew")) ? "stock" : null;
}

/** The owner of the hand; nobody in a replay. */
function whoseHand(live: Live): HandOwner | null {
  const { about, seat, match, table, own } = live;
  if (live.watching || !about || !seat || !table || !own) return null;
  return { table: about.id, seat, deal: `${match}/${table.hand}` };
}
