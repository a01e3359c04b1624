import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { readSearch } from "~/features/games/search/search-text";
import { readAnyPhone } from "./any-phone.server";
import { bareCode } from "./bare-code";
import { bareLogin } from "./bare-login";
import { editMasked } from "./mask";
import { phoneMasks, readPhone } from "./phone-countries";
import { cardRule } from "./rules/card";
import { codeRule } from "./rules/code";
import { dateRule } from "./rules/date";
import { emailRule } from "./rules/email";
import { ibanRule } from "./rules/iban";
import { nameRule } from "./rules/name";
import { phoneRule } from "./rules/phone";
import { promoRule } from "./rules/promo";
import { sumRule } from "./rules/sum";
import { textRule } from "./rules/text";
import { fieldRows, phoneCountries, phoneRows } from "./testing/field-kinds";

const byRule = (rule: z.ZodType) => (given: string) => rule.safeParse(given).data ?? null;

/** How the server reads each kind of field. */
const reads: Record<keyof typeof fieldRows, (given: string) => unknown> = {
  amount: byRule(sumRule({ min: "1", max: "5000", currency: "EUR", decimals: 2 })),
  code: byRule(codeRule()),
  birthDate: byRule(dateRule()),
  card: byRule(cardRule()),
  iban: byRule(ibanRule()),
  wallet: byRule(textRule()),
  email: byRule(emailRule()),
  login: (given) => bareLogin(given) || null,
  promo: byRule(promoRule()),
  name: byRule(nameRule()),
  search: readSearch,
};

type PhoneRow = [given: string, value: string | null, country?: string];

const kinds = Object.entries(fieldRows).map(
  ([kind, rows]) => [kind as keyof typeof fieldRows, rows] as const,
);

describe.each(kinds)("%s", (kind, rows) => {
  it.each(rows as readonly [string, string | null][])("%j is %j", (given, value) => {
    expect(reads[kind](given)).toBe(value);
  });
});

it("a code's field shows what will be sent, and what is no code as it was given", () => {
  for (const [given, value] of fieldRows.code) if (value !== null) expect(bareCode(given)).toBe(value);
  expect(bareCode("123456 or 654321")).toContain("or");
});

describe.each(Object.entries(phoneRows))("a phone number with %s chosen", (chosen, rows) => {
  const inBrowser = phoneRule({ countries: phoneCountries, countryCode: chosen });
  const onServer = phoneRule({ countries: phoneCountries, countryCode: chosen, read: readAnyPhone });

  it.each(rows as PhoneRow[])("%j is %j", (given, value, country = chosen) => {
    expect(byRule(onServer)(given)).toBe(value);
    if (value !== null) {
      expect(readAnyPhone(given, phoneCountries, chosen)?.country.country_code).toBe(country);
      expect(inBrowser.safeParse(given).success, "the browser refuses nothing that the server takes").toBe(
        true,
      );
    }
  });

  it.each(rows as PhoneRow[])(
    "%j loses no digit to a mask, and what a browser makes of it is the same number",
    (given, value) => {
      const read = readPhone(given, phoneCountries, chosen);
      if (read) expect(read.digits).toBe(value);
      const option = phoneCountries.find(({ country_code }) => country_code === chosen);
      const { text } = editMasked(option ? phoneMasks(option) : [], given, given.length);
      expect(byRule(onServer)(text)).toBe(value);
    },
  );
});
