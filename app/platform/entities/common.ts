import { z } from "zod";
import {
  AmountSchema,
  AnySchema,
  anyOf,
  CurrencyCodeSchema,
  choice,
  choiceOr,
  choices,
  FlagOrNo,
  fieldsOf,
  IdSchema,
  LinkSchema,
  MoneySchema,
  orAbsent,
  orElse,
  orUnreadable,
  PictureSchema,
  TextOrNone,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";

// Entities of docs/product.md#3 with the wire's own field names. Unknown fields are stripped, so a parsed value
// is also the projection that caches and pages hold. Null counts as absent: it is dropped before parsing. Each field
// says what it becomes where it is missing or wrong (docs/decisions/005-replies-as-schemas.md).

export type Money = z.output<typeof MoneySchema>;

/**
 * The account of the session; `uid` 0 is a visitor, and the one field without which there is none. A missing balance
 * counts as zero, an unreadable one is null.
 */
export const AccountInfoSchema = z.object({
  uid: z.number().int().min(0),
  reg_time: DateTimeSchema.optional(),
  login: z.string().optional(),
  fakename: z.string().optional(),
  is_subscribed: FlagOrNo,
  balance_main: orUnreadable(MoneySchema),
  balance_bonus: orUnreadable(MoneySchema),
  balance_betting_bonus: orUnreadable(MoneySchema),
  balance_fun: orUnreadable(MoneySchema),
  is_on_verification: FlagOrNo,
  is_verified: FlagOrNo,
  // The platform refuses what is blocked, and what an incomplete registration may not do (docs/contract.md#2).
  is_kyc_block_enabled: FlagOrNo,
  is_registration_completed: orElse(z.boolean(), true),
  country_code: z.string().optional(),
  locale: TextOrNone,
  two_factor_auth: FlagOrNo,
});
export type AccountInfo = z.output<typeof AccountInfoSchema>;

/** The four wallets; a missing one counts as zero. The total shown is main + bonus + betting bonus. */
export const BalancesSchema = AccountInfoSchema.pick({
  balance_main: true,
  balance_bonus: true,
  balance_betting_bonus: true,
  balance_fun: true,
});
export type Balances = z.output<typeof BalancesSchema>;

/** 1 unit of `base` is `rates[currency]` units. */
export const CurrencyRatesSchema = z.object({
  base: CurrencyCodeSchema,
  rates: orElse(z.record(z.string(), AmountSchema), {} as Record<string, string>),
  updated_at: orAbsent(DateTimeSchema),
});
export type CurrencyRates = z.output<typeof CurrencyRatesSchema>;

const text = z.union([z.string(), z.number().transform(String)]);
const seconds = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);

/** What the site needs of an account that signs in. */
export const SignedInSchema = z.object({
  uid: z.coerce.number().int().positive().optional().catch(undefined),
  login: text.optional().catch(undefined),
  fakename: text.optional().catch(undefined),
  locale: z.string().catch(""),
  is_registration_completed: z
    .union([z.boolean(), z.literal([0, 1, "0", "1"]).transform((flag) => Number(flag) === 1)])
    .catch(true),
});
export type SignedIn = z.output<typeof SignedInSchema>;

/**
 * Login and registration: the two-factor step (seconds until a new code may be requested), else signed in, which any
 * payload says, whatever its status (docs/product.md#4).
 */
export const AuthReplySchema = z.union([
  z.object({ status: z.literal("already-enabled"), resend_time: seconds.optional().catch(undefined) }),
  z.object({
    status: choiceOr(["success"], "success").catch("success"),
    payload: z
      .union([AccountInfoSchema, AnySchema])
      .refine(Boolean)
      .transform((payload) => SignedInSchema.catch(SignedInSchema.parse({})).parse(payload)),
    generated: z.object({ login: text, password: text }).optional().catch(undefined),
  }),
]);

/** Texts and pictures of a card. `terms_html` is untrusted HTML: sanitise before use. */
export const CardDescriptionSchema = z.object({
  title: TextOrNone,
  text: z.string().optional(),
  image_url: PictureSchema.optional(),
  image_mobile_url: PictureSchema.optional(),
  button_label: z.string().optional(),
  button_url: LinkSchema.optional(),
  terms_html: z.string().optional(),
});
/** The card of what is shown without one as well. */
export const CardOrNone = orElse(CardDescriptionSchema, { title: "" } as CardDescription);
export type CardDescription = z.output<typeof CardDescriptionSchema>;

export const BannerSchema = z.object({
  id: IdSchema,
  finished_at: DateTimeSchema.optional(),
  description: CardDescriptionSchema.extend({ position: z.string(), priority: z.number().optional() }),
});
export type Banner = z.output<typeof BannerSchema>;

/** What has no name is called by its sysname, or another `key`: links and headings need a text. */
export function named<T extends z.ZodObject<{ name: z.ZodType<string> }>>(
  entity: T,
  key: keyof z.output<T> & string,
) {
  return entity.transform(
    (entry): z.output<T> => (entry.name.trim() === "" ? { ...entry, name: entry[key] } : entry),
  );
}

export const gameTypes = ["casino", "slot", "live", "fast"] as const;
export type GameType = (typeof gameTypes)[number];

const GameExtraSchema = z.object({
  has_demo: z.boolean().optional(),
  is_mobile: z.boolean().optional(),
  is_desktop: z.boolean().optional(),
  priority: z.number().optional(),
  custom_id: z.string().optional(),
  vendor: z.string().optional(),
  rtp: z.string().optional(),
  volatility: z.string().optional(),
  min_bet: MoneySchema.optional(),
  max_bet: MoneySchema.optional(),
  jackpot_id: IdSchema.optional(),
});
type GameExtra = z.output<typeof GameExtraSchema>;

/** `description.name` and `description.img_288_192` override `name` and `image_url` (docs/product.md#3). */
export const GameSchema = named(
  z.object({
    sysname: z.string(),
    name: TextOrNone,
    provider: TextOrNone,
    image_url: PictureSchema,
    tags: anyOf(z.string()),
    type: choice(gameTypes),
    description: z.object({ name: z.string().optional(), img_288_192: PictureSchema.optional() }).optional(),
    extra: orElse(GameExtraSchema, {} as GameExtra),
  }),
  "sysname",
);
export type Game = z.output<typeof GameSchema>;

export const GameRefSchema = named(
  z.object({
    sysname: z.string(),
    name: TextOrNone,
    image_url: PictureSchema.optional(),
  }),
  "sysname",
);
export type GameRef = z.output<typeof GameRefSchema>;

export const GameCategorySchema = named(
  z.object({
    sysname: z.string(),
    name: TextOrNone,
    image_url: PictureSchema.optional(),
    games_count: orAbsent(z.number()),
    type: choiceOr(gameTypes, "casino").optional(),
  }),
  "sysname",
);
export type GameCategory = z.output<typeof GameCategorySchema>;

const ProviderFieldsSchema = z.object({
  sysname: z.string(),
  name: TextOrNone,
  image_url: PictureSchema.optional(),
  games_count: orAbsent(z.number()),
  types: choices(gameTypes),
});
/** Names of a provider's fields, for a `fields` parameter. */
export const providerFields = fieldsOf(ProviderFieldsSchema);
export const GameProviderSchema = named(ProviderFieldsSchema, "sysname");
export type GameProvider = z.output<typeof GameProviderSchema>;

export const FreeSpinPackSchema = z.object({
  id: IdSchema,
  game: GameRefSchema,
  remaining_count: z.number(),
  total_count: z.number(),
  status: choice(["active", "finished", "expired"]),
  expired_at: DateTimeSchema.optional(),
});
export type FreeSpinPack = z.output<typeof FreeSpinPackSchema>;

export const JackpotWinnerSchema = z.object({
  id: IdSchema,
  jackpot_id: IdSchema,
  level: z.string().optional(),
  fakename: TextOrNone,
  amount: MoneySchema,
  game: GameRefSchema.optional(),
  created_at: orAbsent(DateTimeSchema),
});
export type JackpotWinner = z.output<typeof JackpotWinnerSchema>;

export const JackpotSchema = named(
  z.object({
    id: IdSchema,
    sysname: z.string(),
    name: TextOrNone,
    total: MoneySchema,
    levels: anyOf(
      z.object({ name: TextOrNone, amount: MoneySchema, growth_per_second: AmountSchema.optional() }),
    ),
    games: anyOf(z.string()),
    description: CardOrNone,
    last_win: JackpotWinnerSchema.optional(),
  }),
  "sysname",
);
export type Jackpot = z.output<typeof JackpotSchema>;

export const LeaderboardEntrySchema = z.object({
  place: z.number(),
  fakename: TextOrNone,
  amount: MoneySchema,
  bet: MoneySchema.optional(),
  game: GameRefSchema.optional(),
  created_at: orAbsent(DateTimeSchema),
});
export type LeaderboardEntry = z.output<typeof LeaderboardEntrySchema>;

const RestrictionsSchema = z.object({
  is_allowed: FlagOrNo,
  reasons: choices(["deposit", "profile", "contact", "verification", "country", "level"]),
});

/** `user_info` is personal: only in replies requested with `{ personal: true }` and a session. */
export const TournamentSchema = z.object({
  id: IdSchema,
  status: choice(["future", "active", "finished"]),
  start_at: DateTimeSchema,
  end_at: DateTimeSchema,
  total_prize: MoneySchema,
  user_info: z
    .object({
      is_participant: FlagOrNo,
      place: z.number().optional(),
      points: orAbsent(z.number()),
      prize: MoneySchema.optional(),
    })
    .optional(),
  winners: anyOf(
    z.object({
      place: z.number(),
      fakename: TextOrNone,
      points: orAbsent(z.number()),
      prize: MoneySchema.optional(),
    }),
  ),
  restrictions: orElse(RestrictionsSchema, { is_allowed: false, reasons: [] }),
  total_participants: orAbsent(z.number()),
  total_points: orAbsent(z.number()),
  // Told before a withdrawal, so that nobody loses points unawares.
  reset_on_cashout: orElse(z.boolean(), true),
  games_count: orAbsent(z.number()),
  provider: z.string().optional(),
  image_url: PictureSchema.optional(),
  tags: anyOf(z.string()),
  description: CardOrNone,
});
export type Tournament = z.output<typeof TournamentSchema>;

export const LoyaltyCharacterSchema = named(
  z.object({
    id: IdSchema,
    sysname: z.string(),
    name: TextOrNone,
    description: CardOrNone,
    image_url: PictureSchema,
    price: z.number(),
    is_available: FlagOrNo,
    is_selected: z.boolean().optional(),
  }),
  "sysname",
);
export type LoyaltyCharacter = z.output<typeof LoyaltyCharacterSchema>;

export const CurrencyOptionSchema = named(z.object({ id: CurrencyCodeSchema, name: TextOrNone }), "id");
export type CurrencyOption = z.output<typeof CurrencyOptionSchema>;

export const LocaleOptionSchema = named(z.object({ code: z.string(), name: TextOrNone }), "code");
export type LocaleOption = z.output<typeof LocaleOptionSchema>;

export const SelectOptionSchema = z
  .object({ value: z.string(), label: TextOrNone })
  .transform(({ value, label }) => ({ value, label: label || value }));
export type SelectOption = z.output<typeof SelectOptionSchema>;
