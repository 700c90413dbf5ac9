/**
 * The cards a player has selected, and what they can mean: listed by the server, or read by it out of the cards. Nothing
 * here knows a rule.
 */
import { untrack } from "svelte";
import { voice } from "../aids/voice.svelte.ts";
import { Hand } from "../cards/hand.svelte.ts";
import { setOff } from "../cards/travel.ts";
import { coachWords, toDo } from "../lessons/coach.ts";
import type { Why } from "../protocol.ts";
import type { Live } from "../wire/table.svelte.ts";
import { say } from "../words/speech.svelte.ts";
import { cardsIn, type Words } from "../words/words.ts";
import type { GameFace } from "./games.ts";
import { cardsOf, moveText } from "./moves.ts";

interface Meaning {
  of: string;
  n: number;
  moves: string[];
  why: Why | null;
}

/** What came of wanting to play: the move went off, there is more than one meaning, or nothing can be done. */
export type Wanted = "sent" | "choose" | "nothing";

export class Selection {
  readonly hand = new Hand();
  readonly live: Live;
  readonly face: GameFace;
  private readonly words: () => Words;
  private meant = $state.raw<Meaning | null>(null);

  /** Made while a component is set up: it follows the table as long as that component lives. */
  constructor(live: Live, face: GameFace, words: () => Words) {
    this.live = live;
    this.face = face;
    this.words = words;
    $effect.pre(() => {
      const cards = cardsIn(live.own?.cards ?? "");
      untrack(() => this.hand.update(cards));
    });
    $effect(() => this.ask());
  }

  readonly chosen = $derived.by(() => this.hand.chosen);
  readonly listed = $derived.by(() => this.live.choice?.moves ?? []);

  /** What needs no card of the hand: draw, pass, take, and what a game adds. */
  readonly bare = $derived.by(() =>
    this.live.mine ? this.listed.filter((move) => /^[a-z]+$/.test(move) || this.face.loose?.(this.live)) : [],
  );

  /** Moves of exactly these cards, where the list is whole and writes cards as the hand does. */
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
    return this.plain.length ? this.plain : (this.current?.moves ?? []);
  });

  private readonly named = $derived.by(
    () => new Set(this.live.choice?.cards ? cardsIn(this.live.choice.cards) : this.listed.flatMap(cardsOf)),
  );

  /** Is there a legal move with this card? */
  usable = (card: string): boolean =>
    this.named.has(card) ||
    [...this.named].some((one) => one.length < 3 && one === card[0]) ||
    (card === "*" && [...this.named].some((one) => one[0] === "*"));

  private ask(): void {
    const { live } = this;
    const of = this.chosen.join(" ");
    const n = live.n;
    if (!live.mine || !of || live.sending || this.plain.length) return;
    void live.read(of).then((readings) => {
      if (!readings || n !== live.n || of !== this.hand.chosen.join(" ")) return;
      this.meant = { of, n, moves: readings.moves ?? [], why: readings.why ?? null };
      if (readings.why) voice.tell(this.words().refusal(readings.why));
    });
  }

  send(move: string): void {
    if (this.live.sending) return;
    setOff(this.hand.chosen);
    voice.hush();
    this.live.play(move);
  }

  /** Plays the selection where it can mean one thing, else says why not. */
  play(): Wanted {
    const { live } = this;
    if (live.sending || live.table?.over || !this.chosen.length) return "nothing";
    if (!live.mine) {
      voice.tell(live.turn ? this.words().event({ id: "engine.turn", seat: live.turn }) : "");
      return "nothing";
    }
    const [first] = this.proposals;
    const meanings = new Set(this.proposals.map((move) => cardsOf(move).join(" "))).size;
    if (first && (this.proposals.length === 1 || (meanings === 1 && !this.face.several))) {
      this.send(first);
      return "sent";
    }
    if (first) {
      voice.tell(say("page.choose_meaning"));
      return "choose";
    }
    if (this.current?.why) voice.tell(this.words().refusal(this.current.why));
    return "nothing";
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
    const hinted = await this.live.hint();
    const words = this.words();
    if (!hinted?.move) {
      voice.tell(this.live.refused ? words.refusal(this.live.refused) : say("table.no_advice"));
      return;
    }
    const cards = cardsOf(hinted.move);
    if (cards.length) this.hand.choose(cards);
    const why = hinted.why ? words.event(hinted.why) : "";
    voice.tell(say("page.hint", { why: why || moveText(words, hinted.move) }));
  }
}
