/**
 * The sounds of cards on wood, made here: paper that slides, a card that snaps, knocks on a table, a bell for a star.
 * Nothing sounds, and nothing is even set up, before somebody has touched the page: browsers would refuse, and say so.
 */

/** From the least to the most important: of one act only the most important is heard. */
export const SOUNDS = [
  "draw",
  "passed",
  "laid",
  "shuffled",
  "dealt",
  "star",
  "trick",
  "lost",
  "firecracker",
  "called",
  "caught",
  "out",
  "hand",
  "match",
  "won",
  "refused",
  "turn",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone or a noise: its start and length in milliseconds, and its share of the whole volume. */
interface Struck {
  at?: number;
  lasts: number;
  part: number;
}
/** A breath of noise through a band that may move, in hertz: low and wide is a slide, high and short a snap. */
export interface Paper extends Struck {
  kind: "paper";
  from: number;
  to?: number;
  /** How narrow the band is. */
  narrow?: number;
}
/** Tones over one pitch that fade, the higher the sooner: wood by default. */
export interface Bar extends Struck {
  kind: "bar";
  pitch: number;
  /** Multiples of the pitch. */
  overtones?: readonly number[];
}
/** A soft note, which swells before it fades. */
export interface Note extends Struck {
  kind: "note";
  pitch: number;
  to?: number;
}
export type Part = Paper | Bar | Note;

/** A wooden board rings at these multiples, and hardly. */
const WOOD = [1, 2.76, 5.4];
/** A small bell. */
const BELL = [1, 2, 3.01, 4.16];

const slide = (at: number, lasts: number, part: number): Paper => ({
  kind: "paper",
  at,
  lasts,
  part,
  from: 2600,
  to: 1300,
});
const snap = (at: number, part: number): Paper => ({ kind: "paper", at, lasts: 28, part, from: 3900, narrow: 0.8 });
const knock = (at: number, pitch: number, part: number): Bar => ({ kind: "bar", at, lasts: 110, part, pitch });
const marimba = (at: number, pitch: number, part: number): Bar => ({
  kind: "bar",
  at,
  lasts: 340,
  part,
  pitch,
  overtones: [1, 3.93],
});
const bell = (at: number, pitch: number, part: number): Bar => ({
  kind: "bar",
  at,
  lasts: 420,
  part,
  pitch,
  overtones: BELL,
});
const note = (at: number, lasts: number, pitch: number, part: number): Note => ({
  kind: "note",
  at,
  lasts,
  part,
  pitch,
});

/** Cards that fall one after the other. */
const riffle = (count: number, gap: number, part: number): Paper[] =>
  Array.from({ length: count }, (_, place) => ({
    ...snap(place * gap, part * (0.75 + 0.25 * (place % 2))),
    from: 3200 + 130 * (place % 5),
  }));

/** A card slides over the cloth, and falls on wood. */
const CARD: Part[] = [slide(0, 130, 0.3), snap(120, 0.5), knock(125, 190, 0.5)];

export const PARTS: Record<Sound, readonly Part[]> = {
  draw: [slide(0, 120, 0.35), snap(95, 0.25)],
  passed: [knock(0, 150, 0.45), knock(110, 150, 0.3)],
  laid: CARD,
  shuffled: [...riffle(9, 26, 0.35), slide(220, 130, 0.25)],
  dealt: riffle(14, 42, 0.4),
  star: [...CARD, bell(130, 1568, 0.22), bell(210, 2093, 0.16)],
  trick: [slide(0, 200, 0.4), knock(150, 170, 0.5), knock(235, 220, 0.35)],
  lost: [knock(0, 130, 0.5), { ...note(40, 300, 262, 0.28), to: 208 }],
  firecracker: [
    ...[0, 34, 58, 95, 118, 149].map((at, place): Paper => ({ ...snap(at, 0.35), from: 5200 - 500 * (place % 3) })),
    { kind: "paper", at: 190, lasts: 260, part: 0.9, from: 900, to: 120, narrow: 0.5 },
    { kind: "note", at: 190, lasts: 240, part: 0.6, pitch: 110, to: 45 },
    snap(280, 0.2),
    snap(330, 0.14),
  ],
  called: [marimba(0, 659, 0.45), marimba(100, 880, 0.45)],
  caught: [marimba(0, 880, 0.45), marimba(100, 587, 0.5)],
  out: [knock(0, 190, 0.4), marimba(40, 523, 0.4), marimba(140, 784, 0.4)],
  hand: [marimba(0, 523, 0.35), marimba(110, 659, 0.35), marimba(220, 784, 0.35)],
  match: [note(0, 420, 392, 0.3), note(0, 420, 523, 0.25), marimba(240, 523, 0.3), marimba(350, 784, 0.25)],
  won: [
    note(0, 190, 523, 0.4),
    note(150, 190, 659, 0.4),
    note(300, 190, 784, 0.4),
    note(450, 480, 1047, 0.42),
    note(450, 480, 659, 0.25),
    bell(470, 2093, 0.12),
  ],
  refused: [{ ...note(0, 260, 175, 0.5), to: 165 }],
  turn: [marimba(0, 587, 0.4), marimba(130, 784, 0.35)],
};

export const LOUDNESS = { off: 0, soft: 0.1, medium: 0.22, loud: 0.5 } as const;
export type Loudness = keyof typeof LOUDNESS;

/** Seconds between two sounds of one act. */
const PAUSE = 0.32;
const FADE = 0.015;
/** Nothing begins or ends at once: that would click. */
const ATTACK = 0.004;
const SILENCE = 0.0005;
/** A band lets little of the noise through. */
const NOISE = 2.6;

let air: AudioContext | null = null;
let playing: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** A touch or a key allows sound from now on. Called by every one of them: it costs nothing. */
export function unlock(): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  if (typeof AudioContext === "undefined") return;
  air ??= new AudioContext({ latencyHint: "interactive" });
  if (air.state === "suspended") void air.resume();
}

/** Plays these one after the other. A new sound ends the old one: however fast bots play, nothing piles up. */
export function sound(sounds: readonly Sound[], loudness: Loudness): void {
  const volume = LOUDNESS[loudness] ?? 0;
  // In a hidden tab only "your turn" sounds.
  const heard = document.hidden ? sounds.filter((one) => one === "turn") : sounds;
  if (air?.state !== "running" || !volume || !heard.length) return;
  const now = air.currentTime;
  playing?.gain.setTargetAtTime(0, now, FADE);
  const out = air.createGain();
  out.gain.value = volume;
  out.connect(air.destination);
  playing = out;
  heard.forEach((name, place) => {
    for (const part of PARTS[name]) strike(air as AudioContext, out, part, now + place * PAUSE);
  });
}

function strike(air: AudioContext, out: GainNode, part: Part, start: number): void {
  const begins = start + (part.at ?? 0) / 1000;
  const lasts = part.lasts / 1000;
  if (part.kind === "paper") rustle(air, out, part, begins, lasts);
  else if (part.kind === "note") tone(air, out, part, begins, lasts, lasts * 0.15);
  else {
    const tones = part.overtones ?? WOOD;
    tones.forEach((times, place) => {
      const fainter = { pitch: part.pitch * times, part: part.part / (1 + 1.6 * place) };
      tone(air, out, fainter, begins, lasts / (1 + 0.8 * place), ATTACK);
    });
  }
}

function rustle(air: AudioContext, out: GainNode, paper: Paper, begins: number, lasts: number): void {
  noise ??= whiteNoise(air);
  const source = air.createBufferSource();
  source.buffer = noise;
  const band = air.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = paper.narrow ?? 1.1;
  band.frequency.setValueAtTime(paper.from, begins);
  if (paper.to) band.frequency.exponentialRampToValueAtTime(paper.to, begins + lasts);
  // A slide swells, a snap does not.
  const loud = envelope(air, NOISE * paper.part, begins, lasts, Math.max(ATTACK, lasts > 0.06 ? lasts * 0.35 : 0));
  source.connect(band).connect(loud).connect(out);
  source.start(begins, (begins * 7) % 0.5, lasts);
}

function tone(
  air: AudioContext,
  out: GainNode,
  { pitch, to, part }: { pitch: number; to?: number; part: number },
  begins: number,
  lasts: number,
  attack: number,
): void {
  const voice = air.createOscillator();
  voice.type = "sine";
  voice.frequency.setValueAtTime(pitch, begins);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  voice.connect(envelope(air, part, begins, lasts, attack)).connect(out);
  voice.start(begins);
  voice.stop(begins + lasts);
}

function envelope(air: AudioContext, part: number, begins: number, lasts: number, attack: number): GainNode {
  const loud = air.createGain();
  loud.gain.setValueAtTime(0, begins);
  loud.gain.linearRampToValueAtTime(part, begins + attack);
  loud.gain.exponentialRampToValueAtTime(SILENCE, begins + lasts);
  return loud;
}

/** One second of it is enough: each sound takes a piece from somewhere else. */
function whiteNoise(air: AudioContext): AudioBuffer {
  const buffer = air.createBuffer(1, air.sampleRate, air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
