import { expect, test } from "vitest";
import { rulesTextOf, sectionHas } from "../../../src/table/dialogs/rules_text.ts";

const RULES = `# T

One \`Gp\`
two.

## In pictures

- \`G *\` → \`[Hb] + !\` – Higher
  wins.

## The cards

Some <b> [O1].

1. a
2. b
   c [O12]
`;

test("rules become sections, and nothing in them is markup of the page", () => {
  const { intro, sections } = rulesTextOf(RULES);
  expect(intro).toEqual([
    {
      kind: "text",
      spans: [
        { text: "One ", as: "text" },
        { text: "Gp", as: "code" },
        { text: " two.", as: "text" },
      ],
    },
  ]);
  const item = (text: string, ...more: object[]) => ({ pictures: [], spans: [{ text, as: "text" }, ...more] });
  expect(sections).toEqual([
    {
      title: "The cards",
      blocks: [
        {
          kind: "text",
          spans: [
            { text: "Some <b>", as: "text" },
            { text: "O1", as: "ruling" },
            { text: ".", as: "text" },
          ],
        },
        { kind: "list", ordered: true, items: [item("a"), item("b c", { text: "O12", as: "ruling" })] },
      ],
    },
  ]);
});

test("cards that an item begins with are drawn, in some colour where none is named", () => {
  expect(rulesTextOf(RULES).pictures).toEqual({
    title: "In pictures",
    blocks: [
      {
        kind: "list",
        ordered: false,
        items: [
          {
            pictures: [
              {
                follows: false,
                groups: [
                  [
                    { card: "Gp", marked: false },
                    { card: "*", marked: false },
                  ],
                ],
              },
              { follows: true, groups: [[{ card: "Hb", marked: true }], [{ card: "!", marked: false }]] },
            ],
            spans: [{ text: "Higher wins.", as: "text" }],
          },
        ],
      },
    ],
  });
});

test("a ruling is found in its section, by its whole number", () => {
  const [cards] = rulesTextOf(RULES).sections;
  expect(cards && ["O1", "O12", "O2"].map((ruling) => sectionHas(cards, ruling))).toEqual([true, true, false]);
});
