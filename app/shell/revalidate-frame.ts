import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** The frame is asked for again after a write, or when somebody asks for this very page; not for every page turned. */
export function revalidateFrame({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isWrite = formMethod !== undefined && formMethod !== "GET";
  return isWrite || withoutHash(currentUrl) === withoutHash(nextUrl);
}

function withoutHash({ pathname, search }: URL): string {
  return pathname + search;
}
