import { expect, it } from "vitest";
import { offeredThemes } from "./offered-themes";

const dark = { type: "dark", isDefault: true } as const;
const light = { type: "light", isDefault: false } as const;

it.each([
  ["both, for a site without a brand", [dark, light], undefined, [dark, light]],
  ["none that the service does not list", [light], undefined, [light]],
  ["what the brand has of them", [dark, light], ["light"], [light]],
  ["the brand's own where the service lists others", [dark], ["light"], [{ type: "light", isDefault: true }]],
  [
    "the brand's own, its first as default, where the service lists none",
    [],
    ["light", "dark"],
    [
      { type: "light", isDefault: true },
      { type: "dark", isDefault: false },
    ],
  ],
] as const)("offers %s", (_, listed, ofBrand, offered) => {
  expect(offeredThemes(listed, ofBrand)).toEqual(offered);
});
