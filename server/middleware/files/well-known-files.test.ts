import { expect, it } from "vitest";
import { hasSecurityFile } from "./well-known-files";

const contacts = ["mailto:security@casino.example"];
const nextYear = new Date(Date.now() + 300 * 86_400_000);

it.each([
  ["is there until its day", contacts, nextYear, true],
  ["is gone after its day", contacts, new Date("2020-01-01"), false],
  ["is not there without a day", contacts, undefined, false],
  ["is not there without a contact", [], nextYear, false],
])("security.txt %s", (_name, contacts, expires, isThere) => {
  expect(hasSecurityFile({ contacts, expires, languages: [] })).toBe(isThere);
});
