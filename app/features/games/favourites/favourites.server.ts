import type { AppContext } from "~/context/app-context";
import { PlatformFailure } from "~/platform/errors";
import { isSysname } from "../sysname";
import type { FavouriteIntent } from "./favourites";

const methods = { add: "games.addLike", remove: "games.removeLike" } as const;

/** `signedOut`: no valid session. `refused`: unknown game or intent. `failed`: the platform did not reply. */
export type FavouriteOutcome = "done" | "signedOut" | "refused" | "failed";

/** Adds a game to the favourites or removes it; both are idempotent on the platform (docs/contract.md#3.7). */
export async function setFavourite(
  context: AppContext,
  { sysname, intent }: { sysname: unknown; intent: unknown },
): Promise<FavouriteOutcome> {
  if (typeof sysname !== "string" || !isSysname(sysname) || !isIntent(intent)) return "refused";
  // Without a cookie of the platform there is no session (docs/contract.md#1.4).
  if (!context.cookies.upstreamHeader()) return "signedOut";
  try {
    const reply = await context.platform.attempt(methods[intent], { sysname });
    if (reply.ok) return "done";
    return reply.refusal.code === "NOT_AUTHORIZED" ? "signedOut" : "refused";
  } catch (error) {
    if (error instanceof PlatformFailure) return "failed";
    throw error;
  }
}

function isIntent(value: unknown): value is FavouriteIntent {
  return value === "add" || value === "remove";
}
