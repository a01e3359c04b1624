import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Colours of one theme: the first block that names it. */
function theme(name: string): Map<string, string> {
  const block = css.slice(css.indexOf(`[data-theme="${name}"] {`)).split("}")[0] ?? "";
  return new Map(
    [...block.matchAll(/--cr-([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, token = "", hex = ""]) => [
      token,
      hex,
    ]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["surface-0", "surface-1", "surface-2", "surface-3"];

/** Every pair in use: text, ground, and the contrast that WCAG 2.2 AA asks for (4.5 text, 3 controls and focus). */
const pairs: [string, string, number][] = [
  ...["text", "text-muted", "accent-ink", "positive", "warning", "danger"].flatMap((ink) =>
    surfaces.map((ground): [string, string, number] => [ink, ground, 4.5]),
  ),
  ...surfaces.map((ground): [string, string, number] => ["focus", ground, 3]),
  ...surfaces.slice(0, 3).map((ground): [string, string, number] => ["line-strong", ground, 3]),
  ["text", "line", 4.5],
  ["accent-text", "accent", 4.5],
  ["accent-text", "accent-hover", 4.5],
  ["danger-text", "danger-fill", 4.5],
];

describe.each(["dark", "light"])("the %s theme", (name) => {
  const colours = theme(name);
  it.each(pairs)("%s on %s has a contrast of %s", (ink, ground, least) => {
    expect(contrast(colours.get(ink) ?? "", colours.get(ground) ?? "")).toBeGreaterThanOrEqual(least);
  });
});
