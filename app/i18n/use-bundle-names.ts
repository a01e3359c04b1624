import { useMatches } from "@remix-run/react";
import type { RouteHandle } from "~/context";

/** Message bundles that the handles of the matched routes declare, without duplicates. */
export function useBundleNames(): string[] {
  const names = useMatches().flatMap((match) => (match.handle as RouteHandle | undefined)?.i18n ?? []);
  return [...new Set(names)];
}
