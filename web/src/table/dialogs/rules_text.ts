/**
 * The rules of a game, read from as much Markdown as they use. Nothing of it is ever taken for HTML.
 *
 * An item of a list may begin with cards: `` `G H I` → `M N O` – The same shape, as high or higher. `` These are drawn. A card in
 * brackets is the one that matters.
 */
import type { Card } from "../../wire/protocol.ts";
import { kindOf } from "../../words/card.ts";

export type Span = { text: string; as: "text" | "code" | "strong" | "ruling" };
export interface Picture {
  groups: PicturedCard[][];
  /** Does it follow from the picture before it? */
  follows: boolean;
}
export interface PicturedCard {
  card: Card;
  marked: boolean;
}
export interface Item {
  pictures: Picture[];
  spans: Span[];
}
export type Block = { kind: "text"; spans: Span[] } | { kind: "list"; ordered: boolean; items: Item[] };
export interface Section {
  title: string;
  blocks: Block[];
}
export interface RulesText {
  /** The lines before the first section. */
  intro: Block[];
  /** The first section with pictures. */
  pictures: Section | null;
  sections: Section[];
}

export function rulesTextOf(markdown: string): RulesText {
  const [intro = "", ...parts] = `\n${markdown}`.replace(/\n# .*/, "").split(/\n## /);
  const sections = parts.map((part): Section => {
    const [title = "", ...lines] = part.split("\n");
    return { title, blocks: blocksOf(lines.join("\n")) };
  });
  const pictures = sections.find(isPictured) ?? null;
  return { intro: blocksOf(intro), pictures, sections: sections.filter((one) => one !== pictures) };
}

const isPictured = ({ blocks }: Section) =>
  blocks.some((block) => block.kind === "list" && block.items.some(({ pictures }) => pictures.length > 0));

/** Has this block, or one of its items, the ruling of this number? */
export const hasRuling = (spans: readonly Span[], ruling: string): boolean =>
  spans.some(({ as, text }) => as === "ruling" && text === ruling);

export const sectionHas = ({ blocks }: Section, ruling: string): boolean =>
  blocks.some((block) =>
    block.kind === "text" ? hasRuling(block.spans, ruling) : block.items.some(({ spans }) => hasRuling(spans, ruling)),
  );

const ITEM = /^(?:- |\d+\. )/m;

function blocksOf(markdown: string): Block[] {
  return markdown.split(/\n\s*\n/).flatMap((part): Block[] => {
    const text = part.trim();
    const at = text.search(ITEM);
    const before = flat(at < 0 ? text : text.slice(0, at));
    const blocks: Block[] = before ? [{ kind: "text", spans: spansOf(before) }] : [];
    if (at < 0) return blocks;
    const list = text.slice(at);
    const items = list.split(/^(?:- |\d+\. )/m).slice(1);
    return [
      ...blocks,
      { kind: "list", ordered: !list.startsWith("-"), items: items.map((item) => itemOf(flat(item))) },
    ];
  });
}

const flat = (text: string) => text.replace(/\s*\n\s*/g, " ").trim();

function itemOf(text: string): Item {
  const [, drawn = "", rest = ""] = /^((?:`[^`]+`(?:, | → )?)+) – (.*)$/.exec(text) ?? [];
  if (!drawn) return { pictures: [], spans: spansOf(text) };
  const pictures = [...drawn.matchAll(/(→ )?`([^`]+)`/g)].map(([, arrow, cards = ""]) =>
    pictureOf(cards, Boolean(arrow)),
  );
  return { pictures, spans: spansOf(rest) };
}

function pictureOf(cards: string, follows: boolean): Picture {
  const groups = cards.split(" + ").map((group) =>
    group.split(" ").map((written, place): PicturedCard => {
      const card = written.replace(/[[\]]/g, "");
      return { card: coloured(card, place), marked: card !== written };
    }),
  );
  return { groups, follows };
}

/** Where colours do not count the rules name none: drawn, such cards are pink and blue in turn. */
const coloured = (card: string, place: number): Card =>
  kindOf(card) === "letter" && card.length === 1 ? card + (place % 2 ? "b" : "p") : card;

function spansOf(text: string): Span[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*| ?\[[A-Z]\d+\])/)
    .filter(Boolean)
    .map((part) => {
      const ruling = /^ ?\[([A-Z]\d+)\]$/.exec(part);
      if (ruling?.[1]) return { text: ruling[1], as: "ruling" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), as: "code" };
      if (part.startsWith("**")) return { text: part.slice(2, -2), as: "strong" };
      return { text: part, as: "text" };
    });
}
