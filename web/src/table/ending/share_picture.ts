/** The end of a match as a picture to share: the podium, the game, the date. Drawn here, from what all players see. */
import { CROWN, DRAWINGS, type Face, groundOf, initialOf, robotOf } from "../../cards/avatars.ts";
import { scatter } from "./scatter.ts";

export const WIDE = 1200;
export const HIGH = 900;

export interface PicturePlayer {
  name: string;
  face: Face;
  /** As it is written. */
  points: string;
  place: number;
  /** From left to right on the podium; none for those who stand under it. */
  order: number | null;
}

export interface SharedPicture {
  title: string;
  game: string;
  date: string;
  players: readonly PicturePlayer[];
  cloth: string;
  edge: string;
}

const TEXT = "Atkinson, system-ui, sans-serif";
const CONFETTI = ["#ffd34d", "#f28fb1", "#7ea7ea", "#bda4ec", "#fffdf8"];
const BLOCKS = [0, 370, 260, 180];
/** Gold, silver and bronze: above, below, and what is written on them. As on the podium of the page. */
const MEDALS = [
  ["#fffdf8", "#ece1cd", "#8a6d33"],
  ["#ffe48f", "#eab533", "#5c3d00"],
  ["#f7f8fa", "#c3ccd4", "#3b444c"],
  ["#f6d5ac", "#d99a62", "#54310f"],
] as const;

export function drawPicture(pen: CanvasRenderingContext2D, shown: SharedPicture): void {
  background(pen, shown);
  pen.textAlign = "center";
  pen.fillStyle = "#ffffff";
  fitted(pen, shown.title, WIDE / 2, 104, WIDE - 160, 76);
  const stands = shown.players.filter(({ order }) => order !== null).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const step = Math.min(310, (WIDE - 120) / Math.max(stands.length, 1));
  stands.forEach((one, place) => {
    stand(pen, one, WIDE / 2 + (place - (stands.length - 1) / 2) * step, step - 30);
  });
  const others = shown.players.filter(({ order }) => order === null);
  pen.fillStyle = "#ffffff";
  const row = others.map(({ place, name, points }) => `${place}. ${name} ${points}`).join("   ");
  if (row) fitted(pen, row, WIDE / 2, 790, WIDE - 120, 30);
  pen.fillStyle = "rgb(0 0 0 / 30%)";
  pen.fillRect(0, HIGH - 74, WIDE, 74);
  pen.fillStyle = "#ffffff";
  pen.textAlign = "left";
  fitted(pen, `${shown.game} · ${shown.date}`, 40, HIGH - 27, WIDE - 420, 32);
  pen.textAlign = "right";
  fitted(pen, "Toutilix", WIDE - 40, HIGH - 25, 300, 40);
}

/** As large as the width allows, in bold. */
function fitted(pen: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, size: number): void {
  let now = size;
  do {
    pen.font = `700 ${now}px ${TEXT}`;
    now -= 2;
  } while (pen.measureText(text).width > width && now > 14);
  pen.fillText(text, x, y, width);
}

function background(pen: CanvasRenderingContext2D, { cloth, edge }: SharedPicture): void {
  const light = pen.createRadialGradient(WIDE / 2, HIGH * 0.42, 80, WIDE / 2, HIGH * 0.42, WIDE * 0.72);
  light.addColorStop(0, cloth);
  light.addColorStop(1, edge);
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
  for (let place = 0; place < 90; place++) {
    pen.save();
    pen.translate(WIDE * scatter(place, 1), (HIGH - 120) * scatter(place, 2));
    pen.rotate(7 * scatter(place, 3));
    pen.fillStyle = CONFETTI[place % CONFETTI.length] ?? "";
    pen.fillRect(-7, -4, 14, 8);
    pen.restore();
  }
}

function stand(pen: CanvasRenderingContext2D, one: PicturePlayer, x: number, width: number): void {
  const high = BLOCKS[Math.min(one.place, 3)] ?? 0;
  const foot = 740;
  const top = foot - high;
  const [light, deep, ink] = MEDALS[Math.min(one.place, 3)] ?? MEDALS[0];
  const block = pen.createLinearGradient(0, top, 0, foot);
  block.addColorStop(0, light);
  block.addColorStop(1, deep);
  pen.fillStyle = block;
  pen.beginPath();
  pen.roundRect(x - width / 2, top, width, high, [24, 24, 0, 0]);
  pen.fill();
  pen.fillStyle = ink;
  pen.font = `700 84px ${TEXT}`;
  pen.fillText(String(one.place), x, top + 130);
  const radius = one.place === 1 ? 78 : 66;
  avatar(pen, one, x, top - 78, radius);
  if (one.place === 1) crown(pen, x, top - 78 - radius);
  plate(pen, one, x, top, width);
}

/** On a head whose top is there. */
function crown(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(0.1);
  pen.scale(2, 2);
  pen.translate(-24, -23);
  const shape = new Path2D(CROWN);
  pen.fillStyle = "#ffcf3f";
  pen.fill(shape);
  pen.lineJoin = "round";
  pen.lineWidth = 2;
  pen.strokeStyle = "#8a5a00";
  pen.stroke(shape);
  pen.restore();
}

function plate(
  pen: CanvasRenderingContext2D,
  { name, points }: PicturePlayer,
  x: number,
  top: number,
  width: number,
): void {
  pen.save();
  pen.shadowColor = "rgb(20 30 25 / 40%)";
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 3;
  pen.fillStyle = "#fffdf8";
  pen.beginPath();
  pen.roundRect(x - width / 2 + 22, top - 26, width - 44, 56, 28);
  pen.fill();
  pen.restore();
  pen.fillStyle = "#2a2320";
  fitted(pen, `${name}  ${points}`, x, top + 13, width - 76, 32);
}

/** A player's face, of this radius. */
function avatar(
  pen: CanvasRenderingContext2D,
  { face, name, place }: PicturePlayer,
  x: number,
  y: number,
  radius: number,
): void {
  const drawing = face === "robot" ? robotOf(name) : face ? DRAWINGS[face] : undefined;
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius + 6, 0, 2 * Math.PI);
  pen.fillStyle = place === 1 ? "#f2b632" : "#fffdf8";
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.clip();
  pen.translate(x - radius, y - radius);
  pen.scale(radius / 32, radius / 32);
  pen.fillStyle = drawing?.ground ?? groundOf(name);
  pen.fillRect(0, 0, 64, 64);
  for (const [fill, outline, twin] of drawing?.shapes ?? []) {
    const shape = new Path2D(outline);
    pen.fillStyle = fill;
    pen.fill(shape);
    if (!twin) continue;
    pen.save();
    pen.transform(-1, 0, 0, 1, 64, 0);
    pen.fill(shape);
    pen.restore();
  }
  if (!drawing) {
    pen.fillStyle = "#ffffff";
    pen.font = `700 38px Print, ${TEXT}`;
    pen.fillText(initialOf(name), 32, 45);
  }
  pen.restore();
}
