/**
 * Short tones, made here. Nothing sounds, and nothing is even set up, before somebody has touched the page: browsers
 * would refuse, and say so.
 */

/** From the least to the most important: of one act only the most important is heard. */
export const SOUNDS = [
  "draw",
  "laid",
  "star",
  "trick",
  "lost",
  "firecracker",
  "called",
  "caught",
  "out",
  "hand",
  "match",
  "refused",
  "turn",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** Hertz, then when it begins and how long it lasts, in milliseconds. */
interface Tone {
  from: number;
  /** Where the tone slides to. */
  to?: number;
  at?: number;
  lasts: number;
  shape?: OscillatorType;
  /** Of the whole volume. */
  part?: number;
}

export const TONES: Record<Sound, Tone[]> = {
  draw: [{ from: 320, to: 420, lasts: 60, part: 0.5 }],
  laid: [{ from: 240, to: 130, lasts: 55, shape: "triangle" }],
  star: [
    { from: 1047, lasts: 80, part: 0.6 },
    { from: 1568, at: 70, lasts: 130, part: 0.6 },
  ],
  trick: [
    { from: 392, lasts: 80, shape: "triangle" },
    { from: 523, at: 80, lasts: 120, shape: "triangle" },
  ],
  lost: [{ from: 330, to: 220, lasts: 200, shape: "triangle" }],
  firecracker: [
    { from: 160, to: 50, lasts: 170, shape: "sawtooth", part: 0.7 },
    { from: 900, to: 200, lasts: 60, shape: "square", part: 0.25 },
  ],
  called: [
    { from: 659, lasts: 90 },
    { from: 880, at: 90, lasts: 140 },
  ],
  caught: [
    { from: 880, lasts: 90 },
    { from: 587, at: 90, lasts: 190 },
  ],
  out: [
    { from: 523, lasts: 90 },
    { from: 784, at: 90, lasts: 150 },
  ],
  hand: [
    { from: 523, lasts: 100 },
    { from: 659, at: 90, lasts: 100 },
    { from: 784, at: 180, lasts: 120 },
  ],
  match: [
    { from: 523, lasts: 80 },
    { from: 659, at: 70, lasts: 80 },
    { from: 784, at: 140, lasts: 80 },
    { from: 1047, at: 210, lasts: 90 },
  ],
  refused: [{ from: 180, to: 150, lasts: 120, shape: "square", part: 0.3 }],
  turn: [
    { from: 587, lasts: 90, part: 0.8 },
    { from: 784, at: 100, lasts: 140, part: 0.8 },
  ],
};

export const LOUDNESS = { off: 0, soft: 0.06, medium: 0.14, loud: 0.35 } as const;
export type Loudness = keyof typeof LOUDNESS;

/** Between two sounds of one act. */
const PAUSE = 0.22;
const FADE = 0.015;

let air: AudioContext | null = null;
let playing: GainNode | null = null;

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
    for (const tone of TONES[name]) strike(air as AudioContext, out, tone, now + place * PAUSE);
  });
}

function strike(air: AudioContext, out: GainNode, tone: Tone, start: number): void {
  const begins = start + (tone.at ?? 0) / 1000;
  const ends = begins + tone.lasts / 1000;
  const voice = air.createOscillator();
  voice.type = tone.shape ?? "sine";
  voice.frequency.setValueAtTime(tone.from, begins);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, ends);
  // A tone that begins or ends at once would click.
  const envelope = air.createGain();
  envelope.gain.setValueAtTime(0, begins);
  envelope.gain.linearRampToValueAtTime(tone.part ?? 1, begins + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.001, ends);
  voice.connect(envelope).connect(out);
  voice.start(begins);
  voice.stop(ends);
}
