import { z } from "zod";
import { AmountSchema, CurrencyCodeSchema, choiceOr, FileSchema } from "~/platform/wire";
import { DateSchema, DateTimeSchema } from "~/upstream/dates";
import { SelectOptionSchema } from "./common";

// docs/contract.md#3.1 and #5: what belongs to one player's account.

/** Seconds until a new code may be requested. */
export const ResendReplySchema = z.object({ resend_time: z.number() });

const ContactSchema = z.object({
  contact: z.string(),
  is_confirmed: z.boolean(),
  is_subscribed: z.boolean(),
});

/**
 * `contacts` and `document` are returned only when `fields` names them; `country` is a display name. Unknown fields
 * are kept, since operators add their own.
 */
export const ProfileSchema = z.looseObject({
  first_name: z.string().optional(),
  middle_name: z.string().optional(),
  last_name: z.string().optional(),
  /** 0 unset, 1 male, 2 female; any other code counts as unset. */
  sex: z.union([z.literal(0), z.literal(1), z.literal(2), z.number().transform(() => 0 as const)]).optional(),
  birth_date: DateSchema.optional(),
  country: z.string().optional(),
  country_code: z.string().optional(),
  region: z.string().optional(),
  home_town: z.string().optional(),
  address: z.string().optional(),
  postcode: z.string().optional(),
  document: z.object({ type: z.string(), number: z.string() }).optional(),
  contacts: z
    .object({
      email: ContactSchema.optional(),
      phone: ContactSchema.extend({ phone_country_code: z.string().optional() }).optional(),
    })
    .optional(),
});
export type Profile = z.output<typeof ProfileSchema>;

/** `period` in days; `expired_at` ends the current period or the lock on editing. */
export const DepositLimitSchema = z.object({
  period: z.union([z.literal("none"), z.literal(1), z.literal(7), z.literal(14), z.literal(30)]),
  limit_amount: AmountSchema.optional(),
  available_amount: AmountSchema.optional(),
  currency: CurrencyCodeSchema,
  can_edit: z.boolean(),
  expired_at: DateTimeSchema.optional(),
});
export type DepositLimit = z.output<typeof DepositLimitSchema>;

const MaskSchema = z.union([z.string(), z.array(z.string())]);

/** A field of the registration or profile form; an unknown type counts as a plain input. */
export const FieldDefinitionSchema = z.object({
  sysname: z.string(),
  type: choiceOr(["input", "password", "date", "select", "country_code", "region", "phone"], "input"),
  attributes: z.object({
    is_required: z.boolean(),
    is_visible: z.boolean(),
    /** False when the player may not change the value, such as a verified name (docs/decisions/062-own-data.md). */
    can_edit: z.boolean().optional(),
    /** `#` digit, `@` letter, `*` either. */
    mask: MaskSchema.optional(),
    /** JavaScript source, anchored, without flags; one of more than 200 characters is not applied. */
    regex: z.string().optional(),
    label: z.string().optional(),
    placeholder: z.string().optional(),
    options: z
      .object({
        select: z.array(SelectOptionSchema).optional(),
        min_date: DateSchema.optional(),
        max_date: DateSchema.optional(),
        min_length: z.number().optional(),
        max_length: z.number().optional(),
      })
      .optional(),
  }),
});
export type FieldDefinition = z.output<typeof FieldDefinitionSchema>;

/** A `#` of `mask` is a digit of the national number. */
export const PhoneCountryOptionSchema = z.object({
  country_code: z.string(),
  phone_code: z.string(),
  name: z.string(),
  mask: MaskSchema,
});
export type PhoneCountryOption = z.output<typeof PhoneCountryOptionSchema>;

/** `frame_url` to embed, or `token` for the vendor's own script; `expires_in` in seconds. */
export const VerificationTokenSchema = z.object({
  token: z.string(),
  expires_in: z.number(),
  frame_url: FileSchema.optional(),
});
export type VerificationToken = z.output<typeof VerificationTokenSchema>;
