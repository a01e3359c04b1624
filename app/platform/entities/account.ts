import { z } from "zod";
import {
  AmountSchema,
  CurrencyCodeSchema,
  choice,
  choiceOr,
  FileSchema,
  FlagOrNo,
  orElse,
  TextOrNone,
} from "~/platform/wire";
import { DateSchema, DateTimeSchema } from "~/upstream/dates";
import { named } from "./named";
import { SelectOptionSchema } from "./options";

// docs/contract.md#3.1 and #5: what belongs to one player's account.

/** Seconds until a new code may be requested. */
export const ResendReplySchema = z.object({ resend_time: orElse(z.number(), 60) });

const ContactSchema = z.object({
  contact: z.string(),
  is_confirmed: FlagOrNo,
  is_subscribed: FlagOrNo,
});

/**
 * `contacts` and `document` are returned only when `fields` names them; `country` is a display name. Unknown fields are
 * preserved, since operators add their own.
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

/**
 * `period` in days; `expired_at` ends the current period or the lock on editing. A limit whose amount cannot be read is
 * not shown as none.
 */
export const DepositLimitSchema = z
  .object({
    period: z.union([z.literal("none"), z.literal(1), z.literal(7), z.literal(14), z.literal(30)]),
    limit_amount: AmountSchema.optional(),
    available_amount: AmountSchema.optional(),
    currency: orElse(CurrencyCodeSchema, ""),
    can_edit: FlagOrNo,
    expired_at: DateTimeSchema.optional(),
  })
  .refine(({ period, limit_amount }) => period === "none" || limit_amount !== undefined, {
    path: ["limit_amount"],
  });
export type DepositLimit = z.output<typeof DepositLimitSchema>;

export const playLimitKinds = ["loss", "stake", "time"] as const;
export type PlayLimitKind = (typeof playLimitKinds)[number];

/** A limit of what is lost, staked or played (docs/contract.md#3.11): an amount, or minutes for a time. */
export const PlayLimitSchema = z
  .object({
    kind: choice(playLimitKinds),
    period: z.union([z.literal("none"), z.literal(1), z.literal(7), z.literal(30)]),
    limit_amount: AmountSchema.optional(),
    limit_minutes: z.int().min(1).optional(),
    currency: orElse(CurrencyCodeSchema, ""),
    can_edit: FlagOrNo,
    expired_at: DateTimeSchema.optional(),
  })
  .refine(
    ({ kind, period, ...limit }) =>
      period === "none" || limit[kind === "time" ? "limit_minutes" : "limit_amount"],
    {
      path: ["limit_amount"],
    },
  );
export type PlayLimit = z.output<typeof PlayLimitSchema>;

const MaskSchema = z.union([z.string(), z.array(z.string())]);

const FieldAttributesSchema = z.object({
  is_required: FlagOrNo,
  is_visible: orElse(z.boolean(), true),
  /** False when the player may not change the value, such as a verified name (docs/product.md#10.18). */
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
      min_value: z.number().optional(),
      max_value: z.number().optional(),
      /** `letters`: Latin and Cyrillic ones and common symbols; `no_marks`: no comma, space, quotes, dash, slashes. */
      characters: z.enum(["letters", "no_marks"]).optional().catch(undefined),
    })
    .optional(),
});
type FieldAttributes = z.output<typeof FieldAttributesSchema>;

const fieldTypes = ["input", "password", "date", "select", "country_code", "region", "phone"] as const;
type FieldType = (typeof fieldTypes)[number];
/** Fields of docs/product.md#7.1 that are more than a plain input, for a list that does not say so. */
const typeOf: Readonly<Record<string, FieldType>> = {
  password: "password",
  birth_date: "date",
  mobile: "phone",
  phone: "phone",
  country: "country_code",
  country_code: "country_code",
  region: "region",
  sex: "select",
  currency: "select",
  document_type: "select",
};

/** A field of the registration or profile form; one of no known type is what its name says, or a plain input. */
export const FieldDefinitionSchema = z
  .object({
    sysname: z.string(),
    type: choiceOr(fieldTypes, ""),
    attributes: orElse(FieldAttributesSchema, { is_required: false, is_visible: true } as FieldAttributes),
  })
  .transform((field) => ({ ...field, type: field.type || (typeOf[field.sysname] ?? ("input" as const)) }));
export type FieldDefinition = z.output<typeof FieldDefinitionSchema>;

/** A `#` of `mask` is a digit of the national number. */
export const PhoneCountryOptionSchema = named(
  z.object({
    country_code: z.string(),
    phone_code: z.string(),
    name: TextOrNone,
    mask: orElse(MaskSchema, ""),
  }),
  "country_code",
);
export type PhoneCountryOption = z.output<typeof PhoneCountryOptionSchema>;

/**
 * `frame_url` to embed, or `token` for the vendor's own script; `expires_in` in seconds. A token without it is
 * requested again when the script begins.
 */
export const VerificationTokenSchema = z.object({
  token: z.string(),
  expires_in: orElse(z.number(), 0),
  frame_url: FileSchema.optional(),
});
export type VerificationToken = z.output<typeof VerificationTokenSchema>;
