import { useMatches } from "@remix-run/react";
import type { RouteHandle } from "~/context";

/** Message bundles that the matched routes name in their handles, each once. */
export function useBundleNames(): string[] {
  const names = useMatches().flatMap((match) => (match.handle as RouteHandle | undefined)?.i18n ?? []);
  return [...new Set(names)];
}
