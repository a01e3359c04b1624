import { expect, it } from "vitest";
import { contactName } from "./contact-name";

it.each([
  ["34600000001", "+34600000001"],
  ["+34600000001", "+34600000001"],
  ["demo@sandbox.test", "demo@sandbox.test"],
  ["1@sandbox.test", "1@sandbox.test"],
  ["", ""],
])("the contact %j is shown as %j", (contact, shown) => {
  expect(contactName(contact)).toBe(shown);
});
