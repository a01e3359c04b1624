import { describe, expect, it } from "vitest";
import { choices, definition } from "../testing/models";
import { formFields } from "./form-fields";

type Settings = Parameters<typeof formFields>[1];

const settings: Settings = {
  dictionary: {},
  currencies: [
    { id: "EUR", name: "Euro" },
    { id: "USD", name: "USD" },
  ],
  locales: [{ code: "en-US", name: "English" }],
  isCurrencyOptional: false,
  type: null,
  purpose: "register",
};
const list = [
  definition("email", "input", { is_required: true }),
  definition("first_name"),
  definition("password", "password"),
  definition("secret", "input", { is_visible: false, is_required: true }),
];
const namesOf = (given: Partial<Settings>, definitions = list) =>
  formFields(definitions, { ...settings, ...given }).map(
    ({ sysname, attributes }) => sysname + (attributes.is_required ? "*" : ""),
  );

describe("fields of a form", () => {
  it.each<[string, Partial<Settings>, string[]]>([
    ["with one type are those of the list", {}, ["email*", "first_name", "password", "currency*"]],
    ["of the fast type are the required ones", { type: "fast" }, ["email*", "currency*"]],
    [
      "of the full type are all, and required",
      { type: "full" },
      ["email*", "first_name*", "password*", "currency*"],
    ],
    ["of a completion are the required ones", { purpose: "complete" }, ["email*", "currency*"]],
    [
      "without a choice of currency",
      { currencies: [{ id: "EUR", name: "Euro" }] },
      ["email*", "first_name", "password"],
    ],
    ["with a currency that may stay empty", { isCurrencyOptional: true, type: "fast" }, ["email*"]],
  ])("%s", (_what, given, expected) => {
    expect(namesOf(given)).toEqual(expected);
  });

  it("have a password even where the list has none, but not to complete an account", () => {
    const bare = [definition("email", "input", { is_required: true })];
    expect(namesOf({ type: "fast" }, bare)).toEqual(["email*", "password*", "currency*"]);
    expect(namesOf({ purpose: "complete" }, bare)).toEqual(["email*", "currency*"]);
  });

  it("are each there once, and never in the way of our own", () => {
    const odd = [
      definition("email"),
      definition("email"),
      ...["intent", "terms", "attempt"].map((name) => definition(name)),
    ];
    expect(namesOf({ currencies: [] }, odd)).toEqual(["email", "password*"]);
  });

  it("leave out a choice among nothing", () => {
    expect(namesOf({ currencies: [] }, [definition("region", "region", { select: [] })])).toEqual([
      "password*",
    ]);
  });

  it("take currencies and languages of the site where the list names none", () => {
    const [locale, currency] = formFields(
      [definition("locale", "select"), definition("currency", "select")],
      settings,
    );
    expect(locale?.attributes.options?.select).toEqual([{ value: "en-US", label: "English" }]);
    expect(currency?.attributes.options?.select).toEqual([
      { value: "EUR", label: "EUR · Euro" },
      { value: "USD", label: "USD" },
    ]);
    const [own] = formFields([definition("currency", "select", { select: choices("BTC") })], settings);
    expect(own?.attributes.options?.select).toEqual(choices("BTC"));
  });

  it("are called as the dictionary says, by their keys or their names", () => {
    const dictionary = {
      email: { label: "E-mail", placeholder: "a@b" },
      special: { label: "Special" },
      hint: { placeholder: "Hint" },
    };
    const fields = formFields(
      [
        definition("email"),
        definition("login", "input", { label: "special", placeholder: "hint" }),
        definition("home_town", "input", { label: "toString" }),
        definition("favourite_team"),
      ],
      { ...settings, dictionary, currencies: [] },
    );
    expect(fields.map(({ label, placeholder }) => [label, placeholder])).toEqual([
      ["E-mail", "a@b"],
      ["Special", "Hint"],
      ["ToString", undefined],
      ["Favourite team", undefined],
      ["Password", undefined],
    ]);
  });
});
