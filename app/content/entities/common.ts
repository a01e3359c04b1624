import { z } from "zod";
import type { Block } from "~/content/blocks/block-kinds";
import { WrittenSchema } from "~/content/rich-text/strapi-blocks";
import { readIconSource } from "~/ui/icons/icon-source";
import { themes } from "~/ui/styles/themes";
import { pictureAddress } from "~/upstream/foreign-address";
import { address, addressOf, LinkSchema, PictureSchema } from "./links";
import { placeOf } from "./page-place";
import { scheduleFields } from "./schedule";
import { ShownTextSchema, ShownWordsSchema, TitleSchema } from "./shown-text";
import { titleOfSlug } from "./title-of-slug";

// Entities of the content service (docs/contract.md#4.1 and #4.3) as the rest of the app sees them: flattened, links
// validated, with defaults for every field of the common data.

const text = z.string();
/** A picture URL, or an icon of our sprite: `sprite:trophy`, `external:https://…` (docs/product.md#8). */
const IconSchema = addressOf(iconSource, "not an icon that may be shown", 65_536);

function iconSource(value: string): string | null {
  const icon = value.startsWith("sprite:") ? value : pictureAddress(value.replace(/^external:/, ""));
  return icon !== null && readIconSource(icon) ? icon : null;
}

const IdSchema = z.union([z.string(), z.number().transform(String)]);

/** Rejects codes on which `Intl` throws, because every page formats with it. */
function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

export const LocaleSchema = z.object({
  code: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .refine(isLanguageTag),
  name: text,
  isDefault: z.boolean().default(false),
  direction: z.enum(["ltr", "rtl"]).default("ltr"),
});

export interface LocalesReply {
  /** At least one. */
  locales: z.output<typeof LocaleSchema>[];
  /** Code of one of them. */
  defaultLocale: string;
}

/** One menu item, without its children. */
export const MenuItemSchema = z
  .object({
    id: IdSchema.optional(),
    title: ShownWordsSchema,
    url: LinkSchema,
    icon: IconSchema.optional(),
    isExternal: z.boolean().default(false),
    visibility: z.enum(["all", "visitor", "user"]).default("all"),
    badge: ShownTextSchema.optional(),
    ...scheduleFields,
  })
  .transform((item) => ({ ...item, id: item.id ?? item.url }));

/** `url` is https, mailto, tel or an internal path. */
export interface MenuItem extends z.output<typeof MenuItemSchema> {
  children?: MenuItem[] | undefined;
}

export const SocialItemSchema = z.object({
  id: IdSchema,
  name: text.min(1),
  icon: IconSchema.optional(),
  url: LinkSchema,
});
export type SocialItem = z.output<typeof SocialItemSchema>;

export const PaymentMethodMarkSchema = z.object({
  id: IdSchema,
  name: text,
  image: PictureSchema.optional(),
  url: LinkSchema.optional(),
});
export type PaymentMethodMark = z.output<typeof PaymentMethodMarkSchema>;

export const RatingSiteSchema = z.object({
  name: text,
  url: LinkSchema,
  image: PictureSchema.optional(),
  rating: z.union([text, z.number().transform(String)]).optional(),
});
export type RatingSite = z.output<typeof RatingSiteSchema>;

export const ThemeChoiceSchema = z.object({
  type: z.enum(themes),
  isDefault: z.boolean().default(false),
});
export type ThemeChoice = z.output<typeof ThemeChoiceSchema>;

/** An operator's HTML and scripts: only rendered as the custom-code setting allows. */
export const CustomCodeSnippetSchema = z.object({
  isEnabled: z.boolean(),
  position: z.enum(["head", "bodyStart", "bodyEnd"]),
  code: text,
});
export type CustomCodeSnippet = z.output<typeof CustomCodeSnippetSchema>;

export const ConfirmHintSchema = z.object({
  showConfirmContactsHint: z.boolean().default(false),
  pageExceptions: z.object({ urls: z.array(address).default([]) }).prefault({}),
});

export const OffersSettingSchema = z.object({
  showPromocodeSwitcher: z.boolean().default(false),
  cashbackIntervalView: z.enum(["interval", "date"]).default("interval"),
  bonusesSwitchOrder: z.array(z.enum(["casino", "betting"])).default(["casino", "betting"]),
});

export interface CommonData {
  menuLinks: MenuItem[];
  profileLinks: MenuItem[];
  mobileBottomMenu: MenuItem[];
  footerLinks: MenuItem[];
  userMenuLinks: MenuItem[];
  socialItemsList: SocialItem[];
  paymentMethods: PaymentMethodMark[];
  confirmHint: z.output<typeof ConfirmHintSchema>;
  offers: z.output<typeof OffersSettingSchema>;
  localeDetectStrategy: "browser" | "platform";
  customCode: CustomCodeSnippet[];
  /** Lower-case country code → URL of its flag. */
  iconsFlag: Record<string, string>;
  ratingSites: RatingSite[];
  themes: ThemeChoice[];
}

export const systemPageNames = [
  "maintenance",
  "payCancel",
  "payFail",
  "payMobile",
  "payNewWindow",
  "payPending",
  "paySuccess",
  "notFound",
  "forbidden",
  "userBlock",
  "unsubscribe",
  "errorsSlot",
] as const;
export type SystemPageName = (typeof systemPageNames)[number];

/** `favicon-32x32`, else the last number of a name such as `favicon-192`, if an icon may be of that size. */
function sizeIn(name: string): number | undefined {
  const size = Number(/(\d+)x\d+/i.exec(name)?.[1] ?? /(\d+)\D*$/.exec(name)?.[1]);
  return size >= SMALLEST_ICON && size <= LARGEST_ICON ? size : undefined;
}

const SMALLEST_ICON = 16;
const LARGEST_ICON = 1024;

/** `size` in pixels, read from the entry's name (docs/product.md#3); absent when the name gives none. */
export const FaviconSchema = z
  .object({ type: z.enum(["apple png", "png", "ico"]), name: text, url: PictureSchema })
  .transform((favicon) => ({ ...favicon, size: sizeIn(favicon.name) }));
export type Favicon = z.output<typeof FaviconSchema>;

export interface WebSetting {
  favicons: Favicon[];
  defaultImages: Partial<Record<SystemPageName, string>>;
}

/** Strapi 4 and 5 call the date `publishedAt`, version 3 `published_at`. `text` is raw HTML. */
export const ContentPageSchema = z
  .object({
    slug: text,
    title: TitleSchema,
    text: WrittenSchema.default(""),
    image: PictureSchema.optional(),
    layout: z.enum(["text", "landing"]).optional(),
    ...scheduleFields,
    published_at: text.optional(),
    publishedAt: text.optional(),
  })
  .transform(({ publishedAt, layout, ...page }) => ({
    ...page,
    place: placeOf({ slug: page.slug, layout }),
    title: page.title || titleOfSlug(page.slug),
    published_at: page.published_at ?? publishedAt,
  }));

/** `text` and the texts of the blocks are sanitised HTML. */
export type ContentPage = z.output<typeof ContentPageSchema> & { blocks: Block[] };

export type { BalanceRefresh, CmsConfig } from "../config/cms-config";
