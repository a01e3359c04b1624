import { z } from "zod";
import { genericIssue } from "~/forms/validation/issue";
import { limitAmount } from "../limit/limit-schema";

/** Periods of a limit of play, in days. */
export const playPeriods = ["1", "7", "30"] as const;
export type PlayPeriod = (typeof playPeriods)[number];

/** A limit of play as it is typed; `sure` is ticked for one that lets more in. */
export const playLimitSchema = (decimals: number, currency: string) =>
  z.object({
    limit: limitAmount(decimals, currency),
    period: z.enum(playPeriods, { error: () => genericIssue("required") }),
    sure: z.string().optional(),
  });
