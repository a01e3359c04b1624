import { z } from "zod";
import {
  AmountSchema,
  CurrencyCodeSchema,
  choice,
  choiceOr,
  choices,
  fieldsOf,
  IdSchema,
  LinkSchema,
  MoneySchema,
  PictureSchema,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";

// Entities of docs/product.md#3 with the wire's own field names. Unknown fields are stripped, so a parsed value
// is also the projection that caches and pages hold. Null counts as absent: it is dropped before parsing.

export type Money = z.output<typeof MoneySchema>;

/** The account of the session; `uid` 0 is a visitor. A missing balance counts as zero. */
export const AccountInfoSchema = z.object({
  uid: z.coerce.number().int().min(0),
  reg_time: DateTimeSchema.optional(),
  login: z.string().optional(),
  fakename: z.string().optional(),
  is_subscribed: z.boolean(),
  balance_main: MoneySchema.optional(),
  balance_bonus: MoneySchema.optional(),
  balance_betting_bonus: MoneySchema.optional(),
  balance_fun: MoneySchema.optional(),
  is_on_verification: z.boolean(),
  is_verified: z.boolean(),
  is_kyc_block_enabled: z.boolean(),
  is_registration_completed: z.boolean(),
  country_code: z.string().optional(),
  locale: z.string(),
  two_factor_auth: z.boolean(),
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
  rates: z.record(z.string(), AmountSchema),
  updated_at: DateTimeSchema,
});
export type CurrencyRates = z.output<typeof CurrencyRatesSchema>;

/** Login and registration: signed in, or the two-factor step (seconds until a new code may be requested). */
export const AuthReplySchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("success"),
    payload: AccountInfoSchema,
    generated: z.object({ login: z.string(), password: z.string() }).optional(),
  }),
  z.object({ status: z.literal("already-enabled"), resend_time: z.number() }),
]);
export type AuthReply = z.output<typeof AuthReplySchema>;

/** Texts and pictures of a card. `terms_html` is untrusted HTML: sanitise before use. */
export const CardDescriptionSchema = z.object({
  title: z.string(),
  text: z.string().optional(),
  image_url: PictureSchema.optional(),
  image_mobile_url: PictureSchema.optional(),
  button_label: z.string().optional(),
  button_url: LinkSchema.optional(),
  terms_html: z.string().optional(),
});
export type CardDescription = z.output<typeof CardDescriptionSchema>;

export const BannerSchema = z.object({
  id: IdSchema,
  finished_at: DateTimeSchema.optional(),
  description: CardDescriptionSchema.extend({ position: z.string(), priority: z.number().optional() }),
});
export type Banner = z.output<typeof BannerSchema>;

/** What has no name is called by its sysname: links and headings need a text. */
function named<T extends z.ZodObject<{ sysname: z.ZodString; name: z.ZodString }>>(entity: T) {
  return entity.transform((entry: z.output<T>) =>
    entry.name.trim() === "" ? { ...entry, name: entry.sysname } : entry,
  );
}

export const gameTypes = ["casino", "slot", "live", "fast"] as const;
export type GameType = (typeof gameTypes)[number];

/** `description.name` and `description.img_288_192` override `name` and `image_url` (docs/product.md#3). */
export const GameSchema = named(
  z.object({
    sysname: z.string(),
    name: z.string(),
    provider: z.string(),
    image_url: PictureSchema,
    tags: z.array(z.string()),
    type: choice(gameTypes),
    description: z.object({ name: z.string().optional(), img_288_192: PictureSchema.optional() }).optional(),
    extra: z.object({
      has_demo: z.boolean().optional(),
      is_mobile: z.boolean().optional(),
      is_desktop: z.boolean().optional(),
      priority: z.number().optional(),
      custom_id: z.string().optional(),
      rtp: z.string().optional(),
      volatility: z.string().optional(),
      min_bet: MoneySchema.optional(),
      max_bet: MoneySchema.optional(),
      jackpot_id: IdSchema.optional(),
    }),
  }),
);
export type Game = z.output<typeof GameSchema>;

export const GameRefSchema = named(
  z.object({
    sysname: z.string(),
    name: z.string(),
    image_url: PictureSchema.optional(),
  }),
);
export type GameRef = z.output<typeof GameRefSchema>;

export const GameCategorySchema = named(
  z.object({
    sysname: z.string(),
    name: z.string(),
    image_url: PictureSchema.optional(),
    games_count: z.number(),
    type: choiceOr(gameTypes, "casino").optional(),
  }),
);
export type GameCategory = z.output<typeof GameCategorySchema>;

const ProviderFieldsSchema = z.object({
  sysname: z.string(),
  name: z.string(),
  image_url: PictureSchema.optional(),
  games_count: z.number(),
  types: choices(gameTypes),
});
/** Names of a provider's fields, for a `fields` parameter. */
export const providerFields = fieldsOf(ProviderFieldsSchema);
export const GameProviderSchema = named(ProviderFieldsSchema);
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
  fakename: z.string(),
  amount: MoneySchema,
  game: GameRefSchema.optional(),
  created_at: DateTimeSchema,
});
export type JackpotWinner = z.output<typeof JackpotWinnerSchema>;

export const JackpotSchema = z.object({
  id: IdSchema,
  sysname: z.string(),
  name: z.string(),
  total: MoneySchema,
  levels: z.array(
    z.object({ name: z.string(), amount: MoneySchema, growth_per_second: AmountSchema.optional() }),
  ),
  games: z.array(z.string()),
  description: CardDescriptionSchema,
  last_win: JackpotWinnerSchema.optional(),
});
export type Jackpot = z.output<typeof JackpotSchema>;

export const LeaderboardEntrySchema = z.object({
  place: z.number(),
  fakename: z.string(),
  amount: MoneySchema,
  bet: MoneySchema.optional(),
  game: GameRefSchema.optional(),
  created_at: DateTimeSchema,
});
export type LeaderboardEntry = z.output<typeof LeaderboardEntrySchema>;

/** `user_info` is personal: only in replies requested with `{ personal: true }` and a session. */
export const TournamentSchema = z.object({
  id: IdSchema,
  status: choice(["future", "active", "finished"]),
  start_at: DateTimeSchema,
  end_at: DateTimeSchema,
  total_prize: MoneySchema,
  user_info: z
    .object({
      is_participant: z.boolean(),
      place: z.number().optional(),
      points: z.number(),
      prize: MoneySchema.optional(),
    })
    .optional(),
  winners: z.array(
    z.object({
      place: z.number(),
      fakename: z.string(),
      points: z.number(),
      prize: MoneySchema.optional(),
    }),
  ),
  restrictions: z.object({
    is_allowed: z.boolean(),
    reasons: choices(["deposit", "profile", "contact", "verification", "country", "level"]),
  }),
  total_participants: z.number(),
  total_points: z.number(),
  reset_on_cashout: z.boolean(),
  games_count: z.number(),
  provider: z.string().optional(),
  image_url: PictureSchema.optional(),
  tags: z.array(z.string()),
  description: CardDescriptionSchema,
});
export type Tournament = z.output<typeof TournamentSchema>;

export const LoyaltyCharacterSchema = z.object({
  id: IdSchema,
  sysname: z.string(),
  name: z.string(),
  description: CardDescriptionSchema,
  image_url: PictureSchema,
  price: z.number(),
  is_available: z.boolean(),
  is_selected: z.boolean().optional(),
});
export type LoyaltyCharacter = z.output<typeof LoyaltyCharacterSchema>;

export const CurrencyOptionSchema = z.object({ id: CurrencyCodeSchema, name: z.string() });
export type CurrencyOption = z.output<typeof CurrencyOptionSchema>;

export const LocaleOptionSchema = z.object({ code: z.string(), name: z.string() });
export type LocaleOption = z.output<typeof LocaleOptionSchema>;

export const SelectOptionSchema = z.object({ value: z.string(), label: z.string() });
export type SelectOption = z.output<typeof SelectOptionSchema>;
