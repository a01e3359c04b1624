import { z } from "zod";
import { PictureSchema } from "./links";
import type { SystemPageName } from "./system-pages";

/** `favicon-32x32`, else the last number of a name such as `favicon-192`, if an icon may be of that size. */
function sizeIn(name: string): number | undefined {
  const size = Number(/(\d+)x\d+/i.exec(name)?.[1] ?? /(\d+)\D*$/.exec(name)?.[1]);
  return size >= SMALLEST_ICON && size <= LARGEST_ICON ? size : undefined;
}

const SMALLEST_ICON = 16;

const LARGEST_ICON = 1024;

/** `size` in pixels, read from the entry's name (docs/product.md#3); absent when the name gives none. */
export const FaviconSchema = z
  .object({ type: z.enum(["apple png", "png", "ico"]), name: z.string(), url: PictureSchema })
  .transform((favicon) => ({ ...favicon, size: sizeIn(favicon.name) }));
export type Favicon = z.output<typeof FaviconSchema>;

export interface WebSetting {
  favicons: Favicon[];
  defaultImages: Partial<Record<SystemPageName, string>>;
}
