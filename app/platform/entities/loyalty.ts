import { z } from "zod";
import { choice, choiceOr, IdSchema, listOf, PictureSchema } from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { CardDescriptionSchema, LoyaltyCharacterSchema } from "./common";

// docs/contract.md#3.9. Points and experience are plain numbers, not money.

const progress = { minValue: z.number(), maxValue: z.number().optional(), expCount: z.number() };

const LevelSchema = z.object({
  ...progress,
  level: z.number(),
  name: z.string(),
  image_url: PictureSchema.optional(),
  is_current: z.boolean().optional(),
  rewards: z.array(z.string()),
});

const QuestSchema = z.object({
  id: IdSchema,
  sysname: z.string(),
  title: z.string(),
  description: z.string(),
  image_url: PictureSchema.optional(),
  status: choice(["locked", "available", "in_progress", "completed"]),
  progress: z.object(progress),
  amount: z.number(),
  amountType: z.string(),
  expired_at: DateTimeSchema.optional(),
});

export const LoyaltyProgramSchema = z.object({
  id: IdSchema,
  sysname: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  description: CardDescriptionSchema,
  levels: z.array(LevelSchema),
  quests: listOf(QuestSchema),
});
export type LoyaltyProgram = z.output<typeof LoyaltyProgramSchema>;

export const LoyaltyInfoSchema = z.object({
  id: IdSchema,
  uid: z.number(),
  is_active: z.boolean(),
  points: z.number(),
  pointsAlias: z.string(),
  character: LoyaltyCharacterSchema.optional(),
  levels: z.array(LevelSchema),
});
export type LoyaltyInfo = z.output<typeof LoyaltyInfoSchema>;

export const LoyaltyProductSchema = z.object({
  id: IdSchema,
  name: z.string(),
  description: CardDescriptionSchema,
  image_url: PictureSchema.optional(),
  price: z.number(),
  old_price: z.number().optional(),
  count_left: z.number().optional(),
  min_level: z.number().optional(),
  is_available: z.boolean(),
});
export type LoyaltyProduct = z.output<typeof LoyaltyProductSchema>;

export const BuyProductResultSchema = z.object({
  points: z.number(),
  product_id: IdSchema,
  message: z.string().optional(),
});

/**
 * `credit` is shown as a success, anything else as an error (docs/product.md#3); an unknown trigger becomes `other`.
 */
export const LoyaltyNotificationSchema = z.object({
  id: IdSchema,
  trigger: choiceOr(["register", "profile", "confirm", "quest", "product", "level"], "other"),
  type: choiceOr(["credit", "debit"], "debit"),
  title: z.string(),
  message: z.string(),
  amount: z.number().optional(),
  amountType: z.string().optional(),
  image: PictureSchema.optional(),
});
export type LoyaltyNotification = z.output<typeof LoyaltyNotificationSchema>;
