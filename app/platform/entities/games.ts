import { z } from "zod";
import {
  anyOf,
  choice,
  choiceOr,
  choices,
  fieldsOf,
  IdSchema,
  MoneySchema,
  orAbsent,
  orElse,
  PictureSchema,
  TextOrNone,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { named } from "./named";

export const gameTypes = ["casino", "slot", "live", "fast"] as const;

export type GameType = (typeof gameTypes)[number];

const GameExtraSchema = z.object({
  has_demo: z.boolean().optional(),
  is_mobile: z.boolean().optional(),
  is_desktop: z.boolean().optional(),
  priority: z.number().optional(),
  custom_id: z.string().optional(),
  vendor: z.string().optional(),
  rtp: z.string().optional(),
  volatility: z.string().optional(),
  min_bet: MoneySchema.optional(),
  max_bet: MoneySchema.optional(),
  jackpot_id: IdSchema.optional(),
});

type GameExtra = z.output<typeof GameExtraSchema>;

/** `description.name` and `description.img_288_192` override `name` and `image_url` (docs/product.md#3). */
export const GameSchema = named(
  z.object({
    sysname: z.string(),
    name: TextOrNone,
    provider: TextOrNone,
    image_url: PictureSchema,
    tags: anyOf(z.string()),
    type: choice(gameTypes),
    description: z.object({ name: z.string().optional(), img_288_192: PictureSchema.optional() }).optional(),
    extra: orElse(GameExtraSchema, {} as GameExtra),
  }),
  "sysname",
);
export type Game = z.output<typeof GameSchema>;

export const GameRefSchema = named(
  z.object({
    sysname: z.string(),
    name: TextOrNone,
    image_url: PictureSchema.optional(),
  }),
  "sysname",
);
export type GameRef = z.output<typeof GameRefSchema>;

export const GameCategorySchema = named(
  z.object({
    sysname: z.string(),
    name: TextOrNone,
    image_url: PictureSchema.optional(),
    games_count: orAbsent(z.number()),
    type: choiceOr(gameTypes, "casino").optional(),
  }),
  "sysname",
);
export type GameCategory = z.output<typeof GameCategorySchema>;

const ProviderFieldsSchema = z.object({
  sysname: z.string(),
  name: TextOrNone,
  image_url: PictureSchema.optional(),
  games_count: orAbsent(z.number()),
  types: choices(gameTypes),
});

/** Names of a provider's fields, for a `fields` parameter. */
export const providerFields = fieldsOf(ProviderFieldsSchema);

export const GameProviderSchema = named(ProviderFieldsSchema, "sysname");
export type GameProvider = z.output<typeof GameProviderSchema>;

export const FreeSpinPackSchema = z.object({
  id: IdSchema,
  game: GameRefSchema,
  remaining_count: z.number(),
  total_count: z.number(),
  status: choice(["active", "finished", "expired"]),
  expired_at: DateTimeSchema.optional(),
});
export type FreeSpinPack = z.output<typeof FreeSpinPackSchema>;
