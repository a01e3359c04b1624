import { z } from "zod";
import { CurrencyOptionSchema, LocaleOptionSchema, SelectOptionSchema } from "./entities";
import { AmountSchema, CurrencyCodeSchema, choiceOr, FileSchema } from "./wire";

// Contract 3.10 and 3.11: what holds for the whole site.

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

/** `limits` is keyed `{value}_{currency}` (contract D23). */
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
    z.object({ id: CurrencyCodeSchema, name: z.string(), symbol: z.string(), scale: z.number() }),
  ),
  locales: z.array(LocaleOptionSchema),
  limits: z.record(z.string(), AmountSchema),
  document_types: z.array(SelectOptionSchema),
});
export type Metadata = z.output<typeof MetadataSchema>;

export const ChatConfigSchema = z.object({
  id: z.string().optional(),
  lang: z.string().optional(),
  license: z.string().optional(),
  src: FileSchema.optional(),
  widget_id: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  uid: z.string().optional(),
  custom: z.record(z.string(), z.string()).optional(),
  conversation_attributes: z.record(z.string(), z.string()).optional(),
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

/** `""` means no chat; a kind we do not know counts as `custom`, which does nothing. */
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
