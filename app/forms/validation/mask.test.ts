import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editMasked, fitMasked, formatMasked } from "./mask";

const BRAZIL = ["(##) ####-####", "(##) #####-####"];

describe("masks", () => {
  it.each([
    ["###.###.###-##", "12345678901", "123.456.789-01"],
    ["###.###.###-##", "123.456.789-01", "123.456.789-01"],
    ["###.###.###-##", "1234", "123.4"],
    ["###.###.###-##", "123", "123"],
    ["###.###.###-##", "", ""],
    ["@@-##", "a1b2c3", "ab-23"],
    ["**-*", "a1é", "a1-é"],
    ["## ##!", "1234567", "12 34!"],
    ["+371 ########", "21234567", "+371 21234567"],
    ["+371 ########", "+37121234567", "+371 21234567"],
    [BRAZIL, "1112345678", "(11) 1234-5678"],
    [BRAZIL, "11912345678", "(11) 91234-5678"],
    [BRAZIL, "119123456789", "(11) 91234-5678"],
    ["", "abc", "abc"],
    [[], "abc", "abc"],
  ])("%j shows %j as %j", (mask, text, shown) => {
    expect(formatMasked(mask, text)).toBe(shown);
  });

  it.each([
    ["###.###.###-##", "12345678901", { shown: "123.456.789-01", typed: "12345678901" }],
    ["###.###.###-##", "123-456-789/01", { shown: "123.456.789-01", typed: "12345678901" }],
    ["@@-##", "ab12", { shown: "ab-12", typed: "ab12" }],
    [[], "ab-12", { shown: "ab-12", typed: "ab-12" }],
    [BRAZIL, "1112345678", { shown: "(11) 1234-5678", typed: "1112345678" }],
    [BRAZIL, "(11) 91234-5678", { shown: "(11) 91234-5678", typed: "11912345678" }],
  ])("%j is filled by %j", (mask, text, fit) => {
    expect(fitMasked(mask, text)).toEqual(fit);
  });

  it.each([
    ["###.###.###-##", "1234567890"],
    ["###.###.###-##", "123456789012"],
    ["###.###.###-##", "1234567890a1"],
    ["@@-##", "a1-22"],
    [BRAZIL, "119"],
    [BRAZIL, ""],
  ])("%j is not filled by %j", (mask, text) => {
    expect(fitMasked(mask, text)).toBeUndefined();
  });

  it.each([
    ["##/##", "1234", 4, "12/34", 5],
    ["##/##", "123", 3, "12/3", 4],
    // A digit put in the middle: the caret stays behind it.
    ["##/##", "192/3", 2, "19/23", 2],
    ["##/##", "12/93", 4, "12/93", 4],
    // Deleting the sign a mask put there takes nothing else along.
    ["##/##", "1234", 2, "12/34", 2],
    ["##/##", "", 0, "", 0],
    ["##/##", "x", 1, "", 0],
    ["##/##", "12345", 5, "12345", 5],
    [BRAZIL, "5511912345678", 13, "5511912345678", 13],
    ["##/##", "١٢٣", 3, "12/3", 4],
  ])("%j edits %j with the caret at %d to %j at %d", (mask, text, caret, shown, at) => {
    expect(editMasked(mask, text, caret)).toEqual({ text: shown, caret: at });
  });
});

const slot: Record<string, fc.Arbitrary<string>> = {
  "#": fc.constantFrom(..."0123456789"),
  "@": fc.constantFrom(..."abcXYZéя"),
  "*": fc.constantFrom(..."09azЖ"),
};
/** A mask and what may be typed into it; its own signs are none that could be typed. */
const filled = fc
  .array(fc.constantFrom(..."#@*-./ ()"), { minLength: 1, maxLength: 20 })
  .filter((signs) => signs.some((sign) => sign in slot))
  .chain((signs) =>
    fc.record({
      mask: fc.constant(signs.join("")),
      typed: fc.tuple(...signs.flatMap((sign) => slot[sign] ?? [])).map((chars) => chars.join("")),
    }),
  );

describe("any mask", () => {
  it("gives back what was typed", () => {
    fc.assert(
      fc.property(filled, ({ mask, typed }) => {
        const shown = formatMasked(mask, typed);
        expect(shown).toHaveLength(mask.length);
        expect(fitMasked(mask, shown)).toEqual({ shown, typed });
      }),
    );
  });

  it("shows what it has shown unchanged, at any length", () => {
    fc.assert(
      fc.property(filled, fc.nat(25), ({ mask, typed }, length) => {
        const shown = formatMasked(mask, typed.slice(0, length));
        expect(formatMasked(mask, shown)).toBe(shown);
      }),
    );
  });

  it("keeps the caret behind the same character, whatever is typed", () => {
    fc.assert(
      fc.property(
        filled,
        fc.string({ unit: "grapheme-ascii", maxLength: 30 }),
        fc.nat(30),
        ({ mask }, text, expected) => {
          const caret = Math.min(expected, text.length);
          const edit = editMasked(mask, text, caret);
          expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
          const signs = (value: string) => value.replace(/[^\p{L}\p{Nd}]/gu, "");
          const isOver = edit.text === text && signs(text) !== signs(formatMasked(mask, text));
          if (isOver) {
            expect(edit.caret).toBe(caret);
            return;
          }
          expect(edit.text).toBe(formatMasked(mask, text));
          if (caret < text.length) {
            expect(edit.text.slice(0, edit.caret)).toBe(
              formatMasked(mask, text.slice(0, caret)).slice(0, edit.caret),
            );
          }
        },
      ),
    );
  });
});
