import { z } from "zod";
import {
  anyOf,
  choice,
  choiceOr,
  FlagOrNo,
  IdSchema,
  orAbsent,
  orElse,
  PictureSchema,
  TextOrNone,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { LoyaltyCharacterSchema } from "./characters";
import { CardOrNone, named } from "./named";

// docs/contract.md#3.9. Points and experience are plain numbers, not money.

const NumberSchema = orElse(z.number(), 0);
const ProgressSchema = z.object({
  minValue: NumberSchema,
  maxValue: z.number().optional(),
  expCount: NumberSchema,
});

const LevelSchema = ProgressSchema.extend({
  level: z.number(),
  name: TextOrNone,
  image_url: PictureSchema.optional(),
  is_current: z.boolean().optional(),
  rewards: anyOf(z.string()),
});

const QuestSchema = z.object({
  id: IdSchema,
  sysname: z.string(),
  title: TextOrNone,
  description: TextOrNone,
  image_url: PictureSchema.optional(),
  status: choice(["locked", "available", "in_progress", "completed"]),
  progress: orElse(ProgressSchema, { minValue: 0, expCount: 0 } as z.output<typeof ProgressSchema>),
  amount: NumberSchema,
  amountType: TextOrNone,
  expired_at: DateTimeSchema.optional(),
});

export const LoyaltyProgramSchema = named(
  z.object({
    id: IdSchema,
    sysname: z.string(),
    name: TextOrNone,
    is_active: orElse(z.boolean(), true),
    description: CardOrNone,
    levels: anyOf(LevelSchema),
    quests: anyOf(QuestSchema),
  }),
  "sysname",
);
export type LoyaltyProgram = z.output<typeof LoyaltyProgramSchema>;

export const LoyaltyInfoSchema = z.object({
  id: orAbsent(IdSchema),
  uid: orAbsent(z.number()),
  is_active: orElse(z.boolean(), true),
  points: z.number(),
  pointsAlias: TextOrNone,
  character: LoyaltyCharacterSchema.optional(),
  levels: anyOf(LevelSchema),
});
export type LoyaltyInfo = z.output<typeof LoyaltyInfoSchema>;

export const LoyaltyProductSchema = z.object({
  id: IdSchema,
  name: z.string(),
  description: CardOrNone,
  image_url: PictureSchema.optional(),
  price: z.number(),
  old_price: z.number().optional(),
  count_left: z.number().optional(),
  min_level: z.number().optional(),
  is_available: FlagOrNo,
});
export type LoyaltyProduct = z.output<typeof LoyaltyProductSchema>;

export const BuyProductResultSchema = z.object({
  points: orAbsent(z.number()),
  product_id: orAbsent(IdSchema),
  message: z.string().optional(),
});

/**
 * `credit` is shown as a success, anything else as an error (docs/product.md#3); an unknown trigger becomes `other`.
 */
export const LoyaltyNotificationSchema = z.object({
  id: IdSchema,
  trigger: choiceOr(["register", "profile", "confirm", "quest", "product", "level"], "other"),
  type: choiceOr(["credit", "debit"], "debit"),
  title: TextOrNone,
  message: TextOrNone,
  amount: z.number().optional(),
  amountType: z.string().optional(),
  image: PictureSchema.optional(),
});
export type LoyaltyNotification = z.output<typeof LoyaltyNotificationSchema>;
