/**
 * The cards a player has selected, and what they can mean: listed by the server, or read by it out of the cards. Nothing
 * here knows a rule.
 */
import { untrack } from "svelte";
import { Hand, heldFor } from "../../cards/hand.svelte.ts";
import { type HandOwner, keepOrder, keptOrder } from "../../cards/orders.ts";
import { groupsOf, moveText, namesAStar, samePlay, sameTarget, targetOf } from "../../games/moves.ts";
import type { DropTarget, GameRoom, Offers } from "../../games/room.ts";
import type { Card, GameName, Letter, Moves, Why } from "../../wire/protocol.ts";
import type { Live } from "../../wire/table.svelte.ts";
import { announcer } from "../../words/announcer.svelte.ts";
import { inHand, isNamedStar, isWritten, LETTERS, letterOf, STAR, starAs } from "../../words/card.ts";
import { say } from "../../words/speech.svelte.ts";
import type { Words } from "../../words/words.ts";
import { coachWords, toDo } from "../lesson/coach.ts";
import { comparison, correction } from "./coaching.ts";

type Move = Moves[GameName];

interface Meaning {
  of: string;
  n: number;
  moves: Move[];
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
/** Milliseconds after which a player wonders whether anything happens. */
const LONG = 600;

/** Cards in one order, to be compared. */
const written = (cards: readonly Card[]): string => cards.join(" ");

function putFirst(moves: readonly Move[], is: (move: Move) => boolean): readonly Move[] {
  const first = moves.find(is);
  return first ? [first, ...moves.filter((move) => move !== first)] : moves;
}

export class Selection implements Offers {
  readonly hand = new Hand();
  readonly live: Live;
  readonly room: GameRoom;
  private readonly words: () => Words;
  private meant = $state.raw<Meaning | null>(null);
  /** The move that was last advised, in which state, and where the hand stood then. */
  private hinted: { move: Move; n: number; at: string } | null = $state.raw(null);
  /** The suggestion whose cards were selected last, and in which state. */
  private preferred: { move: Move; n: number } | null = $state.raw(null);
  /** The letters that the owner has given to stars, by the cards' keys. */
  private pins: ReadonlyMap<number, string> = $state.raw(new Map());
  /** The readings known in this state: cards selected again are not announced again. */
  private known: Meaning[] = [];
  /** Counts up each time that one of several meanings has to be chosen. */
  choosing = $state(0);
  /** Asked for before the server has said what the cards can mean. */
  private wanted: { of: string; n: number; target: DropTarget | null } | null = null;

  /** Made while a component is set up: it follows the table as long as that component lives. */
  constructor(live: Live, room: GameRoom, words: () => Words) {
    this.live = live;
    this.room = room;
    this.words = words;
    $effect.pre(() => {
      const cards = live.own?.cards ?? [];
      untrack(() => this.hand.update(cards, keptOrder(whoseHand(live))));
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
  private readonly asked: readonly Card[] = $derived.by(() =>
    this.hand.held
      .filter((one) => this.hand.has(one.key))
      .map(({ key, card }) => (card === STAR ? starAs(this.pins.get(key) ?? "") : card)),
  );
  private readonly of = $derived.by(() => written(this.asked));
  readonly listed = $derived.by(() => this.live.choice?.moves ?? []);

  /** Moves without a card of the hand: draw, pass, take, the places of a loose card, and a game's own. */
  readonly bare = $derived.by(() =>
    this.live.mine ? this.hintedFirst(this.listed.filter((move) => !move.cards.length || this.loose)) : [],
  );

  /** Is there no choice but between moves that need no card? */
  readonly nothingElse = $derived.by(() => !this.live.choice?.more && this.listed.length === this.bare.length);

  /** Is the last advice still what this player looks at? Not if they have selected or gone to something else since. */
  readonly advised = $derived.by(
    () => this.live.mine && this.hinted?.n === this.live.n && this.hinted.at === this.stand,
  );

  /** The card on which the keyboard stands, and those that are selected. */
  private get stand(): string {
    return [this.hand.active, ...this.hand.selected].join();
  }

  /** Are the listed moves made with a card that is in no hand? */
  private readonly loose = $derived.by(
    () => this.live.table !== null && this.room.playsLooseCard?.(this.live.table) === true,
  );

  /** Moves of exactly these cards, where the list is whole and writes cards as the hand does. */
  private readonly plain = $derived.by(() =>
    this.live.mine && this.chosen.length && !this.room.several && !this.live.choice?.more
      ? this.listed.filter((move) => written(move.cards) === written(this.chosen))
      : [],
  );

  private readonly current = $derived.by(() =>
    this.meant && this.meant.of === this.of && this.meant.n === this.live.n ? this.meant : null,
  );

  /** The moves of the selected cards, best first; none while a loose card has to be placed. */
  readonly proposals = $derived.by(() => {
    if (!this.live.mine || !this.chosen.length || this.loose) return [];
    const moves = this.preferredFirst(this.hintedFirst(this.plain.length ? this.plain : (this.current?.moves ?? [])));
    // Nobody forgets a call because its button stood second.
    return moves[0] && this.isHinted(moves[0])
      ? moves
      : putFirst(moves, (move) => "call" in move && move.call === true);
  });

  private isHinted(move: Move): boolean {
    return this.hinted?.n === this.live.n && samePlay(move, this.hinted.move);
  }

  /** The advised move comes first: the player asked for it. */
  private hintedFirst(moves: readonly Move[]): readonly Move[] {
    return putFirst(moves, (move) => this.isHinted(move));
  }

  private preferredFirst(moves: readonly Move[]): readonly Move[] {
    const { preferred } = this;
    return preferred?.n === this.live.n ? putFirst(moves, (move) => samePlay(move, preferred.move)) : moves;
  }

  /** The move that was advised, as long as this player looks at it. */
  readonly hint: Move | null = $derived.by(() => (this.advised ? (this.hinted?.move ?? null) : null));

  readonly suggestions: readonly Move[] = $derived.by(() =>
    this.live.mine ? (this.live.choice?.suggestions ?? []) : [],
  );

  isSelected(move: Move): boolean {
    const keys = heldFor(move.cards, this.hand.held).map((one) => one.key);
    return keys.length > 0 && keys.length === this.hand.selected.length && keys.every((key) => this.hand.has(key));
  }

  select(move: Move): void {
    announcer.clear();
    if (this.isSelected(move)) {
      this.hand.clear();
      return;
    }
    this.hand.choose(move.cards);
    this.preferred = { move, n: this.live.n };
  }

  /** Can the selected cards mean more than is offered? */
  readonly more = $derived.by(() => this.live.mine && this.current?.more === true);

  readonly stars: readonly ChosenStar[] = $derived.by(() =>
    this.hand.held
      .filter((one) => one.card === STAR && this.hand.has(one.key))
      .map(({ key }) => ({ key, letter: this.pins.get(key) ?? "" })),
  );

  /** A lone star that can be many letters: an alphabet, in order; the whole one where not all can be listed. */
  readonly alphabet: readonly Letter[] = $derived.by(() => {
    const letters = this.proposals.map((move) => this.loneStar(move));
    if (this.chosen.length > 1 || letters.length <= MANY || letters.includes("")) return [];
    return this.more ? LETTERS : LETTERS.filter((letter) => letters.includes(letter));
  });

  /** The letter of the star that is all a move lays on the cloth; none where it does something else. */
  private loneStar(move: Move): Letter | "" {
    const [star, ...others] = groupsOf(move).flat();
    const alone = star && !others.length && isNamedStar(star) && targetOf(this.room, move).place === "cloth";
    return alone ? letterOf(star) : "";
  }

  /** The letter of a lone star that a hint has advised. */
  readonly advisedLetter: Letter | "" = $derived.by(() =>
    this.hinted?.n === this.live.n ? this.loneStar(this.hinted.move) : "",
  );

  /** The one move that makes a lone star this letter; none where there is another choice to make, too. */
  only(letter: Letter): Move | undefined {
    const [move, ...others] = this.proposals.filter((one) => this.loneStar(one) === letter);
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

  /** The cards with which there is a legal move, as far as it is known. */
  private readonly named: ReadonlySet<Card> = $derived.by(
    () => new Set(this.live.choice?.cards ?? this.listed.flatMap((move) => move.cards)),
  );

  /** Is there a legal move with this card? */
  usable = (card: Card): boolean => [...this.named].some((one) => isWritten(one, card));

  /** The moves to a target now, with the selected cards or without any. */
  at(target: DropTarget): Move[] {
    return [...this.bare, ...this.proposals].filter((move) => sameTarget(targetOf(this.room, move), target));
  }

  /** Says what a selected star stands for; without a letter, that it may be any. */
  pin(key: number, letter: Letter | ""): void {
    const pins = new Map(this.pins);
    if (letter) pins.set(key, letter);
    else pins.delete(key);
    this.pins = pins;
  }

  /** Chooses the letter of a lone star; how it is played then is chosen next. */
  choose(letter: Letter): void {
    const [star] = this.stars;
    if (!star) return;
    this.pin(star.key, letter);
    this.play();
  }

  /** The advised move may not be among those shown: then its letters lead to it. */
  private pinAdvised(): boolean {
    const { hinted, stars } = this;
    if (hinted?.n !== this.live.n || stars.some((one) => one.letter)) return false;
    const cards = groupsOf(hinted.move).flat();
    const faces = (all: readonly Card[]) => written(all.map((card) => letterOf(inHand(card)) || inHand(card)).sort());
    if (!namesAStar(hinted.move) || faces(cards) !== faces(this.chosen)) return false;
    const letters = cards.filter(isNamedStar).map(letterOf);
    this.pins = new Map(stars.map(({ key }, place) => [key, letters[place] ?? ""]));
    return true;
  }

  /** A star that was put back stands for nothing. */
  private letGo(): void {
    const kept = [...this.pins].filter(([key]) => this.hand.has(key));
    if (kept.length < this.pins.size) this.pins = new Map(kept);
  }

  private ask(): void {
    const { live, asked, of } = this;
    const n = live.n;
    // A player who has selected something else since, or in another state, has not asked to play that.
    if (this.wanted?.of !== of || this.wanted.n !== n) this.wanted = null;
    if (!live.mine || !of || live.sending || this.plain.length) return;
    const known = this.known.find((one) => one.of === of && one.n === n);
    if (known) {
      untrack(() => this.understand(known));
      return;
    }
    void live.read([...asked]).then((meanings) => {
      if (!meanings || n !== live.n || of !== this.of) return;
      const { moves = [], more = false, why = null } = meanings;
      const meaning = { of, n, moves, more, why };
      this.known = [...this.known.filter((one) => one.n === n), meaning];
      if (more && this.pinAdvised()) {
        if (this.wanted) this.wanted = { ...this.wanted, of: this.of };
      } else if (!this.understand(meaning) && why && !this.hand.lifted) announcer.refuse(this.words(), why);
    });
  }

  /** Now it is known what the cards can mean. Was it waited for? */
  private understand(meaning: Meaning): boolean {
    const { wanted } = this;
    this.meant = meaning;
    this.wanted = null;
    if (wanted?.of !== meaning.of) return false;
    this.want(wanted.target, true);
    return true;
  }

  send(move: Move): void {
    if (this.live.sending) return;
    announcer.clear();
    this.live.play(move);
  }

  /** Enter right after a hint does what it says. */
  playAdvised(): boolean {
    if (!this.advised || !this.hinted) return false;
    this.send(this.hinted.move);
    return true;
  }

  private advise(move: Move): void {
    // A star that was swapped out of a run lies in no hand: nothing of the hand goes with it.
    this.hand.choose(this.loose ? [] : move.cards);
    if (this.hand.active === null) this.hand.goTo(0);
    this.hinted = { move, n: this.live.n, at: this.stand };
    this.preferred = null;
  }

  /** Plays the selection where it can mean one thing (at this target, if one is named), else says why not. */
  play(target: DropTarget | null = null): void {
    const { live } = this;
    if (live.sending || live.table?.over) return;
    if (!this.chosen.length) {
      if (live.mine) announcer.say(say(this.room.several ? "page.choose_cards" : "page.choose_card"));
    } else if (!live.mine) announcer.say(live.turn ? this.words().fact({ id: "engine.turn", seat: live.turn }) : "");
    else if (this.plain.length || this.current) this.want(target, false);
    else this.wanted = { of: this.of, n: live.n, target };
  }

  /** `unseen`: the meanings have come only now. Nobody has seen yet which letter a star gets. */
  private want(target: DropTarget | null, unseen: boolean): void {
    const fitting = target
      ? this.proposals.filter((move) => sameTarget(targetOf(this.room, move), target))
      : this.proposals;
    const [first] = fitting;
    const meanings = new Set(fitting.map((move) => written(groupsOf(move).flat()))).size;
    const clear = fitting.length === 1 || (meanings === 1 && !this.room.several);
    if (first && clear && !(unseen && namesAStar(first))) this.send(first);
    else if (first) {
      announcer.say(say(this.stars.length === 1 && meanings > 1 ? "page.choose_meaning" : "page.choose_way"));
      this.choosing += 1;
    } else if (this.current?.why) announcer.refuse(this.words(), this.current.why);
    else if (target?.run) void this.whyNotAt(target.run);
    else if (target) announcer.say(say("page.no_place_here"));
  }

  /** The server knows why the cards do not go to a run. */
  private async whyNotAt(run: number): Promise<void> {
    const { live } = this;
    const { n } = live;
    const meanings = await live.read([...this.asked], run);
    if (!meanings || n !== live.n) return;
    if (meanings.why) live.refused = meanings.why;
    else announcer.say(say("page.no_place_here"));
  }

  /** Says that somebody is thinking, where it takes long enough to wonder. */
  private async thought<Thought>(coming: Promise<Thought>): Promise<Thought> {
    let said = 0;
    const timer = setTimeout(() => {
      announcer.say(say("page.thinking"));
      said = announcer.turn;
    }, LONG);
    const thought = await coming;
    clearTimeout(timer);
    if (said && said === announcer.turn) announcer.clear();
    return thought;
  }

  /** Where a coach asks for something, its words are the hint. */
  async askForHint(): Promise<void> {
    const { coach } = this.live;
    // Advice for a state that is not shown yet would tell what has happened.
    if (this.live.held.length) {
      announcer.say(say("page.held"));
      return;
    }
    if (coach && (coach.moves?.length || this.live.table?.over)) {
      const [first, ...others] = coach.moves ?? [];
      if (first && !others.length) this.advise(first);
      else this.hand.choose(first?.cards ?? []);
      announcer.say(this.words().told((form) => `${coachWords(coach, form)} ${toDo(coach, form)}`));
      return;
    }
    const { n, match } = this.live;
    const hinted = await this.thought(this.live.hint());
    // Good advice of a moment ago may be none any more.
    if (n !== this.live.n || match !== this.live.match || this.live.sending) return;
    const words = this.words();
    if (!hinted?.move) {
      const { turn, mine, refused } = this.live;
      // A refusal is said by itself.
      if (refused) return;
      if (turn && !mine) announcer.refuse(words, { code: "engine.not_your_turn", facts: { turn } });
      else announcer.say(say("table.no_advice"));
      return;
    }
    const { move, why } = hinted;
    this.advise(move);
    announcer.say(words.told((form) => form.say("page.hint", { why: why ? form.fact(why) : moveText(form, move) })));
    await this.lookCloser();
  }

  /** A search may find something better than the hint: it says so, and selects that while nothing else is selected. */
  private async lookCloser(): Promise<void> {
    const { n, match } = this.live;
    const better = await this.live.hint({ deep: true });
    if (!better?.move || !better.coached?.corrected || n !== this.live.n || match !== this.live.match) return;
    if (this.live.sending || !this.advised) return;
    this.advise(better.move);
    announcer.say(this.words().told((form) => correction(form, better)));
  }

  /** The move that the selection would make now: what a coach can compare. A star without a letter makes none yet. */
  readonly comparable: Move | null = $derived.by(() =>
    this.live.mine && !this.live.coach && !this.live.practising && !this.alphabet.length
      ? (this.proposals[0] ?? null)
      : null,
  );

  /** Says what the selected move is worth beside the best one; the selection stays. */
  async compare(): Promise<void> {
    const move = this.comparable;
    if (!move || this.live.held.length) return;
    const { n, match } = this.live;
    const found = await this.thought(this.live.hint({ deep: true, move: move.text }));
    if (n !== this.live.n || match !== this.live.match || this.live.refused) return;
    announcer.say(this.words().told((form) => comparison(form, move, found)));
  }
}

/** The owner of the hand; nobody in a replay or an exercise. */
function whoseHand(live: Live): HandOwner | null {
  const { about, seat, match, table, own } = live;
  if (live.watching || live.practising || !about || !seat || !table || !own) return null;
  return { table: about.id, seat, deal: `${match}/${table.hand}` };
}
