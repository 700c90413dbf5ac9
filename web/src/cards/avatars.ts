/**
 * The pictures of players: twelve for people to choose from, a family of robots for bots. Each is drawn on 64 × 64 in
 * flat shapes, one over the other, and must be known at the size of a thumbnail.
 */
import type { Avatar, SeatAbout } from "../wire/protocol.ts";

/** A colour and the outline that it fills; `twin` and `eyes`: the same once more on the other side of the face. */
export type Shape = readonly [fill: string, outline: string, part?: "twin" | "eyes" | "eye"];

export interface Drawing {
  ground: string;
  shapes: readonly Shape[];
}

/** A picture by its id; "robot": the one that belongs to the bot's name; none: the first letter of the name. */
export type Face = Avatar | "robot" | "";

export const faceOf = ({ holder, avatar }: Pick<SeatAbout, "holder" | "avatar">): Face =>
  holder === "bot" ? "robot" : (avatar ?? "");

/** The name that its picture follows: bots without one, as in a puzzle, differ by their seats. */
export const pictureName = ({ holder, name, seat }: Pick<SeatAbout, "holder" | "name" | "seat">): string =>
  name || (holder === "bot" ? `${seat}` : "");

const INK = "#2c2430";

/** The outline of a winner's crown, on 48 × 30. */
export const CROWN = "M4 27L1 7l11 8L24 1l12 14 11-8-3 20z";

/** An ellipse as an outline. */
const oval = (x: number, y: number, across: number, down = across) =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;
/** A rectangle with round corners. */
const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
/** Two eyes that look at you. */
const eyes = (x: number, y: number, size: number, fill = INK): Shape[] => [
  [fill, oval(x, y, size), "eyes"],
  ["#fff", oval(x + size * 0.3, y - size * 0.35, size * 0.34), "eye"],
  ["#fff", oval(64 - x + size * 0.3, y - size * 0.35, size * 0.34), "eye"],
];

export const DRAWINGS: Record<Avatar, Drawing> = {
  fox: {
    ground: "#2f7f86",
    shapes: [
      ["#e2692a", "M11 6c7 2 14 8 18 15L10 36C6 25 7 13 11 6z", "twin"],
      ["#4b2417", "M14 13c4 2 8 6 10 10l-10 7c-2-6-2-12 0-17z", "twin"],
      ["#f07f36", "M32 17c12 0 22 5 24 14 1 9-11 19-24 28C19 50 7 40 8 31c2-9 12-14 24-14z"],
      ["#fff4e4", "M8 32c9-1 18 4 21 12l3 15C19 50 8 41 8 32z", "twin"],
      ...eyes(22, 34, 3.6),
      [INK, oval(32, 54, 5, 4)],
    ],
  },
  owl: {
    ground: "#6a4c93",
    shapes: [
      ["#8a5a33", "M12 8c8 4 14 6 20 6s12-2 20-6c2 8 3 15 3 24 0 18-9 34-23 34S9 50 9 32c0-9 1-16 3-24z"],
      ["#c9965b", "M32 36c9 0 15 8 15 18v12H17V54c0-10 6-18 15-18z"],
      ["#f7e3c0", oval(21, 28, 12), "twin"],
      ["#fff", oval(21, 28, 8.5), "twin"],
      ...eyes(22, 28, 5.2),
      ["#f4a63a", "M32 31l5 6-5 9-5-9z"],
      ["#8a5a33", "M23 53q4 5 9 0 5 5 9 0-4 9-9 3-5 6-9-3z"],
    ],
  },
  cat: {
    ground: "#f2b632",
    shapes: [
      ["#4c5566", "M10 7c8 2 14 6 18 12L11 34C8 24 8 14 10 7z", "twin"],
      ["#e8a0a8", "M14 14c4 1 7 4 9 7l-9 7c-1-5-1-10 0-14z", "twin"],
      ["#5b667a", "M32 16c14 0 24 8 24 20S45 58 32 58 8 48 8 36s10-20 24-20z"],
      ["#4c5566", "M29 16h6l-1 11h-4zM20 18l4-1 2 8zM44 18l-4-1-2 8z"],
      ["#e9edf3", "M32 41c8 0 12 4 12 9s-5 8-12 8-12-3-12-8 4-9 12-9z"],
      ["#c8e06a", oval(21, 35, 6, 6.5), "eyes"],
      [INK, oval(21, 35, 2.4, 6), "eyes"],
      ["#e8798a", "M28 43h8l-4 5z"],
      ["#4c5566", "M31.300 47h1.400v4h-1.400z"],
      ["#fff", "M3 42l15 3v1.400L3 44zM3 50l15-2v1.400L3 52z", "twin"],
    ],
  },
  bear: {
    ground: "#8ecae6",
    shapes: [
      ["#7a4a2b", oval(14, 17, 10), "twin"],
      ["#c98f63", oval(14, 17, 5.2), "twin"],
      ["#925b36", "M32 11c15 0 25 10 25 24S46 60 32 60 7 49 7 35s10-24 25-24z"],
      ["#e9c59d", oval(32, 45, 14, 11.5)],
      ...eyes(21, 31, 3.8),
      [INK, oval(32, 40, 5.5, 4)],
      [INK, "M31 43h2v5c3 2 6 1 7-1l1.400 1c-2 4-6 4-9.400 2-3.400 2-7.400 2-9.400-2l1.400-1c1 2 4 3 7 1z"],
    ],
  },
  frog: {
    ground: "#f7a8b8",
    shapes: [
      ["#5aa845", oval(18, 18, 11), "twin"],
      ["#68bb50", "M32 18c16 0 27 9 27 22S47 60 32 60 5 53 5 40s11-22 27-22z"],
      ["#fff", oval(18, 18, 7.5), "twin"],
      ...eyes(18.5, 18, 4.3),
      ["#b6e39a", "M32 46c11 0 19-1 24-4-2 11-12 18-24 18S10 53 8 42c5 3 13 4 24 4z"],
      ["#2f6b2a", "M9 39c7 6 15 7 23 7s16-1 23-7l1.500 2c-7 7-16 8-24.500 8S14.500 48 7.500 41z"],
      ["#2f6b2a", oval(28, 33, 1.3), "twin"],
      ["#f58c9c", oval(12, 38, 4, 2.6), "twin"],
    ],
  },
  rabbit: {
    ground: "#a58fd8",
    shapes: [
      ["#fffaf2", "M20 2c6 0 9 10 9 22H16C12 14 14 2 20 2z", "twin"],
      ["#f5b6c2", "M20.500 7c3 0 5 8 5 16h-6c-3-7-2-16 1-16z", "twin"],
      ["#fffaf2", "M32 20c13 0 21 9 21 20S44 60 32 60 11 51 11 40s8-20 21-20z"],
      ...eyes(23, 38, 3.8),
      ["#f5b6c2", oval(17, 46, 4, 2.8), "twin"],
      ["#e5788b", "M28 44h8l-4 4.500z"],
      [
        INK,
        "M31.300 47.500h1.400v2.300c2 1.600 4 1 5-.6l1.200.8c-2 3-5 3-6.900 1.400-1.900 1.600-4.900 1.600-6.900-1.400l1.200-.8c1 1.600 3 2.200 5 .6z",
      ],
      ["#fff", box(29.2, 51.5, 5.6, 5, 1)],
      ["#d9ccc0", "M31.600 51.500h.8v5h-.8z"],
    ],
  },
  whale: {
    ground: "#bfe6e4",
    shapes: [
      ["#5fb4d6", "M25 22c0-7-3-10-9-10 0-4 8-5 11 1 3-6 11-5 11-1-6 0-9 3-9 10z"],
      [
        "#2f6fb0",
        "M6 39c0-10 9-17 21-17 11 0 18 6 20 14 3-1 5-4 5-8-4-1-7-3-8-7 5-1 8 0 10 3 2-3 5-4 8-3 0 4-2 7-5 8 0 8-3 13-9 15-3 9-11 14-21 14C14 58 6 51 6 39z",
      ],
      ["#dff1f7", "M6 41c8 6 18 7 28 5 5-1 9-3 13-6 1 11-8 18-20 18C14 58 7 51 6 41z"],
      ["#a9cfdf", "M13 46h1.600l3 9.500-2-.8zM21 48h1.600l1.500 10h-1.600zM30 48h1.600l-.6 9.600h-1.600z"],
      [INK, oval(17, 37, 2.9), "eye"],
      ["#fff", oval(18, 36, 1), "eye"],
      ["#7fb2e0", oval(12.5, 42, 2.6, 1.6)],
      ["#245a92", "M33 41c6-1 11 2 13 8-6 2-12-1-13-8z"],
    ],
  },
  hedgehog: {
    ground: "#9bc53d",
    shapes: [
      [
        "#5b3a29",
        "M32 5l5 6 7-4 2 8 8-1-1 8 8 2-4 7 7 5-6 5 4 7-8 2 1 8-8-1-2 7H19l-2-7-8 1 1-8-8-2 4-7-6-5 7-5-4-7 8-2-1-8 8 1 2-8 7 4z",
      ],
      ["#7b5138", oval(32, 37, 21)],
      ["#f0cfa6", "M32 27c4-6 17-4 17 8 0 13-8 22-17 22s-17-9-17-22c0-12 13-14 17-8z"],
      ...eyes(23, 38, 3.6),
      ["#e89a86", oval(19, 46, 3.6, 2.4), "twin"],
      [INK, oval(32, 46, 4.6, 3.8)],
      ["#7b5138", "M25 51q7 5 14 0l1 1.400q-8 6-16 0z"],
    ],
  },
  penguin: {
    ground: "#f28c4b",
    shapes: [
      ["#263a5e", "M32 5c16 0 25 12 25 29v30H7V34C7 17 16 5 32 5z"],
      ["#fff", "M32 25c3-6 10-9 15-5 5 5 3 12 3 18v26H14V38c0-6-2-13 3-18 5-4 12-1 15 5z"],
      ...eyes(23, 31, 3.6),
      ["#f6a821", "M24 39c3-3 13-3 16 0-1 4-5 8-8 8s-7-4-8-8z"],
      ["#d98505", "M24 39q8 4 16 0-3 3-8 3t-8-3z"],
      ["#f7b7bd", oval(18, 41, 3.6, 2.6), "twin"],
    ],
  },
  octopus: {
    ground: "#1d3a6b",
    shapes: [
      [
        "#d94f78",
        "M8 44c2 6-1 9-4 12 5 4 12 1 13-5 2 5 1 8-1 13h8c3-4 3-8 3-11h10c0 3 0 7 3 11h8c-2-5-3-8-1-13 1 6 8 9 13 5-3-3-6-6-4-12z",
      ],
      ["#ee6a8e", "M32 6c14 0 23 10 23 22 0 10-4 14-4 18 0 6-7 8-19 8s-19-2-19-8c0-4-4-8-4-18C9 16 18 6 32 6z"],
      ["#fff", oval(23, 32, 6.5, 7.5), "twin"],
      ...eyes(24, 33, 4),
      [INK, "M27 43q5 5 10 0l1.400 1.200q-6.400 6.600-12.800 0z"],
      ["#f79bb2", "M19 15q5-5 11-5-2 5-9 8zM40 12q6 2 8 7-6-1-9-5z"],
      ["#f9b4c5", oval(16, 42, 2.8, 2), "twin"],
    ],
  },
  rocket: {
    ground: "#2b2d5b",
    shapes: [
      [
        "#ffe08a",
        "M10 14l1.300 3 3 1.300-3 1.300L10 23l-1.300-3.400-3-1.300 3-1.300zM53 41l1 2.300 2.300 1-2.300 1-1 2.700-1-2.700-2.300-1 2.300-1zM52 9l1 2.300 2.300 1-2.300 1-1 2.700-1-2.700-2.300-1 2.300-1z",
      ],
      ["#f58a1f", "M24 46h16c1 8-4 12-8 20-4-8-9-12-8-20z"],
      ["#ffd54a", "M27.500 46h9c.6 5-2 8-4.500 13-2.500-5-5.100-8-4.500-13z"],
      ["#c8352b", "M19 30c-6 4-8 9-8 17l11-4zM45 30c6 4 8 9 8 17l-11-4z"],
      ["#f4f1ec", "M32 3c9 7 14 17 14 28 0 7-2 12-4 16H22c-2-4-4-9-4-16C18 20 23 10 32 3z"],
      ["#e2483c", "M32 3c5 4 8.500 8.500 11 14H21C23.500 11.500 27 7 32 3z"],
      ["#7f8796", oval(32, 29, 8)],
      ["#8fd3f0", oval(32, 29, 5.8)],
      ["#d8f2fc", "M28 27a5 5 0 0 1 5-3.300l-4.500 6z"],
      ["#c8352b", "M31 37h2v11h-2z"],
    ],
  },
  mushroom: {
    ground: "#7cc6a4",
    shapes: [
      ["#f7e8cf", "M22 36h20c0 6 1 11 4 16 2 5-2 9-14 9s-16-4-14-9c3-5 4-10 4-16z"],
      ["#d7373f", "M32 6c16 0 27 11 28 26 0 5-4 7-9 7H13c-5 0-9-2-9-7C5 17 16 6 32 6z"],
      ["#fff6ea", oval(32, 16, 6, 5)],
      ["#fff6ea", oval(14, 27, 5.5, 5), "twin"],
      ["#fff6ea", oval(32, 31.5, 4.6, 3.6)],
      ["#e5cfae", "M13 39h38c-3 3-10 4-19 4s-16-1-19-4z"],
      ...eyes(26.5, 48, 2.8),
      [INK, "M28.500 53q3.500 3 7 0l1 1.200q-4.500 4-9 0z"],
      ["#f2a79a", oval(21.5, 52.5, 2.6, 1.8), "twin"],
    ],
  },
};

/** Somebody who has neither a picture nor a name. */
export const SOMEBODY: Drawing = {
  ground: "#58a6a0",
  shapes: [
    ["#fff4df", "M8 66c0-13 11-20 24-20s24 7 24 20z"],
    ["#ffd9ae", "M27 40h10v9c0 6-10 6-10 0z"],
    ["#ffe2bd", oval(32, 29, 15, 16.5)],
    ["#6b4630", "M32 9c11 0 18 8 17 20-2-6-6-9-11-9-6 0-15 1-20-2-1 4-2 7-3 11C14 17 21 9 32 9z"],
    ...eyes(26, 30, 2.6),
    [INK, "M26 37q6 6 12 0l1.200 1.300q-7.200 7.400-14.400 0z"],
    ["#f7b79a", oval(21.5, 35.5, 2.8, 1.9), "twin"],
  ],
};

const METAL = "#3b4252";

/** The head first, then what is in it: all have two bright eyes and something on top. */
export const ROBOTS: readonly Drawing[] = [
  {
    ground: "#f6c8a0",
    shapes: [
      [METAL, "M31 8h2v8h-2z"],
      ["#e2574b", oval(32, 7, 4)],
      ["#4b8f8c", box(4, 30, 8, 14, 3), "twin"],
      ["#6cc3bd", box(10, 15, 44, 42, 10)],
      ["#e9fbf8", box(16, 23, 32, 18, 8)],
      ...eyes(24, 32, 4.4),
      [METAL, box(22, 46, 20, 5, 2.5)],
      ["#e9fbf8", "M28 46h1.500v5H28zM34.500 46H36v5h-1.500z"],
    ],
  },
  {
    ground: "#b9d7f2",
    shapes: [
      [METAL, "M20 8l2-1 5 9-2 1z", "twin"],
      ["#b83f31", oval(20.5, 7, 3.5), "twin"],
      ["#f0836f", "M32 14c14 0 23 9 23 24v13c0 5-3 8-8 8H17c-5 0-8-3-8-8V38c0-15 9-24 23-24z"],
      ["#3a2d3f", box(14, 29, 36, 15, 7.5)],
      ["#ffe08a", oval(24, 36.5, 4.6), "eyes"],
      ["#fff8e0", oval(25.5, 35, 1.5), "eye"],
      ["#fff8e0", oval(41.5, 35, 1.5), "eye"],
      ["#b83f31", box(25, 49, 14, 4, 2)],
    ],
  },
  {
    ground: "#d8c6f0",
    shapes: [
      [METAL, "M30.500 4h3v12h-3z"],
      ["#f2b632", "M32 1l2.200 4.600 5 .6-3.700 3.400 1 5-4.500-2.500-4.500 2.500 1-5-3.700-3.400 5-.6z"],
      ["#8a93a6", box(2, 28, 9, 18, 4), "twin"],
      ["#b8c0d0", box(9, 16, 46, 40, 7)],
      ["#2f3a5c", box(14, 21, 36, 25, 5)],
      ["#7ef0d0", oval(24, 31, 4), "eyes"],
      ["#7ef0d0", "M23 39q9 6 18 0l1 1.700q-10 7-20 0z"],
      ["#e2574b", oval(20, 51, 2)],
      ["#f2b632", oval(27, 51, 2)],
    ],
  },
  {
    ground: "#f5dc8e",
    shapes: [
      ["#3f6fb5", "M20 16c0-7 5-12 12-12s12 5 12 12z"],
      ["#7fb0ea", box(29, 0, 6, 6, 3)],
      ["#5a8fd8", "M14 16h36c5 0 8 5 7 11l-4 25c-1 5-4 7-8 7H19c-4 0-7-2-8-7L7 27c-1-6 2-11 7-11z"],
      ["#fff", oval(32, 33, 13)],
      ["#2c3e63", oval(32, 33, 8.5), "eye"],
      ["#7fd4ff", oval(32, 33, 5), "eye"],
      ["#fff", oval(34.5, 30.5, 1.9), "eye"],
      ["#2f5590", "M22 51h20v2.600H22z"],
    ],
  },
  {
    ground: "#c4e3b5",
    shapes: [
      [METAL, "M20 15c0-8 4-10 4-12h2c0 4-3 5-3 12z", "twin"],
      ["#9b6bc9", oval(25, 4, 3.4), "twin"],
      ["#b88ae0", "M32 13c17 0 26 11 26 24S48 60 32 60 6 50 6 37s9-24 26-24z"],
      ["#f4ecfb", oval(21, 34, 8.5), "twin"],
      ...eyes(22, 34, 4.8),
      ["#6c3f99", "M20 48h24c-1 5-6 8-12 8s-11-3-12-8z"],
      ["#fff", "M24 48h4v3.400h-4zM30 48h4v3.400h-4zM36 48h4v3.400h-4z"],
    ],
  },
  {
    ground: "#f3b9c6",
    shapes: [
      [METAL, "M31 13l7-7 1.400 1.400L33 14z"],
      ["#a34a8a", oval(40, 6.5, 3.6)],
      ["#d8932a", box(5, 33, 7, 12, 3), "twin"],
      ["#f2b94b", "M22 13h20c8 0 13 6 13 14v22c0 6-4 10-10 10H19c-6 0-10-4-10-10V27c0-8 5-14 13-14z"],
      ["#fff6dd", box(15, 25, 15, 15, 5), "twin"],
      ...eyes(23, 32.5, 4.3),
      ["#8a5a12", "M22 48q10 7 20 0l1.500 2.300q-11.500 8-23 0z"],
      ["#d8932a", `${oval(14, 20, 1.8)}${oval(50, 20, 1.8)}`],
    ],
  },
  {
    ground: "#9fd8e0",
    shapes: [
      ["#5d6a7e", "M26 17c0-4 2-5 2-8h8c0 3 2 4 2 8z"],
      ["#e2574b", "M28 9a4 4 0 0 1 8 0z"],
      ["#dfe5ee", box(8, 16, 48, 43, 21)],
      ["#41506a", "M12 30c0-5 4-8 9-8h22c5 0 9 3 9 8s-4 10-9 10H21c-5 0-9-5-9-10z"],
      ["#ff9f5a", "M18 31q5-7 10 0l-2.200 1.400q-2.800-4-5.600 0z", "eyes"],
      ["#e2574b", oval(32, 49, 5, 3.4)],
      ["#f5b3ac", oval(18, 46, 3.2, 2.2), "twin"],
    ],
  },
  {
    ground: "#e8d3bd",
    shapes: [
      [METAL, box(18, 8, 28, 3, 1.5)],
      ["#7f8a9c", "M30.500 8h3v9h-3z"],
      ["#5a9c58", box(3, 26, 8, 10, 2), "twin"],
      ["#7cc07a", "M13 16h38a4 4 0 0 1 4 4v14c0 15-9 25-23 25S9 49 9 34V20a4 4 0 0 1 4-4z"],
      ["#eaf7e6", oval(22, 31, 7.5), "twin"],
      ...eyes(22.5, 31, 4.4),
      ["#39623a", box(24, 44, 16, 8, 4)],
      ["#eaf7e6", "M25 47.300h14v1.400H25z"],
    ],
  },
];

/** A bot of one name is always the same robot. */
export const robotOf = (name: string): Drawing => ROBOTS[numberOf(name) % ROBOTS.length] as Drawing;

/** White letters can be read on each of them. */
const GROUNDS = ["#b3402f", "#7b4ba6", "#2c6bb0", "#0b6660", "#96600a", "#a3386f"] as const;
export const groundOf = (name: string): string => GROUNDS[numberOf(name) % GROUNDS.length] as string;

/** The first letter as it stands on a card, without its accent; what else a name begins with stays as it is. */
export function initialOf(name: string): string {
  const [first = ""] = name.trim().normalize("NFD");
  return first.toLowerCase();
}

/** Names that begin alike differ: the first letter counts most, so that bots, named from A on, are all different. */
const numberOf = (name: string) => {
  const [first = "", ...others] = [...name.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0);
  return Number(first) + 8 * 6 * others.reduce((sum, code) => sum + code, 0);
};
