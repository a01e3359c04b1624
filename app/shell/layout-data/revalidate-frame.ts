import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Revalidates the frame after a mutation and when the same URL is loaded again, but not on other navigations. */
export function revalidateFrame({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isWrite = formMethod !== undefined && formMethod !== "GET";
  return isWrite || withoutHash(currentUrl) === withoutHash(nextUrl);
}

function withoutHash({ pathname, search }: URL): string {
  return pathname + search;
}
