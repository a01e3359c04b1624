import { z } from "zod";
import {
  AmountSchema,
  AnySchema,
  CurrencyCodeSchema,
  choiceOr,
  FlagOrNo,
  MoneySchema,
  orAbsent,
  orElse,
  orUnreadable,
  TextOrNone,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";

// docs/contract.md#3, with the wire's own field names, as in every file here. Unknown fields are stripped, so a parsed value
// is also the projection that caches and pages hold. Null counts as absent: it is dropped before parsing. Each field
// says what it becomes where it is missing or wrong (docs/decisions/005-replies-as-schemas.md).

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
