import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stripEmoji } from "./emoji";

describe("emoji", () => {
  it.each([
    ["hi 😀", "hi "],
    ["👩‍👩‍👧‍👦family", "family"],
    ["👍🏽ok", "ok"],
    ["🇱🇻 Latvia", " Latvia"],
    ["a1️⃣b", "ab"],
    ["❤️love❤", "love"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿!", "!"],
  ])("is removed from %j", (text, rest) => {
    expect(stripEmoji(text)).toBe(rest);
  });

  it.each(["Jānis", "محمد", "نمی‌خواهم", "№ 5 #1 *", "© ® ™", "日本", "a-b_c 0123", ""])(
    "leaves %j alone",
    (text) => {
      expect(stripEmoji(text)).toBe(text);
    },
  );

  it("is removed anywhere in a text, and nothing else is", () => {
    const text = fc.string({ unit: fc.constantFrom(..."aя1 #*.-ع") });
    const emoji = fc.constantFrom("😀", "👍🏿", "🇪🇸", "👨‍🚀", "❤️", "☂");
    fc.assert(
      fc.property(text, emoji, text, (before, sign, after) => {
        expect(stripEmoji(before + sign + after)).toBe(before + after);
      }),
    );
  });
});
