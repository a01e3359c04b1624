import { z } from "zod";
import type { JsonObject } from "~/upstream/json";
import { parseOrDefault, type ReportDropped } from "~/upstream/lenient-parse";
import { FileSchema, LinkSchema, PictureSchema, RedirectRuleSchema } from "../entities/links";

// docs/contract.md#4.2. Every field has a default, so that the site works with an empty or missing section; the default
// figures are those of docs/product.md#9 and the contract's comments.

const seconds = z.number().min(0);
const milliseconds = z.number().min(0);
const IdSchema = z.union([z.string(), z.number().transform(String)]);

const SocialServiceSchema = z.object({
  id: IdSchema,
  name: z.string(),
  icon: PictureSchema.optional(),
  service: z.string(),
});

/** docs/product.md#2.1; the names are those of docs/contract.md#o13. */
const defaultSeoUrls: Record<string, string> = {
  "cashier-index-deposit-index-sysname": "/cashier/deposit/##name##",
  "offers-id": "/offers/##name##",
  "jackpots-id": "/jackpots/##name##",
  "game-index-sysname": "/game/##name##",
  "promotions-id": "/promotions/##name##",
  "tournaments-id": "/tournaments/##name##",
  "tournaments-id-gamehall": "/tournaments/##name##/gamehall",
};

const SeoSettingsSchema = z.object({
  titleTemplate: z.string().optional(),
  defaultRobots: z.string().optional(),
  /** Route name → template of its SEO address, e.g. `/game/##name##`. */
  seoUrls: z
    .record(z.string(), z.string())
    .default({})
    .transform((urls) => ({ ...defaultSeoUrls, ...urls })),
  redirects: z.array(RedirectRuleSchema).default([]),
});

const BalanceRefreshSchema = z.object({
  isEnabledInterval: z.boolean().default(false),
  countSecondsForInterval: seconds.default(10),
  isEnabledTurnOffRequests: z.boolean().default(true),
  countMinutesAfterWhichRequestsTurnedOff: z.number().min(0).default(5),
  isEnabledRequestsAfterClick: z.boolean().default(false),
  countSecondsForDelayBetweenClick: seconds.default(1),
});
export type BalanceRefresh = z.output<typeof BalanceRefreshSchema>;

const HelpOrganisationSchema = z.object({
  name: z.string().min(1),
  url: LinkSchema.optional(),
  phone: z.string().optional(),
  text: z.string().optional(),
  /** Countries it serves, ISO 3166-1; empty: all. */
  countries: z.array(z.string()).default([]),
});

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const SupportHoursSchema = z.object({
  days: z.array(z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"])),
  opens: clockTime,
  /** `24:00`, or a time before `opens`, is on the next day. */
  closes: clockTime.or(z.literal("24:00")),
});

const ProductConfigSchema = z.object({
  name: z.string().min(1).default("Casino"),
  features: z
    .object({
      twoFactorAuth: z.boolean().default(false),
      /** Prefix of the provider's methods; absent: no identity verification. */
      identityVerificationProvider: z
        .string()
        .regex(/^[a-z][a-z0-9]{1,31}$/)
        .or(z.literal("").transform(() => undefined))
        .optional(),
      // On by default: a player must find the limits even when the configuration cannot be read.
      responsibleGaming: z.boolean().default(true),
      betHistory: z.boolean().default(false),
      loyalty: z.boolean().default(false),
      characters: z.boolean().default(false),
    })
    .prefault({}),
  functionalSettings: z.object({ settingsForUpdBalance: BalanceRefreshSchema.prefault({}) }).prefault({}),
  sportsbookSysname: z.string().default("digitan"),
  messenger: z
    .object({
      fullscreenMode: z.enum(["all", "telegram", "product", "none"]).default("none"),
      botName: z
        .string()
        .regex(/^\w{5,32}$/)
        .optional(),
    })
    // Absent: the site is not a messenger mini-app.
    .optional(),
  hints: z
    .object({
      registrationHintMs: milliseconds.default(432_000_000),
      confirmHintMs: milliseconds.default(86_400_000),
    })
    .prefault({}),
  /** Help with problem gambling; the default serves every country while no configuration names one. */
  helpOrganisations: z
    .array(HelpOrganisationSchema)
    .default([{ name: "Gambling Therapy", url: "https://www.gamblingtherapy.org", countries: [] }]),
  /** When the support chat is staffed, in the site's time zone; empty: opening hours are not shown. */
  supportHours: z.array(SupportHoursSchema).default([]),
  buildPollMs: milliseconds.default(3_600_000),
  popupGapMs: milliseconds.default(7_200_000),
});

const AuthConfigSchema = z.object({
  authTypes: z
    .array(
      z.object({
        label: z.string(),
        field: z.string(),
        isFast: z.boolean().default(false),
        component: z.enum(["social", "fast", "form"]),
        socials: z.array(SocialServiceSchema).optional(),
      }),
    )
    .default([{ label: "email", field: "email", isFast: false, component: "form" }]),
  loginSocials: z.array(SocialServiceSchema).default([]),
  terms: z
    .object({
      isActive: z.boolean().default(true),
      isChecked: z.boolean().default(false),
      url: LinkSchema.optional(),
    })
    .prefault({}),
  notify: z
    .object({
      isActive: z.boolean().default(true),
      // Nobody consents by leaving a box as it is (docs/contract.md#o47).
      isChecked: z.literal(false, { error: "no box for news is ticked beforehand" }).default(false),
    })
    .prefault({}),
  betting: z.object({ isActive: z.boolean().default(false) }).prefault({}),
  promoCode: z.object({ isActive: z.boolean().default(false) }).prefault({}),
  currencyRule: z.enum(["first", "empty", "keep"]).default("first"),
  currencyEmptyOption: z.boolean().default(false),
  validationTiming: z.enum(["eager", "submit"]).default("submit"),
  characterSelection: z.boolean().default(false),
  banner: z
    .object({
      mobile: PictureSchema.optional(),
      tablet: PictureSchema.optional(),
      label: z.string().optional(),
      value: z.string().optional(),
      addition: z.string().optional(),
      view: z.enum(["compact", "regular"]).default("regular"),
    })
    .optional(),
});

const CashierConfigSchema = z.object({
  presets: z
    .array(
      z.object({
        currency: z.string(),
        amount: z.array(z.object({ value: z.union([z.string(), z.number().transform(String)]) })),
      }),
    )
    .default([]),
  pollSeconds: seconds.default(5),
  pollMinutes: z.number().min(0).default(15),
  showPromocode: z.boolean().default(false),
  /** Some regulators forbid players to cancel a withdrawal. */
  canCancelWithdrawal: z.boolean().default(true),
});

const GamesConfigSchema = z.object({
  hall: z
    .object({ defaultCategory: z.string().optional(), showProviders: z.boolean().default(true) })
    .prefault({}),
  /** `/gamehall/{from}` redirects to `/gamehall?category={category}`. */
  categoryRedirects: z.array(z.object({ from: z.string(), category: z.string() })).default([]),
  demoEnabled: z.boolean().default(true),
});

const SearchConfigSchema = z.object({
  minChars: z.number().int().min(1).default(2),
  debounceMs: milliseconds.default(300),
  popularSysnames: z.array(z.string()).default([]),
});

const LoyaltyConfigSchema = z.object({
  notification: z
    .object({
      durationSeconds: seconds.default(5),
      soundUrl: FileSchema.optional(),
      soundVolume: z.number().min(0).max(1).default(0.5),
    })
    .prefault({}),
  defaultProgram: z.string().optional(),
  shopEnabled: z.boolean().default(false),
  characterChangeConfirm: z.boolean().default(true),
});

const FormsConfigSchema = z.object({
  dictionary: z
    .record(z.string(), z.object({ label: z.string().optional(), placeholder: z.string().optional() }))
    .default({}),
  /** Texts with `$$name$$` placeholders, by rule name; a rule without one uses the built-in text. */
  validationMessages: z.record(z.string(), z.string()).default({}),
  preventEmoji: z.array(z.string()).default([]),
  /** Whether players may type decimals of a currency (docs/contract.md#o32). */
  amounts: z.enum(["whole", "decimals"]).default("whole"),
});

const BannerConfigSchema = z.object({
  positions: z
    .record(
      z.string(),
      z.object({ autoplaySeconds: seconds.optional(), count: z.number().int().min(0).optional() }),
    )
    .default({}),
});

const TournamentsConfigSchema = z.object({
  showFinished: z.boolean().default(true),
  leaderboardSize: z.number().int().min(0).default(10),
});

const MetaDataToolConfigSchema = z.object({
  isEnabled: z.boolean().default(false),
  entries: z
    .array(z.object({ routeName: z.string().optional(), name: z.string(), content: z.string() }))
    .default([]),
});

/** The eleven sections; the keys are the names in the reply (docs/contract.md#d78). */
export const CmsConfigSchema = z.object({
  seo: SeoSettingsSchema.prefault({}),
  product: ProductConfigSchema.prefault({}),
  auth: AuthConfigSchema.prefault({}),
  cashier: CashierConfigSchema.prefault({}),
  games: GamesConfigSchema.prefault({}),
  search: SearchConfigSchema.prefault({}),
  loyalty: LoyaltyConfigSchema.prefault({}),
  forms: FormsConfigSchema.prefault({}),
  banner: BannerConfigSchema.prefault({}),
  tournaments: TournamentsConfigSchema.prefault({}),
  metaDataTool: MetaDataToolConfigSchema.prefault({}),
});
export type CmsConfig = z.output<typeof CmsConfigSchema>;

/** Parses the configuration; each invalid field falls back to its own default and is reported. */
export function readCmsConfig(reply: JsonObject, report: ReportDropped): CmsConfig {
  return parseOrDefault(reply, CmsConfigSchema, "", report);
}

/** Whether a reply is a configuration at all: empty, or with at least one known section. */
export function isCmsConfig(reply: JsonObject): boolean {
  const names = Object.keys(reply);
  return names.length === 0 || names.some((name) => Object.hasOwn(CmsConfigSchema.shape, name));
}
