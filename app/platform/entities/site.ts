import { z } from "zod";
import { AmountSchema, CurrencyCodeSchema, choiceOr, UrlOrEmptySchema } from "~/platform/wire";
import { CurrencyOptionSchema, LocaleOptionSchema, SelectOptionSchema } from "./common";

// docs/contract.md#3.10 and #3.11: site-wide settings.

/** Times in seconds, 0 = off. */
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
  available_currencies: z.array(CurrencyOptionSchema),
  available_locales: z.array(LocaleOptionSchema),
  default_currency: CurrencyCodeSchema,
  is_seon_enabled: z.boolean(),
  domain_state: choiceOr(["active", "maintenance", "blocked"], "active"),
  is_bonus_isolation_enabled: z.boolean(),
  is_game_history_export_enabled: z.boolean(),
  time_to_force_logout: z.number().default(0),
  user_inactivity_cashier_time: z.number().default(0),
  user_inactivity_pp_time: z.number().default(0),
});
export type GeneralInfo = z.output<typeof GeneralInfoSchema>;

/** `limits` is keyed `{value}_{currency}` (docs/contract.md#d23). */
export const MetadataSchema = z.object({
  countries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      phone_code: z.string(),
      regions: z.array(SelectOptionSchema),
    }),
  ),
  currencies: z.array(
    z.object({
      id: CurrencyCodeSchema,
      name: z.string(),
      symbol: z.string(),
      scale: z.number().int().min(0).max(30),
    }),
  ),
  locales: z.array(LocaleOptionSchema),
  limits: z.record(z.string(), AmountSchema),
  document_types: z.array(SelectOptionSchema),
});
export type Metadata = z.output<typeof MetadataSchema>;

const ChatTextSchema = z.union([z.string(), z.number().transform(String)]);
const ChatTextsSchema = z.record(z.string(), z.union([ChatTextSchema, z.boolean().transform(String)]));

export const ChatConfigSchema = z.object({
  id: ChatTextSchema.optional(),
  lang: z.string().optional(),
  license: ChatTextSchema.optional(),
  /** Empty when the URL is unsafe to load; absent when there is none. */
  src: UrlOrEmptySchema.optional(),
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
  livechat: ChatConfigSchema.optional().catch(undefined),
  zendesk: ChatConfigSchema.optional().catch(undefined),
  intercom: ChatConfigSchema.optional().catch(undefined),
  jivosite: ChatConfigSchema.optional().catch(undefined),
  chatwoot: ChatConfigSchema.optional().catch(undefined),
  tawk: ChatConfigSchema.optional().catch(undefined),
  custom: ChatConfigSchema.optional().catch(undefined),
});
export type SupportSettings = z.output<typeof SupportSettingsSchema>;
