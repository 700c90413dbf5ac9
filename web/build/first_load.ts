/**
 * The front page in one script and one style sheet: a phone far from its server pays for every request. Whatever the
 * entry reaches without waiting goes together; pages that come later have files of their own.
 */
import type { Rolldown } from "vite";

const ENTRY = /\/src\/main\.ts$/;

export function firstLoad(): Rolldown.CodeSplittingOptions {
  const known = new Map<string, boolean>();

  function atOnce(id: string, ctx: Rolldown.ChunkingContext): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // a loop back to here finds nothing new
    const found = ENTRY.test(id) || (ctx.getModuleInfo(id)?.importers ?? []).some((importer) => atOnce(importer, ctx));
    known.set(id, found);
    return found;
  }

  return { groups: [{ name: (id, ctx) => (atOnce(id, ctx) ? "front" : null) }] };
}
