import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { keepsData } from "~/browser/runtime/connection/kept-page";

/** Revalidates the layout after a mutation and when the same URL is loaded again, but not on other navigations. */
export function revalidateLayout(args: ShouldRevalidateFunctionArgs): boolean {
  if (keepsData(args)) return false;
  const { formMethod, currentUrl, nextUrl } = args;
  const isWrite = formMethod !== undefined && formMethod !== "GET";
  return isWrite || withoutHash(currentUrl) === withoutHash(nextUrl);
}

function withoutHash({ pathname, search }: URL): string {
  return pathname + search;
}
