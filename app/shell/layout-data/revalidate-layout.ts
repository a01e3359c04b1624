import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { preservesData } from "~/browser/runtime/connection/frozen-page";

/** Revalidates the layout after a mutation and when the same URL is loaded again, but not on other navigations. */
export function revalidateLayout(args: ShouldRevalidateFunctionArgs): boolean {
  if (preservesData(args)) return false;
  const { formMethod, currentUrl, nextUrl } = args;
  const isWrite = formMethod !== undefined && formMethod !== "GET";
  return isWrite || withoutHash(currentUrl) === withoutHash(nextUrl);
}

function withoutHash({ pathname, search }: URL): string {
  return pathname + search;
}
