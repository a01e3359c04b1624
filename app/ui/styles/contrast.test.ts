import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastOf, failingPairs } from "./contrast";
import { defaultColours } from "./default-colours";
import { themes } from "./themes";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Colours of one theme: the first block that names it. */
function coloursOf(name: string) {
  const block = css.slice(css.indexOf(`[data-theme="${name}"] {`)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--cr-([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, token, hex]) => [token, hex]),
  );
}

describe.each(themes)("the %s theme", (name) => {
  it("is the same in the style sheet and in what is calculated", () => {
    expect(defaultColours[name]).toEqual(coloursOf(name));
  });

  it("can be read", () => {
    expect(failingPairs(defaultColours[name])).toEqual([]);
  });

  it.each([
    ["text-muted", "surface-3"],
    ["accent-text", "accent-hover"],
    ["focus", "surface-0"],
    ["text", "line"],
  ] as const)("is refused with a %s that is as its ground, %s", (ink, ground) => {
    const wrong = failingPairs({ ...defaultColours[name], [ink]: defaultColours[name][ground] });
    expect(wrong).toContainEqual(expect.objectContaining({ ink, ground, contrast: 1 }));
  });
});

it("contrast is that of WCAG", () => {
  expect(contrastOf("#000000", "#ffffff")).toBe(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
