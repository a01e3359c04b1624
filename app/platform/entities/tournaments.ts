import { z } from "zod";
import {
  anyOf,
  choice,
  choices,
  FlagOrNo,
  IdSchema,
  MoneySchema,
  orAbsent,
  orElse,
  PictureSchema,
  TextOrNone,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { GameRefSchema } from "./games";
import { CardOrNone } from "./named";

export const LeaderboardEntrySchema = z.object({
  place: z.number(),
  fakename: TextOrNone,
  amount: MoneySchema,
  bet: MoneySchema.optional(),
  game: GameRefSchema.optional(),
  created_at: orAbsent(DateTimeSchema),
});
export type LeaderboardEntry = z.output<typeof LeaderboardEntrySchema>;

const RestrictionsSchema = z.object({
  is_allowed: FlagOrNo,
  reasons: choices(["deposit", "profile", "contact", "verification", "country", "level"]),
});

/** `user_info` is personal: only in replies requested with `{ personal: true }` and a session. */
export const TournamentSchema = z.object({
  id: IdSchema,
  status: choice(["future", "active", "finished"]),
  start_at: DateTimeSchema,
  end_at: DateTimeSchema,
  total_prize: MoneySchema,
  user_info: z
    .object({
      is_participant: FlagOrNo,
      place: z.number().optional(),
      points: orAbsent(z.number()),
      prize: MoneySchema.optional(),
    })
    .optional(),
  winners: anyOf(
    z.object({
      place: z.number(),
      fakename: TextOrNone,
      points: orAbsent(z.number()),
      prize: MoneySchema.optional(),
    }),
  ),
  restrictions: orElse(RestrictionsSchema, { is_allowed: false, reasons: [] }),
  total_participants: orAbsent(z.number()),
  total_points: orAbsent(z.number()),
  // Shown before a withdrawal, so that nobody loses points unknowingly.
  reset_on_cashout: orElse(z.boolean(), true),
  games_count: orAbsent(z.number()),
  provider: z.string().optional(),
  image_url: PictureSchema.optional(),
  tags: anyOf(z.string()),
  description: CardOrNone,
});
export type Tournament = z.output<typeof TournamentSchema>;
