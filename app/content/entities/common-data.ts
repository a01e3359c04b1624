import { z } from "zod";
import { themes } from "~/ui/styles/themes";
import { address, EntryIdSchema, LinkSchema, PictureSchema } from "./links";
import { IconSchema, type MenuItem } from "./menus";

export const SocialItemSchema = z.object({
  id: EntryIdSchema,
  name: z.string().min(1),
  icon: IconSchema.optional(),
  url: LinkSchema,
});
export type SocialItem = z.output<typeof SocialItemSchema>;

export const PaymentMethodMarkSchema = z.object({
  id: EntryIdSchema,
  name: z.string(),
  image: PictureSchema.optional(),
  url: LinkSchema.optional(),
});
export type PaymentMethodMark = z.output<typeof PaymentMethodMarkSchema>;

export const RatingSiteSchema = z.object({
  name: z.string(),
  url: LinkSchema,
  image: PictureSchema.optional(),
  rating: z.union([z.string(), z.number().transform(String)]).optional(),
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
  code: z.string(),
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

/** Schemas of an item, by the list that it is in. */
export const commonDataItems = {
  socialItemsList: SocialItemSchema,
  paymentMethods: PaymentMethodMarkSchema,
  customCode: CustomCodeSnippetSchema,
  ratingSites: RatingSiteSchema,
  themes: ThemeChoiceSchema,
};
export const commonDataSettings = { confirmHint: ConfirmHintSchema, offers: OffersSettingSchema };

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
