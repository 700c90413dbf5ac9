import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BACKS, CLOTHS } from "../../src/words/settings.svelte.ts";
import { contrast } from "./contrast.ts";

const SHEET = readFileSync(join(import.meta.dirname, "../../src/look/cloths.css"), "utf-8");

/** The rule of one cloth or back, over those that all begin with. */
function variables(attribute: string, value: string): Map<string, string> {
  const rules = [...SHEET.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(
    ([, selector = ""]) => selector.includes(":root") || selector.includes(`[${attribute}="${value}"]`),
  );
  return new Map(
    rules.flatMap(([, , body = ""]) =>
      [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", is = ""]) => [name, is] as const),
    ),
  );
}

/** The value in one theme. */
function colour(of: Map<string, string>, name: string, theme: "light" | "dark"): string {
  const value = of.get(name) ?? "";
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  const found = both ? both[theme === "light" ? 1 : 2] : value;
  expect(found, `--${name}`).toMatch(/^#[0-9a-f]{6}$/);
  return found ?? "";
}

const READ: [ink: string, on: string][] = [
  ["cloth-ink", "cloth"],
  ["cloth-ink", "cloth-edge"],
  ["cloth-soft", "cloth"],
  ["cloth-soft", "cloth-edge"],
  ["cloth-shade-ink", "cloth-shade"],
  ["cloth-plaque-ink", "cloth-plaque"],
];

describe.each(CLOTHS)("on %s", (cloth) => {
  test.each(["light", "dark"] as const)("everything can be read in the %s theme", (theme) => {
    const of = variables("data-tablecloth", cloth);
    for (const [ink, on] of READ) {
      const measured = contrast(colour(of, ink, theme), colour(of, on, theme));
      expect(measured, `${ink} on ${on}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test("cloths differ, and so do backs", () => {
  const look = (attribute: string, name: string) => (value: string) => variables(attribute, value).get(name);
  expect(new Set(CLOTHS.map(look("data-tablecloth", "cloth"))).size).toBe(CLOTHS.length);
  expect(new Set(BACKS.map(look("data-back", "back-ground"))).size).toBe(BACKS.length);
});
