import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { isPageKept } from "~/runtime/connection/kept-page";

/** Revalidates the layout after a mutation and when the same URL is loaded again, but not on other navigations. */
export function revalidateLayout({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (isPageKept()) return false;
  const isWrite = formMethod !== undefined && formMethod !== "GET";
  return isWrite || withoutHash(currentUrl) === withoutHash(nextUrl);
}

function withoutHash({ pathname, search }: URL): string {
  return pathname + search;
}
