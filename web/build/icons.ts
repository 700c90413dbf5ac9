/** The page's icon as pixels, for those who cannot draw public/icon.svg: two cards and a star, drawn again at any size. */
import { crc32, deflateSync } from "node:zlib";

type Point = [number, number];
type Rgb = [number, number, number];
interface Shape {
  inside(point: Point): boolean;
  fill: Rgb;
}

const GROUND: Rgb = [253, 246, 236];
/** Samples along each side of a pixel. */
const FINE = 4;

const turned =
  (degrees: number, [cx, cy]: Point) =>
  ([x, y]: Point): Point => {
    const angle = (-degrees * Math.PI) / 180;
    const [dx, dy] = [x - cx, y - cy];
    return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
  };

/** A card with its edge around it. */
function card(x: number, degrees: number, centre: Point, fill: Rgb, edge: Rgb): Shape[] {
  const turn = turned(degrees, centre);
  const box = (grow: number, colour: Rgb): Shape => ({
    fill: colour,
    inside: (point) => {
      const [px, py] = turn(point);
      const radius = 6 + grow;
      const dx = Math.max(Math.abs(px - (x + 16)) - (16 + grow - radius), 0);
      const dy = Math.max(Math.abs(py - 32) - (22 + grow - radius), 0);
      return dx * dx + dy * dy <= radius * radius;
    },
  });
  return [box(1.5, edge), box(-1.5, fill)];
}

function star(size: number, fill: Rgb): Shape {
  const turn = turned(8, [40, 32]);
  const corners = Array.from({ length: 10 }, (_, step): Point => {
    const reach = step % 2 ? size * 0.5 : size;
    const angle = (step * Math.PI) / 5 - Math.PI / 2;
    return [40 + reach * Math.cos(angle), 33.5 + reach * Math.sin(angle)];
  });
  return {
    fill,
    inside: (point) => {
      const [x, y] = turn(point);
      let odd = false;
      corners.forEach(([ax, ay], at) => {
        const [bx, by] = corners[(at + 9) % 10] ?? [0, 0];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
      });
      return odd;
    },
  };
}

const SHAPES: Shape[] = [
  ...card(8, -12, [24, 32], [255, 247, 240], [179, 21, 90]),
  ...card(24, 8, [40, 32], [255, 253, 248], [23, 71, 158]),
  star(14, [122, 77, 0]),
  star(12.4, [242, 169, 0]),
];

/** `room` is the share of the side that stays free around the picture: a launcher may cut the corners off. */
export function icon(side: number, room: number): Buffer {
  const scale = 64 / (side * (1 - 2 * room));
  const lines = Buffer.alloc(side * (side * 3 + 1));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < FINE * FINE; sample += 1) {
        const at: Point = [
          (x + ((sample % FINE) + 0.5) / FINE - side * room) * scale,
          (y + (Math.floor(sample / FINE) + 0.5) / FINE - side * room) * scale,
        ];
        const colour = SHAPES.findLast((shape) => shape.inside(at))?.fill ?? GROUND;
        colour.forEach((part, channel) => {
          sum[channel] = (sum[channel] ?? 0) + part;
        });
      }
      sum.forEach((part, channel) => {
        lines[y * (side * 3 + 1) + 1 + x * 3 + channel] = Math.round(part / FINE ** 2);
      });
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const parts = [
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(content.length);
  ends[1].writeUInt32BE(crc32(named));
  return Buffer.concat([ends[0], named, ends[1]]);
}
