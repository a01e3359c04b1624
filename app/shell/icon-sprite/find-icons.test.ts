import { describe, expect, it } from "vitest";
import { icons } from "~/ui/icons/icon-names";
import { findIcons } from "./find-icons";

const names = (search: string) => findIcons(search).map(({ name }) => name);

describe("finding icons", () => {
  it("shows the whole sprite until something is typed", () => {
    expect(names(" ")).toEqual(Object.keys(icons));
  });

  it.each([
    ["trophy", ["trophy"]],
    ["CHEVRON right", ["chevron-right"]],
    ["gem", ["jackpot"]],
    ["no such icon", []],
  ])("%s", (search, found) => {
    expect(names(search)).toEqual(found);
  });
});
