import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { eventCatalogue } from "../../app/browser/runtime/tracking/event-catalogue";
import { analyticsPath, analyticsText } from "./document";
import { analyticsSchemaPath, analyticsSchemaText, receivedBy } from "./schema";

it("docs/analytics.md is what `npm run docs` writes", () => {
  expect(readFileSync(analyticsPath, "utf8"), "docs/analytics.md is stale: npm run docs").toBe(
    analyticsText(),
  );
});

it("docs/analytics.schema.json is what `npm run docs` writes", () => {
  const written = readFileSync(analyticsSchemaPath, "utf8");
  expect(written, "docs/analytics.schema.json is stale: npm run docs").toBe(analyticsSchemaText());
});

it("each field says what it means", () => {
  const silent = Object.entries(eventCatalogue).flatMap(([name, { fields }]) =>
    Object.entries(z.toJSONSchema(fields).properties ?? {})
      .filter(([, field]) => typeof field === "boolean" || !field.description)
      .map(([field]) => `${name}.${field}`),
  );
  expect(silent).toEqual([]);
});

it.each([
  ["an event", { event: "purchase", transaction_id: "7", value: 1.5, currency: "EUR" }, true],
  ["a state", { user_id: null }, true],
  ["an event that only the platform is told", { event: "user_inactivity_pp" }, false],
  ["a field of another event", { event: "login", page_path: "/" }, false],
  ["a field of another type", { event: "purchase", transaction_id: 7, value: 1.5, currency: "EUR" }, false],
  ["an event without its fields", { event: "popup_shown" }, false],
])("the schema of the data layer takes or refuses %s", (_, entry, isTaken) => {
  expect(receivedBy("dataLayer").safeParse(entry).success).toBe(isTaken);
});
