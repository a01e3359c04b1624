import { describe, expect, it } from "vitest";
import { resolveTheme } from "./theme";

const dark = { type: "dark", isDefault: false } as const;
const light = { type: "light", isDefault: false } as const;

describe("resolveTheme", () => {
  it.each([
    ["light", [dark, light], "light"],
    ["light", [dark], "dark"],
    ["purple", [dark, { ...light, isDefault: true }], "light"],
    [undefined, [dark, { ...light, isDefault: true }], "light"],
    [undefined, [light, dark], "light"],
    ["light", [], "dark"],
  ] as const)("cookie %s of %j is %s", (cookie, offered, expected) => {
    expect(resolveTheme({ get: () => cookie }, offered)).toBe(expected);
  });
});
