import type { AppContext } from "~/context";
import { ownCookies } from "./cookies";

/**
 * Marks the browser's cookies of this frame (contract D13). Only over https: elsewhere a cookie cannot belong to a
 * frame alone, and would follow the visitor to our own pages; there the address says it.
 */
export function rememberFrame(context: Pick<AppContext, "isFramed" | "origin" | "cookies">): void {
  if (!context.isFramed || !context.origin.startsWith("https:")) return;
  if (context.cookies.get(ownCookies.frame) !== "1") context.cookies.set(ownCookies.frame, "1");
}
