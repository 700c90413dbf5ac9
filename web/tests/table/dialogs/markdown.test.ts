import { expect, test } from "vitest";
import { blocksOf } from "../../../src/table/dialogs/markdown.ts";

test("rules become blocks, and nothing in them is markup of the page", () => {
  expect(blocksOf("# T\n\nOne `Gp`\ntwo.\n\n- a\n- b\n  c <b>")).toEqual([
    { kind: "heading", level: 1, spans: [{ text: "T", as: "text" }] },
    {
      kind: "text",
      spans: [
        { text: "One ", as: "text" },
        { text: "Gp", as: "code" },
        { text: " two.", as: "text" },
      ],
    },
    { kind: "list", items: [[{ text: "a", as: "text" }], [{ text: "b c <b>", as: "text" }]] },
  ]);
});
