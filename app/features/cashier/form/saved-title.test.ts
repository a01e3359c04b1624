import { describe, expect, it } from "vitest";
import { savedTitle } from "./saved-title";

describe("saved payment details", () => {
  it.each([
    ["411111...1111", "•••• 1111"],
    ["ES91...1332", "ES91...1332"],
    ["411111", "411111"],
  ])("%s is shown as %s", (title, shown) => {
    expect(savedTitle(title)).toBe(shown);
  });

  it("are distinguished where two cards end alike", () => {
    const all = ["411111...1111", "555555...1111", "400000...0002"];
    expect(all.map((title) => savedTitle(title, all))).toEqual([all[0], all[1], "•••• 0002"]);
  });
});
