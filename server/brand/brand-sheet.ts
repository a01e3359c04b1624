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

/** The site's own fonts follow: they hold the letters that a brand's may lack. */
function fontFamilies({ family, fallback }: NonNullable<BrandFile["font"]>): string {
  const ours = ['"Inter Variable"', '"Vazirmatn Variable"', "system-ui", "sans-serif"];
  return [`"${family}"`, ...(fallback ? [`"${family} fallback"`] : []), ...ours].join(",");
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
  const measures = `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%;size-adjust:${size}%`;
  return [
    ...faces,
    `@font-face{font-family:"${family} fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");${measures}}`,
  ];
}
