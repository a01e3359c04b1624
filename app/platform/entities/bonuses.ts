import { z } from "zod";
import {
  AmountSchema,
  anyOf,
  CurrencyCodeSchema,
  choice,
  choiceOr,
  FlagOrNo,
  IdOrNone,
  IdSchema,
  MoneySchema,
  orAbsent,
  orElse,
  TextOrNone,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { GameRefSchema } from "./games";
import { CardOrNone } from "./named";

// docs/contract.md#3.3 to #3.5 and #5: bonuses, cashback, offers.

const PromotionItemSchema = z.object({
  id: IdSchema,
  type: choice(["bonus", "betting_bonus", "freespins", "cashback", "points"]),
  title: TextOrNone,
  amount: MoneySchema.optional(),
  percent: z.number().optional(),
  count: z.number().optional(),
  game: GameRefSchema.optional(),
});

const TriggerParamsSchema = z.object({
  exclude_methods: z.array(z.string()).optional(),
  min_amount: AmountSchema.optional(),
  currency: CurrencyCodeSchema.optional(),
});
type TriggerParams = z.output<typeof TriggerParamsSchema>;

/** For a visitor `user_satisfies_params` is false when a qualification applies. */
export const OfferSchema = z.object({
  id: IdSchema,
  description: CardOrNone,
  promotions: anyOf(PromotionItemSchema),
  trigger: z.object({
    action: choice(["deposit", "registration", "promo_code", "confirm", "login"]),
    params: orElse(TriggerParamsSchema, {} as TriggerParams),
    user_satisfies_params: FlagOrNo,
  }),
});
export type Offer = z.output<typeof OfferSchema>;

export const CampaignSchema = z.object({
  id: IdSchema,
  sysname: TextOrNone,
  promo_code: TextOrNone,
  offer_id: IdSchema.optional(),
  description: CardOrNone,
  promotions: anyOf(PromotionItemSchema),
});
export type Campaign = z.output<typeof CampaignSchema>;

export const bonusStatuses = ["new", "active", "paused", "finished", "expired", "removed"] as const;

/**
 * An unknown type or status becomes `other`, which is shown under a neutral label: no money is hidden
 * (docs/contract.md#o30).
 */
export const BonusSchema = z.object({
  id: IdOrNone,
  type: choiceOr(["betting", "casino"], "other"),
  status: choiceOr(bonusStatuses, "other"),
  description: CardOrNone,
  amount: orAbsent(MoneySchema),
  wager: z.object({ required: AmountSchema, done: AmountSchema }).optional(),
  created_at: orAbsent(DateTimeSchema),
  expired_at: DateTimeSchema.optional(),
});
export type Bonus = z.output<typeof BonusSchema>;

export const cashbackStatuses = ["active", "paid_out"] as const;

/** An automatic payout is `paid_out` without `receiving_expired_at`. */
export const CashbackSchema = z.object({
  id: IdOrNone,
  status: choiceOr(cashbackStatuses, "other"),
  description: CardOrNone,
  receiving_expired_at: DateTimeSchema.optional(),
  paid_out_at: DateTimeSchema.optional(),
  amount: orAbsent(MoneySchema),
  percent: z.number().optional(),
  start_date: orAbsent(DateTimeSchema),
  end_date: orAbsent(DateTimeSchema),
});
export type Cashback = z.output<typeof CashbackSchema>;
