import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { PhoneCountryOption } from "~/platform/entities/account";
import { readAnyPhone } from "../any-phone.server";
import { fieldIssue, genericIssue, issueOf, readIssue } from "../issue";
import { cardRule } from "./card";
import { checkedRule } from "./checkbox";
import { codeRule } from "./code";
import { dateRule } from "./date";
import { emailRule } from "./email";
import { fakenameRule } from "./fakename";
import { maxLengthCheck, minLengthCheck } from "./generic";
import { ibanRule } from "./iban";
import { addressRule, nameRule } from "./name";
import { passwordRule } from "./password";
import { phoneRule } from "./phone";
import { postcodeRule } from "./postcode";
import { promoRule } from "./promo";
import { optional, requiredText } from "./rule";
import { sumRule } from "./sum";
import { cardHolderRule, sexRule, textRule } from "./text";

type Value = string | boolean | undefined;
/** A value that is right as it is, or with what becomes of it. */
type Good = Value | [given: Value, read: Value];
/** A value, and the issue it has where it is not the rule's usual one. */
type Bad = Value | [given: Value, issue: string];

interface Row {
  rule: z.ZodType;
  good: Good[];
  bad: Bad[];
  /** The usual issue. */
  issue: string;
}

const required = fieldIssue("requiredField");
const codeLength = "accountForm.codeLength";
const wrong = fieldIssue("wrongField");
const NAME_SIGNS = [...'@_"!?#$%^&*(){}[]|/\\<>~§+:;`'];
const ADDRESS_SIGNS = NAME_SIGNS.filter((sign) => sign !== "|" && sign !== "/");

const countries: PhoneCountryOption[] = [
  { country_code: "BR", phone_code: "55", name: "Brazil", mask: ["(##) ####-####", "(##) #####-####"] },
  { country_code: "ES", phone_code: "34", name: "Spain", mask: "### ### ###" },
  { country_code: "LV", phone_code: "371", name: "Latvia", mask: "## ### ###" },
  { country_code: "US", phone_code: "1", name: "United States", mask: "(###) ###-####" },
];

const bounds = { min: "10.00", max: "5000.00", currency: "EUR" };
const outside = (currency = "EUR") =>
  fieldIssue("sumError", { min: { amount: "10.00", currency }, max: { amount: "5000.00", currency } });
const unclear = (value: string): Bad => [value, fieldIssue("sumUnclear")];
const broken = (value: string): Bad => [value, fieldIssue("sumWhole")];
const stranger = (value: string, symbol: string): Bad => [
  value,
  fieldIssue("sumSymbol", { symbols: [symbol] }),
];
const disallowed = (...symbols: string[]) => fieldIssue("notWalidPassword", { symbols });

const rows: Record<string, Row> = {
  "sum without bounds": {
    rule: sumRule(),
    good: [
      "1",
      "10",
      [" 7 ", "7"],
      ["\u00A07\u3000", "7"],
      ["٥٠", "50"],
      ["٧٠", "70"],
      ["۷۰", "70"],
      ["७०", "70"],
      ["７０", "70"],
      ["𝟟𝟘", "70"],
      ["70,00", "70"],
      ["007", "7"],
      ["5.", "5"],
      ["25,", "25"],
      "9".repeat(60),
    ],
    bad: [
      ...["", "0", "0.00", ",", "9".repeat(2001)],
      [undefined, required],
      ...["-5", "+5", "−5"].map((value) => stranger(value, value.charAt(0))),
      ...[stranger("1e3", "e"), stranger("ten", "t"), stranger("1..5", "."), stranger("1.2,3", ",")],
      ...[stranger("12 5", " "), stranger("0x10", "x"), stranger("€25", "€")],
      ...["1,000", "1.000", "1 000", "1’000", "١,٠٠٠", "12,345,678", "1.000.000"].map(unclear),
      ...["1,000.50", "1.000,50", "999,999"].map(unclear),
      ...["1,5", "1.5", "١,٥", "0.5", ".5", "70,000000", "1000.50", "1.234567"].map(broken),
    ],
    issue: wrong,
  },
  "sum with decimals": {
    rule: sumRule({ min: "0.01", max: "9".repeat(60), currency: "EUR", decimals: 2 }),
    good: [
      "1",
      ["1,5", "1.5"],
      ["1.5", "1.5"],
      ["١,٥", "1.5"],
      "1.05",
      "0.5",
      ["70,00", "70"],
      ["25€", "25"],
      ["€25.00", "25"],
      ["25,50 EUR", "25.50"],
      ["25 euros", "25"],
      ["eur 25", "25"],
      [".5", "0.5"],
      ["5.", "5"],
      ["1000.50", "1000.50"],
      "9".repeat(60),
    ],
    bad: [
      ...["", "0.00", "1.234567", "€", unclear("1.000"), unclear("€1,000")],
      ...[stranger("1..5", "."), stranger("$25", "$"), stranger("25 dollars", "d"), stranger("12 5", " ")],
    ],
    issue: wrong,
  },
  "sum between bounds": {
    rule: sumRule({ ...bounds, decimals: 2 }),
    good: ["10", "11", "100", "999", "5000", "10.01", "4999.99"],
    bad: [
      ...["1", "9", "9.99", "5000.01", "5001", "50000", "9".repeat(40)],
      ...["0", "", "1000.001"].map((value): Bad => [value, wrong]),
      ...["5,000", "10.001"].map(unclear),
    ],
    issue: outside(),
  },
  "sum in the default currency": {
    rule: sumRule({ min: "10.00", max: "5000.00" }),
    good: ["10", "20", "30", "40", "5000"],
    bad: ["1", "2", "3", "9", "6000"],
    issue: outside("USD"),
  },
  "sum with broken bounds": {
    rule: sumRule({ min: "0.50", max: "10.5", currency: "EUR", decimals: 2 }),
    good: ["1", "2", "5", "9", "10", "0.5", "10.5"],
    bad: ["0.49", "10.51", "11", "12", "20", "100", "1000"],
    issue: fieldIssue("sumError", {
      min: { amount: "0.50", currency: "EUR" },
      max: { amount: "10.5", currency: "EUR" },
    }),
  },
  "sum of whole amounts within broken bounds": {
    rule: sumRule({ min: "0.50", max: "10.5", currency: "EUR" }),
    good: ["1", "2", "5", "9", "10"],
    bad: [...["0.49", "0.5", "9.99", "10.51"].map(broken), "11", "12", "20", "100", "1000"],
    issue: fieldIssue("sumError", {
      min: { amount: "1", currency: "EUR" },
      max: { amount: "10", currency: "EUR" },
    }),
  },
  "sum of a currency with three decimals": {
    rule: sumRule({ min: "0.100", max: "5000.000", currency: "KWD", decimals: 3 }),
    good: ["1.5", "1.25", "0.125", "1234.567", ["1,5", "1.5"]],
    bad: [...["1.234", "1,000", "10.500"].map(unclear), "1.2345", "0.000"],
    issue: wrong,
  },
  "sum of a currency without decimals": {
    rule: sumRule({ min: "100", max: "500000", currency: "JPY" }),
    good: ["100", "150", "1500", ["150.", "150"], ["0150", "150"], ["150,0", "150"], ["¥150", "150"]],
    bad: [
      ...["150.5", "150,05"].map(broken),
      unclear("1,500"),
      unclear("¥1,500"),
      stranger("150€", "€"),
      "0",
    ],
    issue: wrong,
  },
  "sum above what there is": {
    rule: sumRule({ ...bounds, available: "120.50", decimals: 2 }),
    good: ["10", "10.5", "99.99", "120", "120.5"],
    bad: ["120.51", "121", "500", "4999.99", "5000"],
    issue: issueOf("payment.available", { available: { amount: "120.50", currency: "EUR" } }),
  },
  name: {
    rule: nameRule(),
    good: [
      "Ana",
      "Jean-Luc",
      "O'Neill",
      "Jānis Bērziņš",
      "Мария",
      "محمد",
      "St. John",
      [" Eva ", "Eva"],
      "李",
    ],
    bad: [
      "",
      "   ",
      undefined,
      ["R2D2", wrong],
      ["Ana٣", wrong],
      ...NAME_SIGNS.map((sign): Bad => [`A${sign}b`, wrong]),
    ],
    issue: required,
  },
  address: {
    rule: addressRule(),
    good: ["Main St 5", "Rua 1/2", "a|b", "Brīvības iela 12-3, Rīga", "C'an Picafort 7.", "улица Ленина 1"],
    bad: ["", "  ", undefined, ...ADDRESS_SIGNS.map((sign): Bad => [`5${sign}b`, wrong])],
    issue: required,
  },
  date: {
    rule: dateRule({ min: "1920-01-01", max: "2008-11-20" }),
    good: [
      "1990-05-17",
      ["17.05.1990", "1990-05-17"],
      ["17,05,1990", "1990-05-17"],
      ["7'5'1990", "1990-05-07"],
      ["29.02.2000", "2000-02-29"],
      "1920-01-01",
      "2008-11-20",
    ],
    bad: [
      ["", required],
      [undefined, required],
      "2008-11-21",
      "1919-12-31",
      "90-05-17",
      "17.05.90",
      "31.04.1990",
      "29.02.1900",
      "17/05/1990",
      "17 May 1990",
      "1990-5-17T00:00",
      "0000-00-00",
      "19900517",
      "17.05.1990.",
      "11990-05-17",
    ],
    issue: wrong,
  },
  "date without bounds": {
    rule: dateRule(),
    good: ["0001-01-01", "9999-12-31", "1600-02-29", ["1.1.2024", "2024-01-01"], "2024-02-29"],
    bad: ["2023-02-29", "2024-13-01", "2024-00-10", "2024-01-32", "tomorrow"],
    issue: wrong,
  },
  sex: {
    rule: sexRule(),
    good: ["1", "2", "m", "f", "x"],
    bad: ["", " ", "\t", "\n", undefined],
    issue: wrong,
  },
  text: {
    rule: textRule(),
    good: ["login", "123.456.789-01", "a", "Passport No 5", "😀", [" x ", "x"]],
    bad: ["", " ", "\t\n", "\u00a0", undefined, ["x".repeat(2001), wrong]],
    issue: required,
  },
  "text that may stay empty": {
    rule: optional(textRule()),
    good: [undefined, ["", undefined], ["  ", undefined], "a", "cpf", [" 5 ", "5"]],
    bad: [1, 2, 3, null, {}].map((value): Bad => [value as never, wrong]),
    issue: wrong,
  },
  postcode: {
    rule: postcodeRule(),
    good: ["1", "12345", "01310100", ["  28001 ", "28001"], ["١٢٣", "123"]],
    bad: [["", required], "123456789", "LV-1010", "12 345", "1234a", "SW1A 1AA"],
    issue: wrong,
  },
  "postcode with a pattern": {
    rule: postcodeRule("^LV-\\d{4}$"),
    good: ["LV-1010", "LV-0000", "LV-9999", [" LV-1234 ", "LV-1234"], "LV-5001"],
    bad: ["1010", "LV1010", "LV-101", "LV-10100", "lv-1010", ["", required]],
    issue: wrong,
  },
  phone: {
    rule: phoneRule({ countries, countryCode: "ES", read: readAnyPhone }),
    good: [
      ["600 000 001", "34600000001"],
      ["+34 600-000-001", "34600000001"],
      ["0034600000001", "34600000001"],
      ["34600000001", "34600000001"],
      ["+371 21 234 567", "37121234567"],
      ["+55 (11) 91234-5678", "5511912345678"],
      ["+55 (11) 1234-5678", "551112345678"],
      ["+1 (702) 555-0100", "17025550100"],
      ["٦٠٠٠٠٠٠٠١", "34600000001"],
    ],
    bad: [
      ["", fieldIssue("insertPhoneNumber")],
      [undefined, fieldIssue("insertPhoneNumber")],
      "60000000",
      "6000000011",
      "+999 123 456 789",
      "six hundred",
      "600000001x",
      "+371 2123456",
      "+",
      "()",
      "00",
    ],
    issue: fieldIssue("wrongPhoneFormat"),
  },
  "phone of no known country": {
    rule: phoneRule(),
    good: [
      ["+34 600 000 001", "34600000001"],
      "37121234567",
      ["00 1 702 555 0100", "17025550100"],
      "1234567",
      "123456789012345",
    ],
    bad: ["12", "0123456789", "1234567890123456", "abc", "1,234,567", "+"],
    issue: fieldIssue("wrongPhoneFormat"),
  },
  email: {
    rule: emailRule(),
    good: ["a@b.c", "demo@sandbox.test", "x.y+z@mail.example.org", [" a@b.co ", "a@b.co"], "тест@почта.рф"],
    bad: [
      ["", fieldIssue("insertEmailAddress")],
      [" ", fieldIssue("insertEmailAddress")],
      "a@b",
      "a@b.c.d.e",
      "a@@b.c",
      "a b@c.d",
      "@b.c",
      "a@.c",
      "a@b.",
      "a@b..c",
      "plain",
      `${"a".repeat(65)}@b.c`,
    ],
    issue: fieldIssue("wrongEmailAddress"),
  },
  password: {
    rule: passwordRule(),
    good: ["Sandbox1!", "123456", "~!@#$%^&*()_+", "12345678901234567890", "\"'`<>\\|/"],
    bad: [
      ["", fieldIssue("insertPassword")],
      [undefined, fieldIssue("insertPassword")],
      ["12345", fieldIssue("shortPassword")],
      ["     ", fieldIssue("shortPassword")],
      ["1".repeat(21), fieldIssue("longPassword")],
      ["pass word", disallowed(" ")],
      ["pass\tw ord", disallowed(" ")],
      ["пароль1", disallowed(..."пароль")],
      ["naïve é é", disallowed("ï", " ", "é")],
      ["hello😀", disallowed("😀")],
    ],
    issue: wrong,
  },
  "password to repeat": {
    rule: passwordRule({ previous: "Sandbox1!" }),
    good: ["Sandbox1!", "Sandbox1!", "Sandbox1!", "Sandbox1!", "Sandbox1!"],
    bad: ["Sandbox1", "sandbox1!", "Sandbox1!!", "Sandbox2!", ["short", fieldIssue("shortPassword")]],
    issue: fieldIssue("passwordsNotEqual"),
  },
  "card holder": {
    rule: cardHolderRule(),
    good: ["ANA CRUZ", "J. O'Neill", "Jean-Luc Picard", "Zoë", "Иван Петров"],
    bad: [["", required], "ANA 2", "ANA_CRUZ", "A@B", "A, B", "A/B"],
    issue: wrong,
  },
  fakename: {
    rule: fakenameRule(),
    good: ["Demo", "DemoPlayer", "abc123", "Игрок7", "Jānis"],
    bad: [
      ["", fieldIssue("minCountSymbolsFakename")],
      ["abc", fieldIssue("minCountSymbolsFakename")],
      ["a,b", fieldIssue("minCountSymbolsFakename")],
      ...[..."abcd, _ \"'`-!.@#".matchAll(/[^a-d ]/g)].map((sign): Bad => `abcd${sign[0]}e`),
      "ab cd",
      "smile😀",
    ],
    issue: fieldIssue("specialSymbolsFakename"),
  },
  promo: {
    rule: promoRule(),
    good: [undefined, ["", undefined], ["  ", undefined], "WELCOME100", [" x ", "x"], "<any>"],
    bad: [1, 2, 3, {}, []].map((value): Bad => [value as never, wrong]),
    issue: wrong,
  },
  "ticked box": {
    rule: checkedRule(),
    good: [true, true, true, true, true],
    bad: [false, undefined, "on", "", "true"],
    issue: fieldIssue("uncheckedCheckbox"),
  },
  "code of six digits": {
    rule: codeRule(),
    good: ["123456", "000000", ["123 456", "123456"], [" 654321 ", "654321"], ["١٢٣٤٥٦", "123456"]],
    bad: [
      ["", required],
      ["12345", codeLength],
      ["1234567", codeLength],
      ["12345a", codeLength],
      ["123456 or 654321", codeLength],
      ["abcdef", codeLength],
    ],
    issue: wrong,
  },
  card: {
    rule: cardRule(),
    good: [
      "4111111111111111",
      ["4111 1111 1111 1111", "4111111111111111"],
      "411111...1111",
      "new",
      "5555555555554444",
      "378282246310005",
    ],
    bad: [
      ["", required],
      "4111111111111112",
      "41111...1111",
      "411111..1111",
      "NEW",
      "4111",
      "card",
      "411111…1111",
    ],
    issue: wrong,
  },
  "card with a pattern": {
    rule: cardRule("^(W-\\d{3}|\\d{4})$"),
    good: ["W-123", "W-000", "0000", "1230", "new", "411111...1111"],
    bad: ["1234", "W-12", "w-123", "4111111111111111", "W123"],
    issue: wrong,
  },
  iban: {
    rule: ibanRule(),
    good: [
      "DE89370400440532013000",
      ["ES91 2100 0418 4502 0005 1332", "ES9121000418450200051332"],
      "LV80BANK0000435195001",
      ["gb29 nwbk 6016 1331 9268 19", "GB29NWBK60161331926819"],
      "BR9700360305000010009795493P1",
      "NO9386011117947",
    ],
    bad: [
      ["", genericIssue("required")],
      "DE89370400440532013001",
      "DE8937040044053201300",
      "ES9121000418450200051333",
      "XX00123456789",
      "1234",
      "LV80BANK000043519500",
    ],
    issue: genericIssue("iban"),
  },
  "generic minLength": {
    rule: requiredText(genericIssue("required"), minLengthCheck(3)),
    good: ["abc", "abcd", "   abc".trim(), "😀😀😀", "ччч"],
    bad: ["a", "ab", [" a ", genericIssue("minLength", { min: 3 })], "😀", "12"],
    issue: genericIssue("minLength", { min: 3 }),
  },
  "generic maxLength": {
    rule: requiredText(genericIssue("required"), maxLengthCheck(3)),
    good: ["a", "ab", "abc", "😀😀😀", ["  abc  ", "abc"]],
    bad: ["abcd", "abcde", "a b c", "1234", "😀😀😀😀"],
    issue: genericIssue("maxLength", { max: 3 }),
  },
};

/** The issue apart from the rule that it names, which `validation-texts.test.ts` looks at. */
function withoutRule(issue: string): string {
  const { key, values: { rule, ...values } = {} } = readIssue(issue) ?? {};
  if (!key || !rule) return issue;
  return issueOf(key, Object.keys(values).length > 0 ? values : undefined);
}

describe.each(Object.entries(rows))("%s", (_, { rule, good, bad, issue }) => {
  it("has enough examples", () => {
    expect(good.length).toBeGreaterThanOrEqual(5);
    expect(bad.length).toBeGreaterThanOrEqual(5);
  });

  it.each(good.map((one) => (Array.isArray(one) ? one : [one, one])))("accepts %j as %j", (given, read) => {
    expect(rule.safeParse(given)).toEqual({ success: true, data: read });
  });

  it.each(bad.map((one) => (Array.isArray(one) ? one : [one, issue])))(
    "refuses %j with %s",
    (given, expected) => {
      const result = rule.safeParse(given);
      expect(withoutRule(result.error?.issues[0]?.message ?? "")).toBe(expected);
    },
  );
});
