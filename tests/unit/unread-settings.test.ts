import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { z } from "zod";
import { CmsConfigSchema } from "../../app/content/config/cms-config";
import {
  ConfirmHintSchema,
  CustomCodeSnippetSchema,
  FaviconSchema,
  MenuItemSchema,
  OffersSettingSchema,
  PaymentMethodMarkSchema,
  RatingSiteSchema,
  SocialItemSchema,
  ThemeChoiceSchema,
} from "../../app/content/entities/common";
import { GeneralInfoSchema } from "../../app/platform/entities/site";

const settings: Record<string, z.ZodType> = {
  config: CmsConfigSchema,
  confirmHint: ConfirmHintSchema,
  customCode: CustomCodeSnippetSchema,
  favicons: FaviconSchema,
  menu: MenuItemSchema,
  offers: OffersSettingSchema,
  paymentMethods: PaymentMethodMarkSchema,
  ratingSites: RatingSiteSchema,
  socialItems: SocialItemSchema,
  themes: ThemeChoiceSchema,
  generalInfo: GeneralInfoSchema,
};

/** Settings of features that are not built yet. */
const awaited: string[] = [];

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  [part: string]: unknown;
}

/** Paths of the leaves: fields that hold no further ones with names. */
function leaves(schema: unknown, path: string): string[] {
  const def = (schema as { _zod?: { def: Def } } | undefined)?._zod?.def;
  if (!def) return [];
  const below = def.shape
    ? Object.entries(def.shape).flatMap(([name, field]) => leaves(field, `${path}.${name}`))
    : [def.innerType, def.element, def.valueType, def.in, ...((def.options as unknown[]) ?? [])]
        .flatMap((part) => leaves(part, path))
        .filter((one) => one !== path);
  return below.length > 0 ? below : [path];
}

const source = ["app", "server"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|\/messages\//.test(path))
  // Where the settings are described and read off the wire.
  .filter((path) => !/content\/(cms-config|common-data|entities[\w-]*)\.ts$|platform\/entities/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

/** As a property or taken out of an object; of two settings of one name, one reader is found for both. */
const isRead = (name: string) => new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\s*[:,=}]`).test(source);

it("every setting has a reader, but for those of features to come", () => {
  const all = Object.entries(settings).flatMap(([name, schema]) => leaves(schema, name));
  expect(all.length).toBeGreaterThan(90);
  const unread = all.filter((path) => !isRead(path.slice(path.lastIndexOf(".") + 1)));
  expect(unread.filter((path) => !awaited.includes(path))).toEqual([]);
  expect(awaited.filter((path) => !all.includes(path))).toEqual([]);
});
