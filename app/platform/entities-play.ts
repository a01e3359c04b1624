import { z } from "zod";
import { GameRefSchema } from "./entities";
import {
  choice,
  choiceOr,
  DateTimeSchema,
  FileSchema,
  IdSchema,
  LinkSchema,
  MoneySchema,
  PictureSchema,
} from "./wire";

// Contract 3.7 and 3.10: what a player has played, and what campaigns show.

/** A kind or status that we do not know hides no bet (contract O30). */
export const GameRoundSchema = z.object({
  id: z.string(),
  created_at: DateTimeSchema,
  type: choiceOr(["casino", "betting"], "other"),
  game: GameRefSchema,
  bet: MoneySchema,
  win: MoneySchema,
  status: choiceOr(["win", "lose", "refund", "open"], "other"),
  details: z.string().optional(),
});
export type GameRound = z.output<typeof GameRoundSchema>;

/** `none` when none was ever asked for; a state we do not know counts as failed, so that it can be asked for again. */
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
  text: z.string(),
  image_url: PictureSchema.optional(),
  image_mobile_url: PictureSchema.optional(),
  button_label: z.string().optional(),
  button_url: LinkSchema.optional(),
  is_external: z.boolean().optional(),
  promo_code: z.string().optional(),
  delay_seconds: z.number(),
  priority: z.number(),
  frequency: choiceOr(["once", "session", "always"], "once"),
  is_draft: z.boolean(),
  started_at: DateTimeSchema,
  finished_at: DateTimeSchema.optional(),
});
export type CampaignPopup = z.output<typeof CampaignPopupSchema>;
