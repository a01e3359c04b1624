import type { BrandFile } from "./brand-file";

/**
 * The style sheet of a brand: its variables and fonts. `addressOf` gives the address of a file that it names. Every
 * value has passed `BrandFileSchema`, so none can end its declaration.
 */
export function brandSheet(brand: BrandFile, addressOf: (file: string) => string): string {
  const { font, radius = {}, themes } = brand;
  const shared = [
    ...Object.entries(radius).map(([size, pixels]) => `--cr-radius-${size}:${pixels}px`),
    ...(font ? [`--cr-font:${fontFamilies(font)}`] : []),
  ];
  return [
    ...(font ? fontFaces(font, addressOf) : []),
    ...(shared.length > 0 ? [`:root{${shared.join(";")}}`] : []),
    // On paper the site's own colours hold, which are black on white.
    ...Object.entries(themes).map(
      ([theme, colours]) => `@media screen{[data-theme="${theme}"]{${declarations(colours)}}}`,
    ),
    FORCED_CONTRAST,
  ].join("\n");
}

/** As in tokens.css, which the brand's colours have overridden. */
const FORCED_CONTRAST =
  "@media (prefers-contrast:more){:root{--cr-line:var(--cr-line-strong);--cr-text-muted:var(--cr-text)}}";

function declarations(colours: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--cr-${name}:${value?.toLowerCase()}`)
    .join(";");
}

/** What systems have until a font arrives, and the width of a text in Arial by its width in it. */
const SYSTEM_FONTS = [
  { name: "fallback", local: ["Arial", "Liberation Sans", "Helvetica"], byArial: 1 },
  { name: "fallback Roboto", local: ["Roboto", "Roboto Regular"], byArial: 1.006 },
  { name: "fallback DejaVu", local: ["DejaVu Sans"], byArial: 0.881 },
];

/** Some of them have Arabic letters too, and would replace the site's font for these. */
const WITHOUT_ARABIC = "U+0000-05FF,U+1E00-22FF,U+2C60-2C7F,U+A720-A7FF";

/** The site's own fonts follow: they hold the letters that a brand's may lack. */
function fontFamilies({ family, fallback }: NonNullable<BrandFile["font"]>): string {
  const ours = ['"Inter Variable"', '"Vazirmatn Variable"', "system-ui", "sans-serif"];
  const adjusted = SYSTEM_FONTS.filter(() => fallback).map(({ name }) => `"${family} ${name}"`);
  return [`"${family}"`, ...adjusted, ...ours].join(",");
}

function fontFaces(
  { family, weights, files, fallback }: NonNullable<BrandFile["font"]>,
  addressOf: (file: string) => string,
): string[] {
  const faces = files.map(
    ({ file, range }) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;` +
      `src:url("${addressOf(file)}") format("woff2")${range ? `;unicode-range:${range}` : ""}}`,
  );
  if (!fallback) return faces;
  const { ascent, descent, lineGap, size } = fallback;
  return [
    ...faces,
    ...SYSTEM_FONTS.map(({ name, local, byArial }) => {
      const sources = local.map((font) => `local("${font}")`).join(",");
      const of = (percent: number, by: number) => `${Number((percent * by).toFixed(2))}%`;
      return (
        `@font-face{font-family:"${family} ${name}";src:${sources};ascent-override:${of(ascent, 1 / byArial)};` +
        `descent-override:${of(descent, 1 / byArial)};line-gap-override:${of(lineGap, 1 / byArial)};` +
        `size-adjust:${of(size, byArial)};unicode-range:${WITHOUT_ARABIC}}`
      );
    }),
  ];
}
