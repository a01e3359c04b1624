import { z } from "zod";
import {
  AmountSchema,
  CurrencyCodeSchema,
  choice,
  choiceOr,
  IdSchema,
  listOf,
  MoneySchema,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { CardDescriptionSchema, GameRefSchema } from "./common";

// docs/contract.md#3.3 to #3.5 and #5: bonuses, cashback, offers.

const PromotionItemSchema = z.object({
  id: IdSchema,
  type: choice(["bonus", "betting_bonus", "freespins", "cashback", "points"]),
  title: z.string(),
  amount: MoneySchema.optional(),
  percent: z.number().optional(),
  count: z.number().optional(),
  game: GameRefSchema.optional(),
});

/** For a visitor `user_satisfies_params` is false when a qualification applies. */
export const OfferSchema = z.object({
  id: IdSchema,
  description: CardDescriptionSchema,
  promotions: listOf(PromotionItemSchema),
  trigger: z.object({
    action: choice(["deposit", "registration", "promo_code", "confirm", "login"]),
    params: z.object({
      exclude_methods: z.array(z.string()).optional(),
      min_amount: AmountSchema.optional(),
      currency: CurrencyCodeSchema.optional(),
    }),
    user_satisfies_params: z.boolean(),
  }),
});
export type Offer = z.output<typeof OfferSchema>;

export const CampaignSchema = z.object({
  id: IdSchema,
  sysname: z.string(),
  promo_code: z.string(),
  offer_id: IdSchema.optional(),
  description: CardDescriptionSchema,
  promotions: listOf(PromotionItemSchema),
});
export type Campaign = z.output<typeof CampaignSchema>;

export const bonusStatuses = ["new", "active", "paused", "finished", "expired", "removed"] as const;

/**
 * An unknown type or status becomes `other`, which is shown under a neutral label: no money is hidden
 * (docs/contract.md#o30).
 */
export const BonusSchema = z.object({
  id: IdSchema,
  type: choiceOr(["betting", "casino"], "other"),
  status: choiceOr(bonusStatuses, "other"),
  description: CardDescriptionSchema,
  amount: MoneySchema,
  wager: z.object({ required: AmountSchema, done: AmountSchema }).optional(),
  created_at: DateTimeSchema,
  expired_at: DateTimeSchema.optional(),
});
export type Bonus = z.output<typeof BonusSchema>;

export const cashbackStatuses = ["active", "paid_out"] as const;

/** An automatic payout is `paid_out` without `receiving_expired_at`. */
export const CashbackSchema = z.object({
  id: IdSchema,
  status: choiceOr(cashbackStatuses, "other"),
  description: CardDescriptionSchema,
  receiving_expired_at: DateTimeSchema.optional(),
  paid_out_at: DateTimeSchema.optional(),
  amount: MoneySchema,
  percent: z.number().optional(),
  start_date: DateTimeSchema,
  end_date: DateTimeSchema,
});
export type Cashback = z.output<typeof CashbackSchema>;
