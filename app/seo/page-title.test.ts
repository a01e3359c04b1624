import { expect, it } from "vitest";
import { composeTitle } from "./page-title";

it.each([
  ["Slots", "%s | Oasis", "", "Slots | Oasis"],
  ["Slots", "%s | Oasis", " – Best odds", "Slots | Oasis – Best odds"],
  ["Slots", "", " | Oasis", "Slots | Oasis"],
  ["Slots", "Oasis: %s", " | Oasis", "Oasis: Slots"],
  ["Oasis – slots and more", "%s | Oasis", " | Oasis", "Oasis – slots and more"],
  ["Play at OASIS", "%s | Oasis", undefined, "Play at OASIS"],
  ["Slots $& more", "%s | Oasis", "", "Slots $& more | Oasis"],
  ["Slots", "no slot in it", "", "Slots"],
  ["Slots", "%s", " | ", "Slots"],
])("%s in %s with %s", (title, template, suffix, expected) => {
  expect(composeTitle(title, template, suffix)).toBe(expected);
});
