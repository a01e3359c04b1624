import type { ReactNode } from "react";
import { useBundleNames } from "./use-bundle-names";
import { useBundles } from "./use-bundles";

/**
 * Holds a client navigation back until the new page's message bundles are there. The navigation is a
 * transition, so the page before stays on screen.
 */
export function BundleGate({ children }: { children: ReactNode }) {
  useBundles(useBundleNames());
  return children;
}
