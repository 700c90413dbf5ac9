import { describe, expect, test } from "vitest";
import { codeText, readInvitation } from "../../src/wire/invitation.ts";

describe("an invitation", () => {
  test.each([
    ["http://192.168.1.5:8026/t/k7qm2xw94jz0abcd", { id: "k7qm2xw94jz0abcd" }],
    ["  come: https://cards.example.org/games/t/k7qm2xw94jz0abcd#key ", { id: "k7qm2xw94jz0abcd" }],
    ["/t/k7qm2xw94jz0abcd", { id: "k7qm2xw94jz0abcd" }],
    ["K7QM 2XW9 4JZ0 ABCD", { id: "k7qm2xw94jz0abcd" }],
    ["k7q m2x", { code: "k7qm2x" }],
    ["K7Q-M2X", { code: "K7QM2X" }],
    ["nonsense", { code: "nonsense" }],
  ])("%s", (text, meant) => {
    expect(readInvitation(text)).toEqual(meant);
  });

  test("of nothing is none", () => {
    expect(readInvitation("  ")).toBeNull();
    expect(readInvitation(" - ")).toBeNull();
  });

  test("is said in two groups", () => {
    expect(codeText("k7qm2x")).toBe("K7Q M2X");
  });
});
