import type { PhoneCountryOption } from "~/platform/entities/account";

/** Countries of a list, with calling codes in the formats that operators use. */
export const phoneCountries: PhoneCountryOption[] = [
  { country_code: "BR", phone_code: "55", name: "Brazil", mask: ["(##) ####-####", "(##) #####-####"] },
  { country_code: "CA", phone_code: "1", name: "Canada", mask: "(###) ###-####" },
  { country_code: "DO", phone_code: "1", name: "Dominican Republic", mask: "(###) ###-####" },
  { country_code: "ES", phone_code: "34", name: "Spain", mask: "### ### ###" },
  { country_code: "GB", phone_code: "44", name: "United Kingdom", mask: "#### ######" },
  { country_code: "JM", phone_code: "1-876", name: "Jamaica", mask: "(876) ###-####" },
  { country_code: "LV", phone_code: "371", name: "Latvia", mask: "## ### ###" },
  { country_code: "US", phone_code: "1", name: "United States", mask: "(###) ###-####" },
];

/** A row: the input, and the value that the backends get; null: the input is rejected. */
type Row = readonly [given: string, value: string | null];

/** Phone numbers by the chosen country; the third value is their own country, where it is another one. */
export const phoneRows: Readonly<Record<string, readonly (readonly [...Row, country?: string])[]>> = {
  ES: [
    ["612 345 678", "34612345678"],
    ["34612345678", "34612345678"],
    ["+34 612 345 678", "34612345678"],
    ["0034612345678", "34612345678"],
    ["(+34) 612-345-678", "34612345678"],
    ["tel:+34612345678", "34612345678"],
    ["tel:+34-612-345-678;ext=5", "34612345678"],
    ["612 345 678 ext 5", "34612345678"],
    ["612.345.678", "34612345678"],
    ["612–345–678", "34612345678"],
    ["٦١٢٣٤٥٦٧٨", "34612345678"],
    ["+٣٤ ٦١٢ ٣٤٥ ٦٧٨", "34612345678"],
    ["\u202a+34 612 345 678\u202c", "34612345678"],
    ["612\u00a0345\u00a0678", "34612345678"],
    ["+371 21 234 567", "37121234567", "LV"],
    ["+1 809 555 1234", "18095551234", "DO"],
    ["+1 702 555 0100", "17025550100", "US"],
    ["+44 (0) 7911 123456", "447911123456", "GB"],
    ["6123456789", null],
    ["612 345 67", null],
    ["six one two", null],
  ],
  DO: [
    ["+1 809 555 1234", "18095551234"],
    ["809-555-1234", "18095551234"],
    ["1 829 555 1234", "18295551234"],
  ],
  CA: [["+1 702 555 0100", "17025550100"]],
  JM: [
    ["+1 876 555 1234", "18765551234"],
    ["555-1234", "18765551234"],
    ["876 555 1234", "18765551234"],
  ],
  GB: [
    ["07911 123456", "447911123456"],
    ["+44 7911 123456", "447911123456"],
    ["+4407911123456", "447911123456"],
  ],
  BR: [
    ["(11) 91234-5678", "5511912345678"],
    ["011 91234-5678", "5511912345678"],
    ["5511912345678", "5511912345678"],
  ],
};

/** Input for fields of each other kind: typed, pasted from messages and pages, filled in, dictated. */
export const fieldRows = {
  amount: [
    ...["25", "25€", "€25.00", "€ 25", "25 EUR", "25 euros", "25,", "25.", "0025", "25,00", " 25 "].map(
      same("25"),
    ),
    ...["٢٥", "\u200f25\u00a0€", "２５", "٢٥ يورو"].map(same("25")),
    ...["25,50", "25.50", "€25,50", "25,50 €"].map(same("25.50")),
    ...["1,000", "1.000", "$25", "-25", "25e", "2 5", "twenty", "", "0"].map(same(null)),
  ],
  code: [
    ...["123456", "123 456", "123-456", "12 34 56", "١٢٣٤٥٦", "\u200b123456\n"].map(same("123456")),
    ...["Your code is 123456", "123456 is your code. Valid for 10 minutes.", "G-123456"].map(same("123456")),
    ...["Tu código: 123-456.", "Seu código é 123456", "Tavs kods ir 123456", "رمزك هو ١٢٣٤٥٦"].map(
      same("123456"),
    ),
    ...["12345", "123456 or 654321", "1234567", "Call 600 123 456", ""].map(same(null)),
  ],
  birthDate: [
    ...["1990-05-17", "17.05.1990", "17-05-1990", "١٧.٠٥.١٩٩٠", " 17.5.1990 "].map(same("1990-05-17")),
    ...["05/17/1990", "17 May 1990", "31.04.1990", ""].map(same(null)),
  ],
  card: [
    ...["4111111111111111", "4111 1111 1111 1111", "4111-1111-1111-1111"].map(same("4111111111111111")),
    ...["4111–1111–1111–1111", "4111\u00a01111\u00a01111\u00a01111", "٤١١١١١١١١١١١١١١١"].map(
      same("4111111111111111"),
    ),
    ...["4111 1111 1111 1112", "4111", "card"].map(same(null)),
  ],
  iban: [
    ...["ES9121000418450200051332", "ES91 2100 0418 4502 0005 1332"].map(same("ES9121000418450200051332")),
    ...["IBAN: ES91 2100 0418 4502 0005 1332", "es91-2100-0418-4502-0005-1332"].map(
      same("ES9121000418450200051332"),
    ),
    ...["ES91\u00a02100\u00a00418\u00a04502\u00a00005\u00a01332\u200b"].map(same("ES9121000418450200051332")),
    ...["ES91 2100 0418 4502 0005 1333", "ES91"].map(same(null)),
  ],
  wallet: [...["bc1qXy9", " bc1qXy9\n", "\u200bbc1qXy9\ufeff"].map(same("bc1qXy9")), ["", null]],
  email: [
    ...["ana@mail.test", " ana@mail.test ", "mailto:ana@mail.test", "Ana Cruz <ana@mail.test>"].map(
      same("ana@mail.test"),
    ),
    ...["\u200eana@mail.test\u200b"].map(same("ana@mail.test")),
    ...["ana at mail dot test", "ana@mail", "ana@mail.test, eva@mail.test"].map(same(null)),
  ],
  login: [
    ...["+34 612 345 678", "+34612345678", "\u202a+34 612-345-678\u202c", "+٣٤٦١٢٣٤٥٦٧٨"].map(
      same("34612345678"),
    ),
    ["Ana@Mail.Test ", "Ana@Mail.Test"],
    ["+ana", "ana"],
    ["", null],
  ],
  promo: [
    ...["WELCOME100", " WELCOME100 ", "\u200bWELCOME100\n"].map(same("WELCOME100")),
    ["welcome 100", "welcome 100"],
  ],
  name: [
    ["Ana", "Ana"],
    [" Ana María ", "Ana María"],
    ["O’Neill", "O’Neill"],
    ["\u202aJānis\u202c", "Jānis"],
    ["می‌نا", "می‌نا"],
    ["Ana3", null],
  ],
  search: [...["book of", " book of ", "\u200bbook of\ufeff"].map(same("book of")), ["cafe\u0301", "café"]],
} as const satisfies Record<string, readonly Row[]>;

function same<Value extends string | null>(value: Value) {
  return (given: string): readonly [string, Value] => [given, value];
}
