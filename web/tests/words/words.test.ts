import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { REPLAY_KEYS } from "../../src/pages/replay/keys.ts";
import { TABLE_KEYS } from "../../src/table/keys.ts";
import { isScore, partText } from "../../src/table/scoring.ts";
import type { GameEvent } from "../../src/wire/acts.ts";
import type { Card, GameName, Why } from "../../src/wire/protocol.ts";
import { colourOf, inHand, isNamedStar, isWritten, kindOf, letterOf, starAs } from "../../src/words/card.ts";
import { LANGUAGES, load, Words } from "../../src/words/words.ts";

interface Said {
  en: string;
  fr: string;
  en_spoken: string;
  fr_spoken: string;
}

interface Sentence extends Said {
  game?: GameName;
  event?: GameEvent;
  why?: Why;
}

const WEB = join(import.meta.dirname, "../..");
const spoken = JSON.parse(readFileSync(join(WEB, "../tests/words/spoken.json"), "utf-8")) as {
  names: string[];
  reader: number;
  lists: (Said & { cards: Card[] })[];
  sentences: Sentence[];
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf-8"));
}

describe.each(LANGUAGES)("%s", (language) => {
  test("says the same as the Python side", async () => {
    const any = new Words(language, await load(language));
    const say = (words: Words, { event, why }: Sentence) => (event ? words.fact(event) : words.refusal(why as Why));
    expect(spoken.sentences.length).toBeGreaterThan(300);
    for (const sentence of spoken.sentences) {
      const words = any.at(spoken.names, spoken.reader, sentence.game ?? "");
      expect(say(words, sentence), JSON.stringify(sentence)).toBe(sentence[language]);
      expect(say(words.aloud, sentence), JSON.stringify(sentence)).toBe(sentence[`${language}_spoken`]);
    }
    for (const { cards, ...said } of spoken.lists) {
      expect([any.cards(cards), any.aloud.cards(cards)]).toEqual([said[language], said[`${language}_spoken`]]);
    }
  });

  test("says what gave points without the name of who got them, whatever that is", async () => {
    const names = spoken.names.map((name) => `${name}: ${name}`);
    const words = new Words(language, await load(language), names, spoken.reader);
    const scores = spoken.sentences.flatMap(({ event }) => (event && isScore(event) ? [event] : []));
    expect(new Set(scores.map(({ id }) => id)).size).toBe(10);
    for (const event of scores) {
      const text = partText(words, event);
      expect(text, event.id).toContain(words.number(event.points ?? 0));
      expect(text, event.id).not.toContain(words.seat(event.seat));
      if (!event.id.endsWith("_taken")) expect(words.fact(event).endsWith(`: ${text}`), text).toBe(true);
    }
  });

  test("writes numbers below zero with a minus, alone and in sentences", async () => {
    const words = new Words(language, await load(language), ["Marie-2"]);
    expect([words.number(-12), words.number(0)]).toEqual(["−12", "0"]);
    expect(words.fact({ id: "engine.total", seat: 1, points: -2 })).toMatch(/Marie-2\s?: −2\.$/);
    expect(words.say("page.seat_points", { points: -2 })).toBe("−2 points");
  });

  test("has words for every id that the page names", async () => {
    const words = new Words(language, await load(language));
    const named = sources(join(WEB, "src")).flatMap((text) =>
      [
        ...text.matchAll(
          /"((?:page|front|lobby|abcd|credits|table|engine|card|server|request|lesson|replay|sowix|oldchapix|letterform)\.[a-z_0-9]+)"/g,
        ),
      ].map((found) => found[1] ?? ""),
    );
    expect(named).toContain("page.play_now");
    const notIds = ["engine.hand_begins"];
    expect([...new Set(named)].filter((id) => !words.has(id) && !notIds.includes(id))).toEqual([]);
  });

  test("has words for every id that is put together", async () => {
    const words = new Words(language, await load(language));
    const ids = [
      ...[...TABLE_KEYS, ...REPLAY_KEYS].flatMap(({ key, does }) => (typeof key === "number" ? [does] : [key, does])),
      ...["system", "light", "dark"].map((value) => `page.set_theme_${value}`),
      ...["system", "full", "instant"].map((value) => `page.set_motion_${value}`),
      ...["deck", "handwriting", "print", "capitals"].map((value) => `page.set_letterform_${value}`),
      ...["100", "125", "150", "200"].map((value) => `page.set_size_${value}`),
      ...["large", "text", "keys", "pace", "voice"].map((value) => `page.set_${value}`),
      ...["normal", "slow", "voice", "steps"].map((value) => `page.set_pace_${value}`),
      ...["slow", "normal", "fast", "very_fast"].map((value) => `page.set_voice_${value}`),
      ...["off", "soft", "medium", "loud"].map((value) => `page.set_sound_${value}`),
      ...["trick", "play"].map((value) => `page.again_${value}`),
      ...["instant", "normal", "slow", "step"].map((value) => `page.pace_${value}`),
      ...["beginner", "regular", "expert", "adaptive"].map((value) => `page.level_${value}`),
      ...["tricks", "vowels", "mn", "blue_h", "everything"].map((value) => `oldchapix.contract_${value}`),
      ...["pink_low", "pink_high", "blue_low", "blue_high"].map((value) => `page.family_${value}`),
      ...[
        "draw",
        "take",
        "pass",
        "lay",
        "add",
        "swap",
        "block",
        "unblock",
        "discard",
        "toutilix",
        "star",
        "play",
        "throw",
      ].map((value) => `page.move_${value}`),
      ...["passed", "lost", "threw"].map((value) => `page.strategix_${value}`),
      ...["draw", "play", "discard"].map((value) => `page.rummylix_step_${value}`),
      ...["oldchapix", "strategix", "sowix", "rummylix"].map((game) => `page.about_${game}`),
    ];
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
  });
});

test("a card is read in one place", () => {
  const cards = ["Hb", "H", "*K", "*", "!", "??"];
  expect(cards.map(letterOf)).toEqual(["H", "H", "K", "", "", ""]);
  expect(cards.map(colourOf)).toEqual(["blue", null, null, null, null, null]);
  expect(cards.map(kindOf)).toEqual(["letter", "letter", "star", "star", "firecracker", "unseen"]);
  expect(cards.map(inHand)).toEqual(["Hb", "H", "*", "*", "!", "??"]);
  expect(cards.filter(isNamedStar)).toEqual(["*K"]);
  expect([starAs("K"), starAs("")]).toEqual(["*K", "*"]);
});

test("a move may write a card without its colour, and a star with its letter", () => {
  expect([isWritten("Hb", "Hb"), isWritten("H", "Hb"), isWritten("*K", "*"), isWritten("!", "!")]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([isWritten("Hp", "Hb"), isWritten("K", "*"), isWritten("H", "Kb"), isWritten("*H", "Hb")]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a sentence gets the fields of a fact by their types", async () => {
  const words = new Words("en", await load("en"), ["Ada", "Basil"], 2);
  expect(words.arguments({ seat: 2, owner: 1, run: 3, side: "left", card: "*K" })).toEqual({
    seat: "Basil",
    who: "you",
    owner: "Ada",
    owner_who: "other",
    run: 3,
    side: "left",
    card: "star as K",
    cards: "star as K",
    letter: "K",
    count: 1,
    face: "star_as",
  });
  expect(words.arguments({ called: true, card: "Kp", star: "*L" })).toMatchObject({
    called: "yes",
    card: "pink K",
    star: "star as L",
    star_letter: "L",
    star_one: "a star as L",
    letter: "K",
  });
  expect(words.arguments({ groups: [["Cb", "Db"], ["Hp"]] })).toMatchObject({
    groups: "blue C, blue D + pink H",
    cards: "blue C, blue D + pink H",
    count: 3,
    face: "other",
  });
});
