/** As much Markdown as our rules use, as blocks to draw: nothing of it is ever taken for HTML. */
export type Span = { text: string; as: "text" | "code" | "strong" };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; items: Span[][] };

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.split(/\n\s*\n/)) {
    const text = part.trim();
    if (!text) continue;
    const heading = /^(#+) (.*)/.exec(text);
    if (heading?.[1]) {
      blocks.push({ kind: "heading", level: heading[1].length, spans: spansOf(heading[2] ?? "") });
      const rest = text.slice(heading[0].length).trim();
      if (rest) blocks.push(...blocksOf(rest));
      continue;
    }
    const at = text.search(/^- /m);
    const before = (at < 0 ? text : text.slice(0, at)).trim();
    if (before) blocks.push({ kind: "text", spans: spansOf(flat(before)) });
    if (at < 0) continue;
    const items = text.slice(at + 2).split(/\n- /);
    blocks.push({ kind: "list", items: items.map((item) => spansOf(flat(item))) });
  }
  return blocks;
}

const flat = (text: string) => text.replace(/\s*\n\s*/g, " ").trim();

function spansOf(text: string): Span[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("`")) return { text: part.slice(1, -1), as: "code" };
      if (part.startsWith("**")) return { text: part.slice(2, -2), as: "strong" };
      return { text: part, as: "text" };
    });
}
