import { describe, expect, it } from "vitest";
import type { FieldDefinition } from "~/platform/entities/account";
import { fieldSchema } from "./field-rules";
import { fieldIssue, type GenericRuleName, readIssue } from "./issue";
import { commonLettersCheck, maxValueCheck, minValueCheck, noMarksCheck } from "./rules/generic";
import { ibanRule } from "./rules/iban";
import { passwordRule } from "./rules/password";
import { sumRule } from "./rules/sum";
import { cardHolderRule } from "./rules/text";
import { translateIssue } from "./translate-issue";

/** The text of what a form says to a value, where an operator has worded one rule alone. */
function said(rule: string, message: string | undefined): string {
  const money = ({ amount }: { amount: string }) => amount;
  return translateIssue((key) => key, message ?? "", { money, dictionary: { [rule]: `own ${rule}` } });
}

type Attributes = Partial<FieldDefinition["attributes"]>;

function problemOf(sysname: string, value: string, attributes: Attributes = {}): string | undefined {
  const definition = {
    sysname,
    type: "input",
    attributes: { is_visible: true, is_required: true, ...attributes },
  };
  const schema = fieldSchema([definition as FieldDefinition]);
  return schema.safeParse({ [sysname]: value }).error?.issues[0]?.message;
}

const typed = (
  rule: { safeParse: (value: string) => { error?: { issues: { message: string }[] } } },
  value: string,
) => rule.safeParse(value).error?.issues[0]?.message;

const sum = sumRule({ min: "10", max: "100" });

/** What breaks each of the sixteen rules of docs/contract.md#4.2. */
const broken: Record<GenericRuleName, (string | undefined)[]> = {
  required: [problemOf("login", "")],
  email: [problemOf("email", "nobody")],
  minLength: [problemOf("login", "a", { options: { min_length: 2 } })],
  maxLength: [problemOf("login", "abc", { options: { max_length: 2 } })],
  minValue: [typed(sum, "9"), problemOf("income", "1,000", { options: { min_value: 1001 } })],
  maxValue: [typed(sum, "101"), problemOf("income", "1,000", { options: { max_value: 999 } })],
  phone: [problemOf("phone", "abc")],
  fakename: [problemOf("fakename", "a-b-c-d")],
  password: [problemOf("password", "short")],
  name: [problemOf("first_name", "4nna"), typed(cardHolderRule(), "4nna")],
  address: [problemOf("address", "Street @ 5")],
  cardNumber: [problemOf("card_number", "4111111111111112")],
  iban: [typed(ibanRule(), "ES00")],
  sameAs: [typed(passwordRule({ previous: "secret1" }), "secret2")],
  regex: [
    problemOf("document_number", "12", { regex: "^\\d{3}$" }),
    problemOf("postcode", "12", { regex: "^\\d{3}$" }),
    problemOf("middle", "O'Hara", { options: { characters: "no_marks" } }),
    problemOf("middle", "李", { options: { characters: "letters" } }),
  ],
  date: [
    problemOf("birth_date", "31.02.2000"),
    problemOf("birth_date", "2000", { options: { max_date: "1999-01-01" } }),
  ],
};

it.each(Object.entries(broken))("an operator's text of %s is what a broken rule says", (rule, messages) => {
  for (const message of messages) expect(said(rule, message)).toBe(`own ${rule}`);
});

it("a text of another rule changes nothing", () => {
  for (const [rule, messages] of Object.entries(broken))
    for (const message of messages)
      for (const other of Object.keys(broken))
        if (other !== rule) expect([rule, other, said(other, message)]).not.toContain(`own ${other}`);
});

it("a field that no rule has judged stays a wrong field", () => {
  expect(readIssue(fieldIssue("wrongField"))?.values).toEqual({});
});

describe("the rules of values and characters", () => {
  it.each([
    ["", undefined, undefined],
    ["5", "minValue", undefined],
    ["1,000", undefined, undefined],
    ["1,000,000", undefined, "maxValue"],
    ["٥٠٠", undefined, undefined],
    ["ten", "minValue", "maxValue"],
  ])("%j: %s, %s", (value, low, high) => {
    const ruleOf = (message: string | undefined) => message && /\.(\w+)\|/.exec(message)?.[1];
    expect(ruleOf(minValueCheck(10)(value))).toBe(low);
    expect(ruleOf(maxValueCheck(1000)(value))).toBe(high);
  });

  it.each([...",  \"'-/\\‘’"].map((mark) => `ab${mark}cd`))("%j has a mark", (value) => {
    expect(noMarksCheck(value)).toBeDefined();
  });

  it("nothing else is a mark", () => {
    for (const value of ["abc", "a_b", "a.b", "Ärger5"]) expect(noMarksCheck(value)).toBeUndefined();
  });

  it.each(["Jānis Bērziņš", "Мария-Анна", "O'Neill & Co. (7)", "Šķūnis/2"])(
    "%j is of common letters",
    (value) => {
      expect(commonLettersCheck(value)).toBeUndefined();
    },
  );

  it.each(["李", "محمد", "Ωmega", "a<b>"])("%j is not", (value) => {
    expect(commonLettersCheck(value)).toBeDefined();
  });
});
