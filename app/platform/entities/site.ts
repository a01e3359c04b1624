import { z } from "zod";
import {
  AmountSchema,
  anyOf,
  CurrencyCodeSchema,
  choiceOr,
  FileSchema,
  FlagOrNo,
  orElse,
  TextOrNone,
} from "~/platform/wire";
import { named } from "./named";
import { CurrencyOptionSchema, LocaleOptionSchema, SelectOptionSchema } from "./options";

// docs/contract.md#3.10 and #3.11: site-wide settings.

/** Seconds, 0 = off. */
const LimitSchema = z.number().min(0);

/** What may close the site or end a session; read alone, whatever else a reply holds (`../gates.server.ts`). */
export const GateSchemas = {
  domain_state: z.enum(["active", "maintenance", "blocked"]),
  time_to_force_logout: LimitSchema,
  user_inactivity_cashier_time: LimitSchema,
  user_inactivity_pp_time: LimitSchema,
};

/** A gate within its reply: it costs no other field, and is no value of the parsed reply, so that nobody reads it there. */
const gate = (schema: z.ZodType) =>
  schema
    .optional()
    .catch(undefined)
    .transform((): undefined => undefined);

export const GeneralInfoSchema = z.object({
  analytic: z
    .array(
      z.object({
        type: z.string(),
        id: z.string(),
        params: z.record(z.string(), z.string()).optional(),
      }),
    )
    .default([]),
  available_currencies: anyOf(CurrencyOptionSchema),
  available_locales: anyOf(LocaleOptionSchema),
  default_currency: orElse(CurrencyCodeSchema, "USD"),
  is_seon_enabled: FlagOrNo,
  domain_state: gate(GateSchemas.domain_state),
  is_bonus_isolation_enabled: FlagOrNo,
  is_game_history_export_enabled: FlagOrNo,
  time_to_force_logout: gate(GateSchemas.time_to_force_logout),
  user_inactivity_cashier_time: gate(GateSchemas.user_inactivity_cashier_time),
  user_inactivity_pp_time: gate(GateSchemas.user_inactivity_pp_time),
});
export type GeneralInfo = z.output<typeof GeneralInfoSchema>;

/** `limits` is keyed `{value}_{currency}` (docs/contract.md#d23). */
export const MetadataSchema = z.object({
  countries: anyOf(
    named(
      z.object({
        code: z.string(),
        name: TextOrNone,
        phone_code: TextOrNone,
        regions: anyOf(SelectOptionSchema),
      }),
      "code",
    ),
  ),
  currencies: anyOf(
    named(
      z.object({
        id: CurrencyCodeSchema,
        name: TextOrNone,
        symbol: TextOrNone,
        scale: z.number().int().min(0).max(30),
      }),
      "id",
    ),
  ),
  locales: anyOf(LocaleOptionSchema),
  limits: orElse(z.record(z.string(), AmountSchema), {} as Record<string, string>),
  document_types: anyOf(SelectOptionSchema),
});
export type Metadata = z.output<typeof MetadataSchema>;

const ChatTextSchema = z.union([z.string(), z.number().transform(String)]);
const ChatTextsSchema = z.record(z.string(), z.union([ChatTextSchema, z.boolean().transform(String)]));

export const ChatConfigSchema = z.object({
  id: ChatTextSchema.optional(),
  lang: z.string().optional(),
  license: ChatTextSchema.optional(),
  src: FileSchema.optional(),
  widget_id: ChatTextSchema.optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  uid: ChatTextSchema.optional(),
  custom: ChatTextsSchema.optional(),
  conversation_attributes: ChatTextsSchema.optional(),
});
export type ChatConfig = z.output<typeof ChatConfigSchema>;

export const chatKinds = [
  "livechat",
  "zendesk",
  "intercom",
  "jivosite",
  "chatwoot",
  "tawk",
  "custom",
] as const;
export type ChatKind = (typeof chatKinds)[number];

/** `""` means no chat; an unknown kind counts as `custom`, which does nothing. */
export const SupportSettingsSchema = z.object({
  chat: choiceOr(["", ...chatKinds], "custom"),
  livechat: ChatConfigSchema.optional(),
  zendesk: ChatConfigSchema.optional(),
  intercom: ChatConfigSchema.optional(),
  jivosite: ChatConfigSchema.optional(),
  chatwoot: ChatConfigSchema.optional(),
  tawk: ChatConfigSchema.optional(),
  custom: ChatConfigSchema.optional(),
});
export type SupportSettings = z.output<typeof SupportSettingsSchema>;
