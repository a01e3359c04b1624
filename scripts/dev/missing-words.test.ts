import { expect, it } from "vitest";
import { missingWords } from "./missing-words";

it("names what each language lacks, whatever its plural forms are", () => {
  const english = { "a.one": "x", "a.days_one": "x", "a.days_other": "x" };
  expect(missingWords({ "en-US": english, ar: { "a.one": "x", "a.days_few": "x" } })).toBe("");
  expect(missingWords({ "en-US": english, ar: { "a.days_few": "x" }, "lv-LV": {} })).toBe(
    "app/i18n/messages/ar.json lacks a.one\napp/i18n/messages/lv-LV.json lacks a.one, a.days",
  );
});
