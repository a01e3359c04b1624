import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** The frame is asked for again after a write, or when somebody asks for this very page; not for every page turned. */
export function revalidateFrame({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod !== undefined && formMethod !== "GET") || currentUrl.href === nextUrl.href;
}
