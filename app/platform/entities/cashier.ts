import { z } from "zod";
import {
  AmountSchema,
  CurrencyCodeSchema,
  choice,
  choiceOr,
  IdSchema,
  listOf,
  MoneySchema,
  PictureSchema,
  UrlOrEmptySchema,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { FieldDefinitionSchema } from "./account";

// docs/contract.md#3.6: deposits, withdrawals, their settings and history. An unknown status of a payment in progress
// counts as `processing`.

const transactionStatuses = ["pending", "processing", "success", "fail", "cancel"] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
const StatusSchema = choiceOr(transactionStatuses, "processing");
const TransactionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const RequisitesSchema = z.record(z.string(), z.string());

const PaymentMethodSchema = z.object({
  id: IdSchema,
  sysname: z.string(),
  name: z.string(),
  image_url: PictureSchema.optional(),
  // Only told: a way to pay of a new kind is one all the same.
  kind: choiceOr(["card", "wallet", "crypto", "bank", "qr", "mobile", "voucher"], "other"),
  currency: CurrencyCodeSchema,
  min_amount: AmountSchema,
  max_amount: AmountSchema,
  fee_percent: AmountSchema.optional(),
  processing_time: z.string().optional(),
  is_mobile_only: z.boolean().optional(),
  needs_bank: z.boolean().optional(),
  fields: z.array(FieldDefinitionSchema),
});
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
  saved_requisites: listOf(SavedRequisiteSchema),
});
export type DepositSettings = z.output<typeof DepositSettingsSchema>;

/** `burns_bonuses`: a withdrawal cancels the active bonuses, and the player has to agree first. */
export const WithdrawSettingsSchema = DepositSettingsSchema.extend({
  available: MoneySchema,
  limits: z.array(
    z.object({ period_days: z.number(), limit_amount: AmountSchema, used_amount: AmountSchema }),
  ),
  burns_bonuses: z.boolean(),
});
export type WithdrawSettings = z.output<typeof WithdrawSettingsSchema>;

export const BankSchema = z.object({
  id: z.string(),
  name: z.string(),
  image_url: PictureSchema.optional(),
  country_code: z.string().optional(),
  methods: z.array(z.string()),
});
export type Bank = z.output<typeof BankSchema>;

/** Payment instructions; the currency may differ from the account's. `qr` is the text to encode as a QR code. */
const ReceiptSchema = z.object({
  amount: AmountSchema,
  currency: CurrencyCodeSchema,
  qr: z.string().optional(),
  requisites: z.array(z.object({ label: z.string(), value: z.string(), is_copyable: z.boolean() })),
  expired_at: DateTimeSchema.optional(),
  note: z.string().optional(),
});

const started = { id: TransactionIdSchema, status: StatusSchema };
const externalRedirect = { ...started, url: UrlOrEmptySchema, external: z.literal(true) };

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
export const DepositResultSchema = z.union([
  KnownFlowSchema,
  z
    .object({ ...started, flow: z.string().refine((flow) => !knownFlows.includes(flow)) })
    .transform((result) => ({ ...result, flow: "pending" as const })),
]);
export type DepositResult = z.output<typeof DepositResultSchema>;

export const DepositInfoSchema = z.object({
  ...started,
  amount: AmountSchema,
  currency: CurrencyCodeSchema,
  method: z.string(),
  created_at: DateTimeSchema,
  updated_at: DateTimeSchema,
  campaign_offer_id: IdSchema.optional(),
  requisites: RequisitesSchema.optional(),
  receipt: ReceiptSchema.optional(),
});
export type DepositInfo = z.output<typeof DepositInfoSchema>;

export const WithdrawalResultSchema = z.object(started);
export type WithdrawalResult = z.output<typeof WithdrawalResultSchema>;

/** An unknown type or status becomes `other`: no payment is hidden (docs/contract.md#o30). */
export const HistoryTransactionSchema = z.object({
  id: TransactionIdSchema,
  status: choiceOr(transactionStatuses, "other"),
  created_at: DateTimeSchema,
  updated_at: DateTimeSchema,
  amount: AmountSchema,
  currency: CurrencyCodeSchema,
  method: z.string(),
  type: choiceOr(["deposit", "withdrawal"], "other"),
  requisites: RequisitesSchema.optional(),
  domain: z.string(),
});
export type HistoryTransaction = z.output<typeof HistoryTransactionSchema>;
