import { describe, expect, it } from "vitest";
import { choices, definition, modelOf } from "../testing/models";
import { carriedValues, ruledCurrency, startValues, typedValues } from "./form-values";

const spain = { country_code: "ES", phone_code: "34", name: "Spain", mask: "### ### ###" };
const latvia = { country_code: "LV", phone_code: "371", name: "Latvia", mask: "## ### ###" };
const fields = [
  definition("mobile", "phone"),
  definition("country", "country_code", { select: choices("ES", "LV") }),
  definition("region", "region", { select: choices("ES-MD", "ES-CT") }),
  definition("document_type", "select", { select: choices("passport", "card") }),
  definition("sex", "select", { select: choices("1", "2") }),
  definition("currency", "select", { select: choices("EUR", "USD") }),
  definition("first_name"),
  definition("password", "password"),
];
const start = { country: "ES", locale: "en-US", currency: "USD", promoCode: null };

describe("what stands in the form before anything is typed", () => {
  const model = modelOf(fields, { phoneCountries: [latvia, spain] });

  it("is the visitor's country with its first region, the first document, the site's currency", () => {
    expect(startValues(model, start)).toEqual({
      terms: "",
      notify: "",
      is_betting: "0",
      hasPromocode: "",
      promo_code: "",
      phone_country_code: "ES",
      country: "ES",
      region: "ES-MD",
      document_type: "passport",
      currency: "USD",
    });
  });

  it.each([
    [{ country: "XX" }, { phone_country_code: "LV" }, "country"],
    [{ country: undefined }, { phone_country_code: "LV" }, "country"],
    [{ currency: "JPY" }, {}, "currency"],
  ])("%j leaves the choice to the visitor", (change, expected, open) => {
    const values = startValues(model, { ...start, ...change });
    expect(values).toMatchObject(expected);
    expect(values).not.toHaveProperty(open);
  });

  it("holds the code that one came with", () => {
    expect(startValues(model, { ...start, promoCode: "X" })).toMatchObject({
      hasPromocode: "1",
      promo_code: "X",
    });
  });
});

it("what was typed never holds a password", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    first_name: "Ana",
    password: "secret",
    terms: "on",
    stray: "x",
  }))
    form.set(name, value);
  expect(typedValues(form, modelOf(fields))).toEqual({
    terms: "1",
    notify: "",
    hasPromocode: "",
    first_name: "Ana",
  });
});

describe("a form that is shown anew", () => {
  const latvian = [
    definition("country", "country_code", { select: choices("ES", "LV") }),
    definition("region", "region", { select: choices("LV-RIX", "LV-JEL") }),
    definition("currency", "select", { select: choices("EUR", "USD") }),
    definition("first_name"),
  ];
  const next = modelOf(latvian, { values: { country: "LV", region: "LV-RIX", currency: "EUR" } });
  const typed = { country: "LV", region: "ES-CT", currency: "USD", first_name: "Ana", gone: "x" };

  it("keeps what was typed, and begins with the first region of a new country", () => {
    expect(carriedValues(typed, next, true)).toMatchObject({
      country: "LV",
      region: "LV-RIX",
      first_name: "Ana",
    });
  });

  it("keeps a region that is still there", () => {
    expect(carriedValues({ ...typed, region: "LV-JEL" }, next, false).region).toBe("LV-JEL");
  });

  it("applies the currency rule to a new country alone", () => {
    expect(carriedValues(typed, next, true).currency).toBe("EUR");
    expect(carriedValues(typed, next, false).currency).toBe("USD");
  });

  it("leaves a choice empty that was left empty", () => {
    expect(carriedValues({ ...typed, country: "", region: "" }, next, false)).toMatchObject({
      country: "",
      region: "LV-RIX",
    });
  });
});

describe("the currency rule", () => {
  it.each([
    ["first", "USD", "EUR"],
    ["empty", "USD", ""],
    ["keep", "USD", "USD"],
    ["keep", "JPY", "EUR"],
    ["keep", undefined, "EUR"],
  ] as const)("%s, with %s selected: %s", (rule, selected, expected) => {
    expect(ruledCurrency(rule, choices("EUR", "USD"), selected)).toBe(expected);
  });
});
