import { z } from "zod";
import { genericIssue } from "~/forms/validation/issue";
import { limitAmount } from "../limit/limit-schema";

/** Minutes of play that a player chooses from. */
export const playMinutes = ["15", "30", "60", "120", "240"] as const;

/** What the market has players set before they play. */
export type SessionPart = "time" | "spend";

/** Limits of a session as the player types them; each part that the market names is required. */
export function sessionSchema(parts: readonly SessionPart[], decimals: number, currency: string) {
  const minutes = z.enum(playMinutes, { error: () => genericIssue("required") });
  const spend = limitAmount(decimals, currency);
  return z.object({
    minutes: parts.includes("time") ? minutes : minutes.optional(),
    spend: parts.includes("spend") ? spend : spend.optional(),
  });
}
