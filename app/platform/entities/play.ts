import { z } from "zod";
import {
  choice,
  choiceOr,
  FileSchema,
  IdSchema,
  LinkSchema,
  listOf,
  MoneySchema,
  orAbsent,
  orElse,
  PictureSchema,
  TextOrNone,
} from "~/platform/wire";
import { DateTimeSchema } from "~/upstream/dates";
import { GameRefSchema } from "./games";

// docs/contract.md#3.7 and #3.10: game history and campaign popups.

const RoundStatus = choiceOr(["win", "lose", "refund", "open"], "other");

/** What a bet was placed on: a match and its outcome. */
const BetLegSchema = z.object({
  name: z.string(),
  pick: z.string().optional(),
  odds: z.string().optional(),
  status: RoundStatus.optional(),
});

/** An unknown type or status becomes `other`: no bet is hidden (docs/contract.md#o30). */
export const GameRoundSchema = z.object({
  id: orElse(z.string(), ""),
  created_at: orAbsent(DateTimeSchema),
  type: choiceOr(["casino", "betting"], "other"),
  game: orAbsent(GameRefSchema),
  bet: orAbsent(MoneySchema),
  win: orAbsent(MoneySchema),
  status: RoundStatus,
  details: z.string().optional(),
  odds: z.string().optional(),
  legs: listOf(BetLegSchema).optional(),
});
export type GameRound = z.output<typeof GameRoundSchema>;

/** `none`: no export was ever requested. An unknown status counts as `failed`, so that a new one can be requested. */
export const HistoryExportRequestSchema = z.object({
  id: IdSchema.optional(),
  status: choiceOr(["none", "pending", "ready", "failed", "expired"], "failed"),
  created_at: DateTimeSchema.optional(),
  url: FileSchema.optional(),
  expired_at: DateTimeSchema.optional(),
});
export type HistoryExportRequest = z.output<typeof HistoryExportRequestSchema>;

export const CampaignPopupSchema = z.object({
  id: IdSchema,
  sysname: z.string(),
  kind: choice(["popup", "curtain"]),
  title: z.string(),
  text: TextOrNone,
  image_url: PictureSchema.optional(),
  image_mobile_url: PictureSchema.optional(),
  button_label: z.string().optional(),
  button_url: LinkSchema.optional(),
  is_external: z.boolean().optional(),
  promo_code: z.string().optional(),
  delay_seconds: orElse(z.number(), 0),
  priority: orElse(z.number(), 0),
  frequency: choiceOr(["once", "session", "always"], "once"),
  // What may not be ready is not shown.
  is_draft: orElse(z.boolean(), true),
  started_at: DateTimeSchema,
  finished_at: DateTimeSchema.optional(),
});
export type CampaignPopup = z.output<typeof CampaignPopupSchema>;

/** A match to bet on (docs/contract.md#3.7). */
export const SportEventSchema = z.object({
  id: IdSchema,
  sport: z.string(),
  sport_name: z.string().optional(),
  league: z.string().optional(),
  home: z.string(),
  away: z.string(),
  start_at: DateTimeSchema,
  path: z.string().optional(),
  venue: z.string().optional(),
});
export type SportEvent = z.output<typeof SportEventSchema>;
