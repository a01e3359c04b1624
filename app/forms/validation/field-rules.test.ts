import { describe, expect, it } from "vitest";
import type { FieldDefinition } from "~/platform/entities/account";
import { type FieldData, fieldSchema } from "./field-rules";
import { parseForm } from "./form-data";
import { fieldIssue, genericIssue } from "./issue";
import { ibanRule } from "./rules/iban";

const required = fieldIssue("requiredField");
const wrong = fieldIssue("wrongField");

type Attributes = Partial<FieldDefinition["attributes"]>;

function field(sysname: string, type: FieldDefinition["type"], attributes: Attributes = {}): FieldDefinition {
  return { sysname, type, attributes: { is_required: true, is_visible: true, ...attributes } };
}

const select = (...values: string[]) => ({ select: values.map((value) => ({ value, label: value })) });

function submit(definitions: FieldDefinition[], values: Record<string, string>, data?: FieldData) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  const submission = parseForm(form, { schema: fieldSchema(definitions, data) });
  return submission.status === "success" ? submission.value : (submission.reply().error ?? {});
}

/** The registration fields of the sandbox (docs/contract.md#3.1), and some more. */
const registration: FieldDefinition[] = [
  field("email", "input"),
  field("password", "password", { options: { min_length: 6, max_length: 20 } }),
  field("mobile", "phone", { is_required: false }),
  field("first_name", "input", { regex: "^[^\\d<>]+$", options: { min_length: 2, max_length: 40 } }),
  field("birth_date", "date", { options: { min_date: "1920-01-01", max_date: "2008-11-20" } }),
  field("sex", "select", { options: select("1", "2") }),
  field("country", "country_code", { options: select("BR", "ES") }),
  field("region", "region", { is_required: false, options: select("BR-SP", "BR-RJ") }),
  field("postcode", "input", { is_required: false }),
  field("document_number", "input", {
    is_required: false,
    mask: "###.###.###-##",
    regex: "^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$",
  }),
];

const filled = {
  email: "a@b.co",
  password: "Sandbox1!",
  first_name: "Ana",
  birth_date: "1990-05-17",
  sex: "2",
  country: "BR",
};

const phoneCountries = [{ country_code: "ES", phone_code: "34", name: "Spain", mask: "### ### ###" }];

describe("a form that the server defines", () => {
  it("reports every field that is missing, each in its own words", () => {
    expect(submit(registration, {})).toEqual({
      email: [fieldIssue("insertEmailAddress")],
      password: [fieldIssue("insertPassword")],
      first_name: [required],
      birth_date: [required],
      sex: [wrong],
      country: [required],
    });
  });

  it("reads what is right, and leaves out what may stay empty", () => {
    expect(submit(registration, { ...filled, mobile: " ", region: "", birth_date: "17.05.1990" })).toEqual(
      filled,
    );
  });

  it("reads what is filled in of the rest", () => {
    const more = {
      mobile: "600 000 001",
      region: "BR-SP",
      postcode: "01310100",
      document_number: "12345678901",
    };
    expect(submit(registration, { ...filled, ...more }, { phoneCountries, phoneCountryCode: "ES" })).toEqual({
      ...filled,
      ...more,
      mobile: "34600000001",
      document_number: "123.456.789-01",
    });
  });

  it.each([
    ["email", "a@b", fieldIssue("wrongEmailAddress")],
    ["password", "12345", fieldIssue("shortPassword")],
    ["mobile", "12", fieldIssue("wrongPhoneFormat")],
    ["first_name", "An4", `${wrong}|{"rule":"name"}`],
    ["first_name", "A", genericIssue("minLength", { min: 2 })],
    ["first_name", "A".repeat(41), genericIssue("maxLength", { max: 40 })],
    ["birth_date", "2008-11-21", fieldIssue("underAge")],
    ["sex", "3", wrong],
    ["country", "US", wrong],
    ["region", "ES-MD", wrong],
    ["postcode", "LV-1010", wrong],
    ["document_number", "1234567890", wrong],
    ["document_number", "123456789012", wrong],
  ])("tells of %s %j", (name, value, issue) => {
    const errors = submit(registration, { ...filled, [name]: value }) as Record<string, string[]>;
    expect(Object.keys(errors)).toEqual([name]);
    expect(errors[name]?.[0]).toBe(issue);
  });

  it("follows the definitions: order, number and kind of fields", () => {
    const moved = [
      field("nick", "input"),
      ...registration.filter(({ sysname }) => sysname !== "sex").reverse(),
    ];
    const { sex: _, ...rest } = filled;
    expect(submit(moved, { ...rest, nick: "x" })).toEqual({ ...rest, nick: "x" });
    expect(submit(moved, rest)).toEqual({ nick: [required] });
  });

  it("ignores fields that are not shown, and choices among nothing", () => {
    const hidden = [
      field("email", "input", { is_visible: false }),
      field("region", "region", { options: { select: [] } }),
      field("login", "input"),
    ];
    expect(submit(hidden, { email: "wrong", region: "x", login: "me" })).toEqual({ login: "me" });
  });

  it("takes an unknown type for text, and no field for what every object has", () => {
    const odd = [
      field("odd", "rocket" as never),
      field("even", "toString" as never),
      field("toString", "input"),
      field("__proto__", "input"),
    ];
    expect(submit(odd, { odd: "x", even: "y", toString: "z" })).toEqual({ odd: "x", even: "y" });
    expect(submit(odd, { even: "y" })).toEqual({ odd: [required] });
  });

  it("reads dates, phones and cards whatever mask they are typed in", () => {
    const masked = [
      field("birth_date", "date", { mask: "##.##.####" }),
      field("mobile", "phone", { mask: "### ### ###" }),
      field("card_number", "input", { mask: "#### #### #### ####", regex: "^\\d{16}$" }),
    ];
    const values = { birth_date: "1990-05-17", mobile: "34600000001", card_number: "411111...1111" };
    expect(submit(masked, values, { phoneCountries })).toEqual(values);
    const typed = { birth_date: "17.05.1990", mobile: "+34 600 000 001", card_number: "4111 1111 1111 1111" };
    expect(submit(masked, typed, { phoneCountries })).toEqual({ ...values, card_number: "4111111111111111" });
  });

  it("leaves what it cannot judge to the platform", () => {
    const wild = [field("one", "input", { regex: "((" }), field("two", "input", { regex: "^(a+)+$" })];
    const values = { one: "x", two: `${"a".repeat(60)}!` };
    expect(submit(wild, values)).toEqual(values);
  });

  it("lets a form add rules of its own", () => {
    const definitions = [field("iban", "input"), field("card_number", "input", { regex: "^\\d{16}$" })];
    const data = { rules: { iban: ibanRule } };
    expect(submit(definitions, { iban: "es91 2100 0418 4502 0005 1332", card_number: "new" }, data)).toEqual({
      iban: "ES9121000418450200051332",
      card_number: "new",
    });
    expect(submit(definitions, { iban: "ES00", card_number: "411111...1111" }, data)).toEqual({
      iban: [genericIssue("iban")],
    });
  });
});
