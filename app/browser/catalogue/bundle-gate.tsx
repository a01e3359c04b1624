import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RouteHandle } from "~/context/route-handle";
import { loadBundles, missingBundles } from "./browser-catalogue";

/**
 * Suspends a client navigation until the new page's message bundles are loaded. The navigation is a transition, so
 * the previous page stays on screen.
 */
export function BundleGate({ children }: { children: ReactNode }) {
  useBundles(useBundleNames());
  return children;
}

/** Suspends the component until the named message bundles are loaded. */
export function useBundles(names: readonly string[]): void {
  const missing = missingBundles(names);
  if (missing.length > 0) throw loadBundles(missing);
}

/** Message bundles that the handles of the matched routes declare, without duplicates. */
function useBundleNames(): string[] {
  const names = useMatches().flatMap((match) => (match.handle as RouteHandle | undefined)?.i18n ?? []);
  return [...new Set(names)];
}
