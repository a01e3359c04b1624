import { expect, it } from "vitest";
import { spacedPhone } from "./spaced-phone.server";

it.each([
  ["34600000001", "+34 600 00 00 01"],
  ["+37120000001", "+371 20 000 001"],
  ["12", "+12"],
  ["someone", "someone"],
])("%s is shown as %s", (contact, shown) => {
  expect(spacedPhone(contact)).toBe(shown);
});
