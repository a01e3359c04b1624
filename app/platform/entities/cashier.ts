import { z } from "zod";
import {
  AmountSchema,
  anyOf,
  CurrencyCodeSchema,
  choice,
  choiceOr,
  FlagOrNo,
  IdSchema,
  listOf,
  MoneySchema,
  orAbsent,
  orElse,
  orUnreadable,
  PictureSchema,
  TextOrNone,
  UrlOrEmptySchema,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { isJsonObject, type Json } from "~/upstream/json";
import { FieldDefinitionSchema } from "./account";
import { named } from "./named";

// docs/contract.md#3.6: deposits, withdrawals, their settings and history. An unknown status of a payment in progress
// counts as `processing`.

const transactionStatuses = ["pending", "processing", "success", "fail", "cancel"] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
const StatusSchema = choiceOr(transactionStatuses, "processing");
const TransactionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const RequisitesSchema = z.record(z.string(), z.string());

/** Without its currency or its bounds a method is dropped; an unreadable fee is shown as such, never as none. */
const PaymentMethodSchema = named(
  z.object({
    id: IdSchema,
    sysname: z.string(),
    name: TextOrNone,
    image_url: PictureSchema.optional(),
    // Only reported: a payment method of a new kind still works.
    kind: choiceOr(["card", "wallet", "crypto", "bank", "qr", "mobile", "voucher"], "other"),
    currency: CurrencyCodeSchema,
    min_amount: AmountSchema,
    max_amount: AmountSchema,
    fee_percent: orUnreadable(AmountSchema),
    processing_time: z.string().optional(),
    is_mobile_only: z.boolean().optional(),
    needs_bank: z.boolean().optional(),
    fields: anyOf(FieldDefinitionSchema),
  }),
  "sysname",
);
export type PaymentMethod = z.output<typeof PaymentMethodSchema>;

const SavedRequisiteSchema = z.object({
  id: z.string(),
  method: z.string(),
  title: z.string(),
  status: choice(["ready", "on_verification", "validation_required", "fraudulent"]),
});
export type SavedRequisite = z.output<typeof SavedRequisiteSchema>;

export const DepositSettingsSchema = z.object({
  methods: listOf(PaymentMethodSchema),
  saved_requisites: anyOf(SavedRequisiteSchema),
});
export type DepositSettings = z.output<typeof DepositSettingsSchema>;

/** `burns_bonuses`: a withdrawal cancels the active bonuses, and the player has to agree first. */
export const WithdrawSettingsSchema = DepositSettingsSchema.extend({
  available: orAbsent(MoneySchema),
  limits: anyOf(z.object({ period_days: z.number(), limit_amount: AmountSchema, used_amount: AmountSchema })),
  burns_bonuses: orElse(z.boolean(), true),
});
export type WithdrawSettings = z.output<typeof WithdrawSettingsSchema>;

export const BankSchema = named(
  z.object({
    id: z.string(),
    name: TextOrNone,
    image_url: PictureSchema.optional(),
    country_code: z.string().optional(),
    methods: anyOf(z.string()),
  }),
  "id",
);
export type Bank = z.output<typeof BankSchema>;

/** Payment instructions; the currency may differ from the account's. `qr` is the text to encode as a QR code. */
const ReceiptSchema = z.object({
  amount: AmountSchema,
  currency: CurrencyCodeSchema,
  qr: z.string().optional(),
  requisites: z.array(z.object({ label: TextOrNone, value: z.string(), is_copyable: FlagOrNo })),
  expired_at: DateTimeSchema.optional(),
  note: z.string().optional(),
});

const started = { id: TransactionIdSchema, status: StatusSchema };
const externalRedirect = { ...started, url: UrlOrEmptySchema, external: orElse(z.literal(true), true) };

const KnownFlowSchema = z.discriminatedUnion("flow", [
  z.object({ ...externalRedirect, flow: z.literal("redirect") }),
  z.object({ ...externalRedirect, flow: z.literal("form"), params: RequisitesSchema }),
  z.object({ ...externalRedirect, flow: z.literal("new_window") }),
  z.object({ ...externalRedirect, flow: z.literal("iframe"), height: z.number().optional() }),
  z.object({ ...started, flow: z.literal("receipt"), receipt: ReceiptSchema }),
  z.object({
    ...started,
    flow: z.literal("mobile"),
    phone: z.string().optional(),
    expired_at: DateTimeSchema.optional(),
  }),
  z.object({ ...started, flow: z.literal("pending") }),
  z.object({ ...started, flow: z.literal("success") }),
]);
const knownFlows: readonly string[] = KnownFlowSchema.options.map(({ shape }) => shape.flow.value);

/** The next step of a deposit; an unknown flow is treated as `pending` (docs/contract.md#d45). */
export const DepositResultSchema = z.preprocess((result: Json) => {
  const isNew = isJsonObject(result) && typeof result.flow === "string" && !knownFlows.includes(result.flow);
  return isNew ? { ...result, flow: "pending" } : result;
}, KnownFlowSchema);
export type DepositResult = z.output<typeof DepositResultSchema>;

export const DepositInfoSchema = z.object({
  ...started,
  amount: orAbsent(AmountSchema),
  currency: orElse(CurrencyCodeSchema, ""),
  method: TextOrNone,
  created_at: orAbsent(DateTimeSchema),
  updated_at: orAbsent(DateTimeSchema),
  campaign_offer_id: IdSchema.optional(),
  requisites: RequisitesSchema.optional(),
  receipt: ReceiptSchema.optional(),
});
export type DepositInfo = z.output<typeof DepositInfoSchema>;

export const WithdrawalResultSchema = z.object(started);
export type WithdrawalResult = z.output<typeof WithdrawalResultSchema>;

/** An unknown type or status becomes `other`: no payment is hidden (docs/contract.md#o30). */
export const HistoryTransactionSchema = z.object({
  id: orElse(TransactionIdSchema, ""),
  status: choiceOr(transactionStatuses, "other"),
  created_at: orAbsent(DateTimeSchema),
  updated_at: orAbsent(DateTimeSchema),
  amount: orAbsent(AmountSchema),
  currency: orElse(CurrencyCodeSchema, ""),
  method: TextOrNone,
  type: choiceOr(["deposit", "withdrawal"], "other"),
  requisites: RequisitesSchema.optional(),
  domain: TextOrNone,
});
export type HistoryTransaction = z.output<typeof HistoryTransactionSchema>;
