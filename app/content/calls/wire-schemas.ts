import { z } from "zod";
import { commonDataItems, commonDataSettings } from "~/content/entities/common-data";
import { FaviconSchema } from "~/content/entities/favicon";
import { RedirectRuleSchema } from "~/content/entities/links";
import { LocaleSchema } from "~/content/entities/locales";
import { MenuItemSchema } from "~/content/entities/menus";
import { systemPageNames } from "~/content/entities/system-pages";

// Full schemas, as the service sends them, of the documents that the app parses member by member
// (`app/upstream/lenient-parse.ts`).

const address = z.string().max(2048);

export const LocalesReplySchema = z.object({ locales: z.array(LocaleSchema), defaultLocale: z.string() });

/** Flat map of dotted keys. */
export const MessagesSchema = z.record(z.string(), z.string());

export const RouteRuleReplySchema = z.object({ redirect: RedirectRuleSchema.optional() });

export const MenuEntrySchema = MenuItemSchema.in.extend({
  get children(): z.ZodOptional<z.ZodArray<z.ZodType>> {
    return z.array(MenuEntrySchema).optional();
  },
});

const menu = z.array(MenuEntrySchema);

export const CommonDataSchema = z.object({
  menuLinks: menu,
  profileLinks: menu,
  mobileBottomMenu: menu,
  footerLinks: menu,
  userMenuLinks: menu,
  socialItemsList: z.array(commonDataItems.socialItemsList),
  paymentMethods: z.array(commonDataItems.paymentMethods),
  ...commonDataSettings,
  localeDetectStrategy: z.enum(["browser", "platform"]),
  customCode: z.array(commonDataItems.customCode),
  iconsFlag: z.record(z.string(), address),
  ratingSites: z.array(commonDataItems.ratingSites),
  themes: z.array(commonDataItems.themes),
});

export const WebSettingSchema = z.object({
  favicons: z.array(FaviconSchema),
  defaultImages: z.partialRecord(z.enum(systemPageNames), address),
});

/** An entry of any type. */
export const AnyEntrySchema = z.record(z.string(), z.unknown());
