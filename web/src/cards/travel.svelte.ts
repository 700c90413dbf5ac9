/**
 * Shows cards on their way. What flies is a picture above the table; the card itself lies where it belongs, unseen until
 * the picture is there. So nothing waits for a flight: a card can be tapped, and the next act may come, at any time.
 */
import { untrack } from "svelte";
import type { Card } from "../wire/protocol.ts";
import { track } from "../wire/settled.ts";
import { inHand, isWritten, kindOf } from "../words/card.ts";
import { motionAllowed, settings } from "../words/settings.svelte.ts";
import type { Flight, Spot } from "./flight.ts";

const FLIGHT = 300;
const EASE = "cubic-bezier(0.2, 0.75, 0.3, 1)";
/** A card that has moved less lies where it lay. */
const NEAR = 6;

/** The middle of a card on the screen, its width in pixels and its turn in degrees. */
interface Pose {
  x: number;
  y: number;
  wide: number;
  turn: number;
}

/** A picture on its way. */
export interface Flying {
  id: number;
  card: Card;
  flight: Flight;
  /** The state of the table to which its act has led. */
  n: number;
  from: Pose;
  to: Pose;
  after: number;
  /** The card of the felt on which it lands, by its key. */
  lands: string | null;
  /** Does it fade where it ends? */
  fades: boolean;
}

/** A flight that has begun: in which state of the table, of which card, from where to where. */
export interface Flown {
  n: number;
  card: Card;
  from: Spot;
  to: Spot;
}

/** Older ones are forgotten. */
const MOST_FLOWN = 400;

export interface Burst {
  id: number;
  x: number;
  y: number;
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const lying = (): HTMLElement[] => all("[data-lies]");
const options = (): HTMLElement[] => all("[role=option][data-key]");
const keyOf = (node: HTMLElement): string => node.dataset["key"] ?? "";
const liesAs = (node: HTMLElement): string => node.dataset["lies"] ?? "";
/** The key in a spot that is a card. */
const cardAt = (spot: Spot): string | null => (spot.startsWith("card ") ? spot.slice(5) : null);

function turnOf(node: Element): number {
  const { transform, rotate } = getComputedStyle(node);
  const { a, b } = new DOMMatrixReadOnly(transform === "none" ? "" : transform);
  return (Math.atan2(b, a) * 180) / Math.PI + (Number.parseFloat(rotate) || 0);
}

function poseOf(node: HTMLElement, wide = node.offsetWidth): Pose {
  const box = node.getBoundingClientRect();
  const turn = turnOf(node) + (node.parentElement ? turnOf(node.parentElement) : 0);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, wide, turn };
}

const fanOf = (seat: string): HTMLElement | null => one(`[data-seat="${seat}"] [data-fan]`);

/** A player's place; a card there is as large as the face. */
const seatPose = (seat: string): Pose | null => {
  const node = one(`[data-seat="${seat}"] [data-face]`) ?? one(`[data-seat="${seat}"]`);
  return node && { ...poseOf(node), wide: Math.min(node.offsetWidth, 48) };
};

function fanPose(seat: string): Pose | null {
  const fan = fanOf(seat);
  return fan ? poseOf(fan, (fan.firstElementChild as HTMLElement | null)?.offsetWidth || 24) : seatPose(seat);
}

function middlePose(): Pose | null {
  const felt = one("[data-felt]");
  return felt && { ...poseOf(felt, 60), turn: 0 };
}

const pilePose = (name: string): Pose | null => {
  const pile = one(`[data-pile="${name}"]`);
  return pile && poseOf(pile);
};

export class Travel {
  flying: readonly Flying[] = $state.raw([]);
  bursts: readonly Burst[] = $state.raw([]);
  /** The latest flights, in order: so that tests can tell whether each card flies once. */
  readonly flown: Flown[] = [];
  private numbers = 0;
  private n = 0;
  /** Where everything was before the page was drawn again. */
  private readonly lay = new Map<string, { node: HTMLElement; pose: Pose }>();
  private readonly piles = new Map<string, Pose>();
  private readonly held = new Map<string, { card: Card; pose: Pose }>();
  private readonly pictures = new Map<number, HTMLElement>();
  /** The corner of the sky that pictures fly in: measured once for all of them, as each is a change to the page. */
  private sky = { left: 0, top: 0 };

  private get allowed(): boolean {
    return !settings.text && motionAllowed();
  }

  /** Remembers where everything is, before the page is drawn again. */
  look(): void {
    this.forget();
    if (!this.allowed) return;
    for (const node of lying()) this.lay.set(liesAs(node), { node, pose: poseOf(node) });
    // A card that has not landed yet is where its picture is.
    for (const { id, lands } of this.flying) {
      const [picture, lay] = [this.pictures.get(id), this.lay.get(lands ?? "")];
      if (picture && lay) lay.pose = poseOf(picture, lay.pose.wide);
    }
    for (const node of all("[data-pile]")) this.piles.set(node.dataset["pile"] ?? "", poseOf(node));
    for (const node of options()) this.held.set(keyOf(node), { card: node.dataset["card"] ?? "", pose: poseOf(node) });
  }

  private forget(): void {
    this.lay.clear();
    this.piles.clear();
    this.held.clear();
  }

  /**
   * Shows flights from where things were to where they are now. `reader` is the seat whose hand is shown, `n` the state to
   * which their act has led.
   */
  fly(flights: readonly Flight[], reader: number | null, n = this.n): void {
    this.n = n;
    if (!this.allowed) return;
    const here = options();
    const come = here.filter((node) => !this.held.has(keyOf(node)));
    // A card that is new in the hand takes its place in the fan at once.
    for (const node of come) for (const moving of node.getAnimations()) moving.finish();
    const gone = [...this.held].filter(([key]) => !here.some((node) => keyOf(node) === key)).map(([, card]) => card);
    const backs = new Map<string, number[]>();
    const landing: { node: HTMLElement; after: number | undefined }[] = [];
    this.sky = one(".sky")?.getBoundingClientRect() ?? this.sky;
    for (const flight of [...flights, ...this.moved(flights)]) {
      const [kind, name = ""] = flight.to.split(" ", 2);
      const own = kind === "hand" && name === String(reader) ? come.shift() : undefined;
      const node = own ?? (kind === "card" ? this.nodeOf(flight.to) : null);
      const from = this.start(flight, reader, gone);
      const to = node ? poseOf(node) : this.end(flight.to);
      if (!from || !to) continue;
      this.add(flight, own?.dataset["card"] ?? flight.card, from, to, !node && kind !== "hand" && kind !== "pile");
      if (node) landing.push({ node, after: flight.after });
      else if (kind === "hand" && flight.from === "middle")
        backs.set(name, [...(backs.get(name) ?? []), flight.after ?? 0]);
    }
    // Only when all is measured: else the page would be laid out again for each card.
    for (const { node, after } of landing) hide(node, after);
    for (const [seat, times] of backs) grow(fanOf(seat), times);
    this.forget();
  }

  /** Takes cards from where they lie, for good. */
  clear(flights: readonly Flight[], reader: number | null): void {
    this.look();
    const gone = flights.map(({ from }) => this.nodeOf(from));
    const before = this.flying.length;
    this.fly(flights, reader);
    if (this.flying.length === before) return;
    for (const node of gone) node?.animate({ opacity: [0, 0] }, { duration: FLIGHT, fill: "forwards" });
  }

  private add(flight: Flight, card: Card, from: Pose, to: Pose, fades: boolean): void {
    this.numbers += 1;
    const left = cardAt(flight.from);
    // A card that had not landed yet flies on from where it is.
    const others = this.flying.filter((other) => left === null || other.lands !== left);
    const { n, numbers: id } = this;
    const flying = { id, card, flight, n, from, to, after: flight.after ?? 0, lands: cardAt(flight.to), fades };
    this.flying = [...others, flying];
  }

  /** Cards that lie elsewhere than before, and of which no flight tells. */
  private moved(told: readonly Flight[]): Flight[] {
    return lying().flatMap((node): Flight[] => {
      const spot: Spot = `card ${liesAs(node)}`;
      const before = this.lay.get(liesAs(node));
      if (!before || before.node === node || told.some(({ from, to }) => from === spot || to === spot)) return [];
      const pose = poseOf(node);
      const far = Math.hypot(pose.x - before.pose.x, pose.y - before.pose.y);
      return far < NEAR ? [] : [{ card: node.dataset["card"] ?? "", from: spot, to: spot }];
    });
  }

  private nodeOf(spot: Spot): HTMLElement | null {
    const key = cardAt(spot);
    return lying().find((node) => liesAs(node) === key) ?? null;
  }

  private start({ card, from }: Flight, reader: number | null, gone: { card: Card; pose: Pose }[]): Pose | null {
    const [kind, name = ""] = from.split(" ", 2);
    if (kind === "card") return this.lay.get(cardAt(from) ?? "")?.pose ?? null;
    if (kind === "pile") return this.piles.get(name) ?? pilePose(name);
    if (kind === "hand" && name === String(reader)) {
      const exact = gone.findIndex((held) => held.card === inHand(card));
      const place = exact < 0 ? gone.findIndex((held) => isWritten(card, held.card)) : exact;
      return (place < 0 ? undefined : gone.splice(place, 1)[0])?.pose ?? seatPose(name);
    }
    return kind === "hand" ? fanPose(name) : kind === "seat" ? seatPose(name) : middlePose();
  }

  private end(to: Spot): Pose | null {
    const [kind, name = ""] = to.split(" ", 2);
    if (kind === "card") return this.lay.get(cardAt(to) ?? "")?.pose ?? null;
    if (kind === "pile") return pilePose(name) ?? this.piles.get(name) ?? null;
    return kind === "hand" ? fanPose(name) : kind === "seat" ? seatPose(name) : middlePose();
  }

  /** An attachment of a picture (`data-flight`): lets it fly. */
  launch = (node: HTMLElement): (() => void) | undefined => {
    const flying = untrack(() => this.flying.find(({ id }) => String(id) === node.dataset["flight"]));
    if (!flying) return;
    const { id, from, to, after, fades } = flying;
    const wide = Math.max(from.wide, to.wide);
    node.style.width = `${wide}px`;
    node.style.left = `${to.x - this.sky.left - wide / 2}px`;
    node.style.top = `${to.y - this.sky.top - (wide * 84) / 60 / 2}px`;
    const flight = node.animate(
      {
        translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0 0"],
        rotate: [`${from.turn}deg`, `${to.turn}deg`],
        scale: [from.wide / wide, to.wide / wide],
        opacity: fades ? [1, 1, 0] : [1, 1],
      },
      { duration: FLIGHT, delay: after, easing: EASE, fill: "both" },
    );
    this.pictures.set(id, node);
    this.flown.push({ n: flying.n, card: flying.card, from: flying.flight.from, to: flying.flight.to });
    this.flown.splice(0, this.flown.length - MOST_FLOWN);
    void track(flight.finished).then(
      () => this.land(flying),
      () => {},
    );
    return () => {
      this.pictures.delete(id);
      flight.cancel();
    };
  };

  private land({ id, card, to, lands }: Flying): void {
    this.flying = this.flying.filter((other) => other.id !== id);
    if (kindOf(card) === "firecracker" && lands !== null) this.bursts = [...this.bursts, { id, x: to.x, y: to.y }];
  }

  /** A burst is over. */
  burnt(id: number): void {
    this.bursts = this.bursts.filter((other) => other.id !== id);
  }
}

/** The card itself is not seen while its picture flies. */
function hide(node: HTMLElement, after = 0): void {
  node.animate({ opacity: [0, 0] }, { duration: after + FLIGHT });
}

/** The backs of a fan come one after the other, as they are dealt. */
function grow(fan: HTMLElement | null, times: readonly number[]): void {
  const backs = [...(fan?.children ?? [])];
  backs.forEach((back, place) => {
    const time = times[Math.floor((place * times.length) / backs.length)] ?? 0;
    back.animate({ opacity: [0, 0] }, { duration: time + FLIGHT });
  });
}
