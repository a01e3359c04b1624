import type { ReactNode } from "react";
import { useBundleNames } from "./use-bundle-names";
import { useBundles } from "./use-bundles";

/**
 * Suspends a client navigation until the new page's message bundles are loaded. The navigation is a transition, so
 * the previous page stays on screen.
 */
export function BundleGate({ children }: { children: ReactNode }) {
  useBundles(useBundleNames());
  return children;
}
