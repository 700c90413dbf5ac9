/**
 * The cards a player has selected, and what they can mean: listed by the server, or read by it out of the cards. Nothing
 * here knows a rule.
 */
import { untrack } from "svelte";
import { voice } from "../aids/voice.svelte.ts";
import { Hand } from "../cards/hand.svelte.ts";
import { keepOrder, keptOrder, type Whose } from "../cards/orders.ts";
import { comeFrom, setOff } from "../cards/travel.ts";
import { coachWords, toDo } from "../lessons/coach.ts";
import type { Why } from "../protocol.ts";
import type { Live } from "../wire/table.svelte.ts";
import { say } from "../words/speech.svelte.ts";
import { cardsIn, type Words } from "../words/words.ts";
import type { GameFace } from "./games.ts";
import { cardsOf, moveText, namesAStar, type Place, placeOf } from "./moves.ts";

interface Meaning {
  of: string;
  n: number;
  moves: string[];
  why: Why | null;
}

export class Selection {
  readonly hand = new Hand();
  readonly live: Live;
  readonly face: GameFace;
  private readonly words: () => Words;
  private meant = $state.raw<Meaning | null>(null);
  /** The move that was last advised. */
  private hinted: string | null = $state(null);
  /** What has been read in this state: cards selected again are not told about again. */
  private known: Meaning[] = [];
  /** Counts up each time that one of several meanings has to be chosen. */
  choosing = $state(0);
  /** Asked for before the server has said what the cards can mean. */
  private wanted: { of: string; place: Place | null } | null = null;

  /** Made while a component is set up: it follows the table as long as that component lives. */
  constructor(live: Live, face: GameFace, words: () => Words) {
    this.live = live;
    this.face = face;
    this.words = words;
    $effect.pre(() => {
      const cards = cardsIn(live.own?.cards ?? "");
      untrack(() => {
        comeFrom(pileOf(live));
        this.hand.update(cards, keptOrder(whoseHand(live)));
      });
    });
    $effect(() => this.ask());
  }

  readonly chosen = $derived.by(() => this.hand.chosen);
  readonly listed = $derived.by(() => this.live.choice?.moves ?? []);

  /** What needs no card of the hand: draw, pass, take, and what a game adds. */
  readonly bare = $derived.by(() =>
    this.live.mine
      ? this.listed.filter((move) => /^[a-z]+$/.test(move) || (this.face.loose?.(this.live) && !this.proposals.length))
      : [],
  );

  /** Moves of exactly these cards, where the list is whole and writes cards as the hand does. */
    $effect(() => {
      const cards = this.hand.held.map((one) => one.card);
      untrack(() => keepOrder(whoseHand(live), cards));
    });
  private readonly plain = $derived.by(() =>
    this.live.mine && this.chosen.length && !this.face.several && !this.live.choice?.more
      ? this.listed.filter((move) => cardsOf(move).join(" ") === this.chosen.join(" "))
      : [],
  );

  private readonly current = $derived.by(() =>
    this.meant && this.meant.of === this.chosen.join(" ") && this.meant.n === this.live.n ? this.meant : null,
  );

  /** What the selected cards can mean, best first. */
  readonly proposals = $derived.by(() => {
    if (!this.live.mine || !this.chosen.length) return [];
    const moves = this.plain.length ? this.plain : (this.current?.moves ?? []);
    // What a hint has advised comes first: it is what was asked for.
    const { hinted } = this;
    return hinted && moves.includes(hinted) ? [hinted, ...moves.filter((move) => move !== hinted)] : moves;
  });

  private readonly named = $derived.by(
    () => new Set(this.live.choice?.cards ? cardsIn(this.live.choice.cards) : this.listed.flatMap(cardsOf)),
  );

  /** Is there a legal move with this card? */
  usable = (card: string): boolean =>
    this.named.has(card) ||
    [...this.named].some((one) => one.length < 3 && one === card[0]) ||
    (card === "*" && [...this.named].some((one) => one[0] === "*"));

  /** What can be done at a place now, with the selected cards or without any. */
  at(place: Place): string[] {
    return [...this.bare, ...this.proposals].filter((move) => placeOf(move) === place);
  }

  private ask(): void {
    const { live } = this;
    const of = this.chosen.join(" ");
    const n = live.n;
    if (!live.mine || !of || live.sending || this.plain.length) return;
    const known = this.known.find((one) => one.of === of && one.n === n);
    if (known) {
      this.meant = known;
      return;
    }
    void live.read(of).then((readings) => {
      if (!readings || n !== live.n || of !== this.hand.chosen.join(" ")) return;
      this.meant = { of, n, moves: readings.moves ?? [], why: readings.why ?? null };
      this.known = [...this.known.filter((one) => one.n === n), this.meant];
      const { wanted } = this;
      this.wanted = null;
      if (wanted?.of === of) this.want(wanted.place, true);
      else if (readings.why && !this.hand.lifted) voice.tell(this.words().refusal(readings.why));
    });
  }

  send(move: string): void {
    if (this.live.sending) return;
    setOff(this.hand.chosen);
    voice.hush();
    this.live.play(move);
  }

  /** Plays the selection where it can mean one thing (at this place, if one is named), else says why not. */
  play(place: Place | null = null): void {
    const { live } = this;
    if (live.sending || live.table?.over || !this.chosen.length) return;
    if (!live.mine) voice.tell(live.turn ? this.words().event({ id: "engine.turn", seat: live.turn }) : "");
    else if (this.plain.length || this.current) this.want(place, false);
    else this.wanted = { of: this.chosen.join(" "), place };
  }

  /** `unseen`: the meanings have come only now. Nobody has seen yet which letter a star gets. */
  private want(place: Place | null, unseen: boolean): void {
    const fitting = place ? this.proposals.filter((move) => placeOf(move) === place) : this.proposals;
    const [first] = fitting;
    const meanings = new Set(fitting.map((move) => cardsOf(move).join(" "))).size;
    const clear = fitting.length === 1 || (meanings === 1 && !this.face.several);
    if (first && clear && !(unseen && namesAStar(first))) this.send(first);
    else if (first) {
      voice.tell(say("page.choose_meaning"));
      this.choosing += 1;
    } else if (this.current?.why) voice.tell(this.words().refusal(this.current.why));
    else if (place) this.whyNotAt(place);
  }

  /** The server knows why a card does not go on a run: it is asked to put it there, and says why it does not. */
  private whyNotAt(place: Place): void {
    const [card, ...more] = this.chosen;
    const run = /^run (\d+)$/.exec(place)?.[1];
    if (run && card === "!" && !more.length) this.live.play(`block ${run} right`);
    else if (run && card && card !== "*" && !more.length) this.live.play(`add ${card} ${run}`);
    else voice.tell(say("page.no_place_here"));
  }

  /** Where a coach asks for something, its words are the hint. */
  async hint(): Promise<void> {
    const { coach } = this.live;
    if (coach && (coach.moves?.length || this.live.table?.over)) {
      this.hand.choose(cardsOf(coach.moves?.[0] ?? ""));
      voice.tell(`${coachWords(coach, this.words())} ${toDo(coach, this.words())}`);
      return;
    }
    voice.tell(say("page.thinking"));
    const { turn } = voice;
    const { n, match } = this.live;
    const hinted = await this.live.hint();
    // What was good advice a moment ago may be none any more.
    if (n !== this.live.n || match !== this.live.match || this.live.sending) {
      if (turn === voice.turn) voice.hush();
      return;
    }
    const words = this.words();
    if (!hinted?.move) {
      voice.tell(this.live.refused ? words.refusal(this.live.refused) : say("table.no_advice"));
      return;
    }
    this.hinted = hinted.move;
    const cards = cardsOf(hinted.move);
    if (cards.length) this.hand.choose(cards);
    const why = hinted.why ? words.event(hinted.why) : "";
    voice.tell(say("page.hint", { why: why || moveText(words, hinted.move) }));
  }
}

/** The pile from which this seat's new cards have come, if it was one. */
function pileOf(live: Live): string | null {
  const mine = live.log.at(-1)?.events.filter((event) => event.seat === live.seat) ?? [];
  if (mine.some((event) => event.id.endsWith(".took"))) return "discard";
  return mine.some((event) => event.id.endsWith(".drew")) ? "stock" : null;
}

/** Whose cards these are: nobody's in a replay, which is only looked at. */
function whoseHand(live: Live): Whose | null {
  const { about, seat, match, table, own } = live;
  if (live.watching || !about || !seat || !table || !own) return null;
  return { table: about.id, seat, deal: `${match}/${table.hand}` };
}
