import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passesLuhn } from "./card";
import { parseDate } from "./date";
import { emailRule } from "./email";
import { passwordRule } from "./password";
import { sumRule } from "./sum";

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength });

describe("a sum", () => {
  it("is right exactly between its bounds", () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(amount, amount, amount, fc.constantFrom("", ".00", ".5"), (value, min, max, cents) => {
        const rule = sumRule({ min: min + cents, max: max + cents, currency: "EUR" });
        const isAbove = cents === ".5" ? value > min : value >= min;
        const read = rule.safeParse(String(value));
        expect(read.success).toBe(isAbove && value <= max);
        if (read.success) expect(read.data).toBe(String(value));
      }),
    );
  });
});

describe("a date", () => {
  it("is read alike in both orders and with every separator", () => {
    const day = fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(..."-.,'"), (moment, separator) => {
        const iso = moment.toISOString().slice(0, 10);
        expect(parseDate(iso.replaceAll("-", separator))).toBe(iso);
        expect(parseDate(iso.split("-").reverse().join(separator))).toBe(iso);
      }),
    );
  });

  it("is a real day or none, whatever is typed", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.-,'/ x٣"), maxLength: 12 });
    fc.assert(
      fc.property(typed, (text) => {
        const iso = parseDate(text);
        if (iso !== undefined) expect(new Date(iso).toISOString().slice(0, 10)).toBe(iso);
      }),
    );
  });
});

describe("the check digit", () => {
  it("is one of ten, and one wrong digit never passes", () => {
    fc.assert(
      fc.property(digits(11, 18), fc.nat(18), fc.integer({ min: 1, max: 9 }), (body, position, shift) => {
        const right = [..."0123456789"].map((digit) => body + digit).filter(passesLuhn);
        expect(right).toHaveLength(1);
        const number = right[0] as string;
        const at = position % number.length;
        const other = (Number(number[at]) + shift) % 10;
        expect(passesLuhn(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe("any text", () => {
  it("is an e-mail address only with one at sign, no blank and two or three labels", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."ab@. "), maxLength: 14 });
    fc.assert(
      fc.property(typed, (text) => {
        const [local, domain, ...more] = text.trim().split("@");
        const labels = domain?.split(".") ?? [];
        const isRight =
          !text.trim().includes(" ") &&
          more.length === 0 &&
          Boolean(local) &&
          labels.every(Boolean) &&
          (labels.length === 2 || labels.length === 3);
        expect(emailRule().safeParse(text).success).toBe(isRight);
      }),
    );
  });

  it("is a password only of 6 to 20 printable signs without a space", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-composite", maxLength: 24 }), (text) => {
        expect(passwordRule().safeParse(text).success).toBe(/^[\x21-\x7E]{6,20}$/.test(text));
      }),
    );
  });
});
