import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPhone } from "./phone-countries";

const countries = [
  { country_code: "ES", phone_code: "34", name: "Spain", mask: "### ### ###" },
  { country_code: "US", phone_code: "1", name: "United States", mask: "(###) ###-####" },
  { country_code: "CA", phone_code: "1", name: "Canada", mask: "(###) ###-####" },
  { country_code: "BR", phone_code: "55", name: "Brazil", mask: ["(##) ####-####", "(##) #####-####"] },
  { country_code: "LV", phone_code: "371", name: "Latvia", mask: "## ### ###" },
  // Its code begins like one that is longer.
  { country_code: "XA", phone_code: "37", name: "Shorter", mask: "### ### ###" },
];

describe("a number typed or pasted", () => {
  it.each([
    ["+371 21 234 567", undefined, "LV", "21234567"],
    ["0037121234567", "ES", "LV", "21234567"],
    ["37121234567", undefined, "LV", "21234567"],
    ["+37 212 345 678", undefined, "XA", "212345678"],
    ["tel:+34-600.000.001", undefined, "ES", "600000001"],
    ["600 000 001", "ES", "ES", "600000001"],
    ["+1 702 555 0100", undefined, "US", "7025550100"],
    ["+1 702 555 0100", "CA", "CA", "7025550100"],
    ["(11) 91234-5678", "BR", "BR", "11912345678"],
    // 55 is an area code of Brazil too: as long as a national number, it is one.
    ["5599999999", "BR", "BR", "5599999999"],
    ["+55 55 9999-9999", "BR", "BR", "5599999999"],
  ])("%j with %s chosen is of %s", (text, chosen, country, national) => {
    expect(readPhone(text, countries, chosen)).toMatchObject({
      country: { country_code: country },
      national,
    });
  });

  it.each(["", "+", "600000001", "+34 600 000 00", "+999 1234567", "abc"])("%j is of no country", (text) => {
    expect(readPhone(text, countries)).toBeUndefined();
  });

  it.each<[string | string[], string, string | undefined]>([
    [[], "+353 85 012 3456", "850123456"],
    ["", "+353 1 234 5678", "12345678"],
    [[], "+353 1", undefined],
    ["8# ### ####", "+353 85 012 3456", "850123456"],
    ["+353 ## ### ####", "+353 85 012 3456", "850123456"],
    ["+353 ## ### ####", "+353 353 85 012 3456", undefined],
  ])("with the mask %j, %s is the national %s", (mask, text, national) => {
    const ireland = { country_code: "IE", phone_code: "353", name: "Ireland", mask };
    expect(readPhone(text, [ireland], "IE")?.national).toBe(national);
  });

  it("is found again by its country's code, however it is grouped", () => {
    const digit = fc.constantFrom(..."0123456789");
    const number = fc.constantFrom(...countries).chain((country) => {
      const masks = [country.mask].flat();
      return fc.constantFrom(...masks).chain((mask) =>
        fc.record({
          country: fc.constant(country),
          national: fc
            .array(digit, {
              minLength: mask.replace(/[^#]/g, "").length,
              maxLength: mask.replace(/[^#]/g, "").length,
            })
            .map((digits) => digits.join(""))
            // Two zeros in front say that a country's code follows.
            .filter((digits) => !digits.startsWith("00")),
        }),
      );
    });
    fc.assert(
      fc.property(number, fc.constantFrom("", " ", "-", ".", ") "), ({ country, national }, separator) => {
        const typed = `+${country.phone_code}${separator}${[...national].join(separator)}`;
        const read = readPhone(typed, countries, country.country_code);
        expect(read?.digits).toBe(country.phone_code + national);
        // 37 and a national number that begins with 1 may be a number of 371, which is ambiguous.
        if (read?.country.phone_code.length === country.phone_code.length) {
          expect(read).toMatchObject({ country, national });
        } else {
          expect([country.country_code, read?.country.country_code]).toEqual(["XA", "LV"]);
        }
        expect(readPhone(national, countries, country.country_code)?.national).toBe(national);
      }),
    );
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string(), (text) => void readPhone(text, countries, text)));
  });
});
