import type { AppContext } from "~/context/app-context";
import { ownCookies } from "./cookies/cookies";

/**
 * Remembers in a partitioned cookie that the site is framed (docs/contract.md#d13). Only over https: without it the
 * cookie cannot be partitioned and would also mark our unframed pages; there the query says it.
 */
export function rememberFrame(context: AppContext): void {
  if (!context.isFramed || !context.origin.startsWith("https:")) return;
  if (context.cookies.get(ownCookies.frame) !== "1") context.cookies.set(ownCookies.frame, "1");
}
