import fc from "fast-check";
import { expect, it } from "vitest";
import { readAnyPhone } from "~/forms/validation/any-phone.server";
import { isDay } from "../../../../../tests/support/by-day";
import { completionPayload, registrationPayload } from "../payload";
import { choices, definition, modelOf } from "../testing/models";
import { ownNames } from "./form-model";
import { carriedValues, typedValues } from "./form-values";
import { parseRegistration } from "./registration-schema";

const model = modelOf(
  [
    definition("email", "input", { is_required: true }),
    definition("password", "password", { is_required: true, regex: "^[\\x21-\\x7E]*$" }),
    definition("mobile", "phone"),
    definition("birth_date", "date", { options: { max_date: "2008-01-01" } }),
    definition("country", "country_code", { is_required: true, select: choices("ES", "BR") }),
    definition("document_number", "input", { mask: "###.###", regex: "^(a+)+$" }),
    definition("currency", "select", { select: choices("EUR", "USD") }),
  ],
  {
    phoneCountries: [{ country_code: "ES", phone_code: "34", name: "Spain", mask: "### ### ###" }],
    characters: [{ id: "1", name: "One", image: "" }],
    hasBetting: true,
    hasPromoCode: true,
    preventEmoji: ["email"],
  },
);

const names = fc.oneof(
  fc.constantFrom(...model.fields.map(({ sysname }) => sysname), ...ownNames),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "__intent__",
    "email[]",
    "email.a",
    "email[0][b]",
    "a[b][c]",
    "toString",
  ),
  fc.string({ maxLength: 30 }),
);
const values = fc.oneof(
  fc.constantFrom(
    "",
    "on",
    "1",
    "0",
    "ES",
    "a@b.cd",
    "Secret-77",
    "611222333",
    "1990-04-30",
    "EUR",
    "\u0000",
    "😀",
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 40 }).map((text) => text.repeat(60)),
  fc.constant(null),
);
const right = { email: "a@b.cd", password: "Secret-77", country: "ES", currency: "EUR", terms: "on" };
const bodies = fc.record({
  base: fc.constantFrom(right, {}),
  changes: fc.array(fc.tuple(names, values), { maxLength: 12 }),
});

it("reads thousands of bodies without a stumble, and lets nothing wrong through", {
  timeout: 120_000,
}, () => {
  let passed = 0;
  fc.assert(
    fc.property(bodies, ({ base, changes }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(base)) form.set(name, value);
      for (const [name, value] of changes) form.set(name, value ?? new File(["x"], "x.txt"));
      const submission = parseRegistration(model, form, readAnyPhone);
      submission.reply({ hideFields: ["password"] });
      carriedValues(typedValues(form, model), model, true);
      if (submission.status !== "success") return;
      passed += 1;
      const payload = registrationPayload(submission.value);
      completionPayload(submission.value);
      expect(payload.terms).toBe(true);
      expect(payload.email).toMatch(/^[^\s@]+@[^\s@]+$/);
      expect(["ES", "BR"]).toContain(payload.country);
      expect(Object.values(payload).every((value) => ["string", "boolean"].includes(typeof value))).toBe(
        true,
      );
    }),
    { numRuns: isDay ? 2_000 : 10_000 },
  );
  expect(passed).toBeGreaterThan(20);
  expect(passed).toBeLessThan(5000);
});
