import { describe, expect, it } from "vitest";
import { fillAddress, fillHtml, fillText, tokensOf } from "./tokens";

const tokens = tokensOf(
  { name: "Sand & Dunes" },
  { "##brand##": "Oasis", name: "not this" },
  { brand: "nor this" },
);

describe("a text", () => {
  it.each([
    ["Play ##name## at ##brand##", "Play Sand & Dunes at Oasis"],
    ["## name ##", "Sand & Dunes"],
    ["Play ##name## | ##year##", "Play Sand & Dunes"],
    ["##year## – ##name##", "Sand & Dunes"],
    ["##name## (##year##), new", "Sand & Dunes, new"],
    ["##name## | ##year## | ##brand##", "Sand & Dunes | Oasis"],
    ["##year##", ""],
    ["C## and #1", "C## and #1"],
    ["a - b", "a - b"],
  ])("%s", (text, expected) => {
    expect(fillText(text, tokens)).toBe(expected);
  });

  it("is filled once: what a name brings is no token", () => {
    expect(fillText("##name##", tokensOf({ name: "##brand##", brand: "x" }))).toBe("##brand##");
  });
});

it("an address is encoded, and none when a part of it is unknown", () => {
  expect(fillAddress("/game/##name##", tokens)).toBe("/game/Sand%20%26%20Dunes");
  expect(fillAddress("/game/##year##", tokens)).toBeUndefined();
  expect(fillAddress("  ", tokens)).toBeUndefined();
});

it("HTML takes what a name brings as text", () => {
  const html = fillHtml('<p title="##name##">##name##</p>', tokensOf({ name: '<b>"x"</b>' }));
  expect(html).toBe('<p title="&lt;b&gt;&quot;x&quot;&lt;/b&gt;">&lt;b&gt;&quot;x&quot;&lt;/b&gt;</p>');
});
