import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { BrandSetting } from "~/context/app-config";
import { failingPairs } from "../../app/ui/styles/contrast";
import { type Colours, defaultColours } from "../../app/ui/styles/default-colours";
import { type StaticFiles, staticFile } from "../middleware/files/static-files";
import { parseSettings, readBytes, SettingsFileError } from "../settings-file";
import { type BrandFile, BrandFileSchema } from "./brand-file";
import { brandSheet } from "./brand-sheet";
import { icoOf, isTouchIcon } from "./touch-icon";

/** An operator's brand: what pages say of it, and its files as they are served. */
export interface Brand {
  setting: BrandSetting;
  files: StaticFiles;
}

/**
 * Reads a brand's file and those that it names (docs/rebranding.md#1-a-folder). Throws SettingsFileError, so that no site
 * starts illegible or with another brand's look.
 */
export function readBrand(path: string): Brand {
  const brand = parseSettings(readBytes(path, "it"), BrandFileSchema);
  const folder = dirname(path);
  const named = new Set(
    [
      brand.logo,
      brand.favicon,
      brand.touchIcon,
      ...(brand.font?.files ?? []).map(({ file }) => file),
    ].flatMap((file) => file ?? []),
  );
  const contents = new Map<string, Buffer>();
  const wrong = weakColours(brand);
  for (const file of named) {
    try {
      contents.set(file, readBytes(join(folder, file), file));
    } catch (error) {
      if (!(error instanceof SettingsFileError)) throw error;
      wrong.push(...error.lines);
    }
  }
  const touchIcon = brand.touchIcon && contents.get(brand.touchIcon);
  if (touchIcon && !isTouchIcon(touchIcon))
    wrong.push(`${brand.touchIcon} must be a square PNG of 180 pixels or more`);
  if (wrong.length > 0) throw new SettingsFileError(wrong);
  const contentOf = (file: string) => contents.get(file) as Buffer;

  // One hash for all: a browser that has cached a file of the brand fetches the whole brand again when anything of it
  // changes.
  const hash = createHash("sha256");
  for (const part of [JSON.stringify(brand), ...contents.values()]) hash.update(part);
  const mark = hash.digest("hex").slice(0, 10);
  const addressOf = (file: string) => `/assets/brand-${mark}-${basename(file)}`;
  const stylesheet = `/assets/brand-${mark}.css`;

  const fonts = brand.font?.files ?? [];
  const served: [string, Buffer][] = [
    [stylesheet, Buffer.from(brandSheet(brand, addressOf))],
    ...fonts.map(({ file }): [string, Buffer] => [addressOf(file), contentOf(file)]),
    ...(brand.logo ? [["/logo.svg", contentOf(brand.logo)] as [string, Buffer]] : []),
    ...(brand.favicon ? [["/favicon.svg", contentOf(brand.favicon)] as [string, Buffer]] : []),
    ...(touchIcon
      ? ([
          ["/apple-touch-icon.png", touchIcon],
          ["/favicon.ico", icoOf(touchIcon)],
        ] as [string, Buffer][])
      : []),
  ];
  return {
    setting: {
      stylesheet,
      fonts: brand.font && fonts.filter(({ isPreloaded }) => isPreloaded).map(({ file }) => addressOf(file)),
      themes: themesOf(brand).map(([theme]) => theme),
      grounds: Object.fromEntries(themesOf(brand).map(([theme, colours]) => [theme, colours["surface-0"]])),
    },
    files: new Map(
      served.map(([address, bytes]) => [address, staticFile(address, encodings(address, bytes))]),
    ),
  };
}

/** Completed by the site's own colours. */
function themesOf({ themes }: BrandFile) {
  return (Object.keys(themes) as (keyof typeof themes)[]).map((theme): [typeof theme, Colours] => [
    theme,
    { ...defaultColours[theme], ...themes[theme] },
  ]);
}

function weakColours(brand: BrandFile): string[] {
  return themesOf(brand).flatMap(([theme, colours]) =>
    failingPairs(colours).map(
      ({ ink, ground, contrast, least }) =>
        `themes.${theme}: ${ink} (${colours[ink]}) on ${ground} (${colours[ground]}) has a contrast of ${cut(contrast)}, and needs ${least}`,
    ),
  );
}

/** Never rounded up to the required contrast. */
function cut(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2);
}

/** Fonts and pictures in pixels are packed already. */
function encodings(address: string, identity: Buffer) {
  if (/\.(?:woff2|png|ico)$/.test(address)) return { identity };
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }) };
}
