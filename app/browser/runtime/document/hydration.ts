import { useEffect, useSyncExternalStore } from "react";

let isOver = false;

/** Marks hydration as finished; called by a component of every page. */
export function useHydrationEnd(): void {
  useEffect(() => {
    isOver = true;
  }, []);
}

/** Whether the browser is hydrating the page. */
export function isHydrating(): boolean {
  return typeof document !== "undefined" && !isOver;
}

const never = () => () => {};

/**
 * Whether this render hydrates the server's markup or creates its own. React hydrates each Suspense boundary by itself,
 * some long after the page, so no state of the page shows it. Unlike `useHydrated`, it causes no second render.
 */
export function useIsHydrating(): boolean {
  let isAdopting = false;
  const seen = () => null;
  useSyncExternalStore(never, seen, () => {
    isAdopting = true;
    return null;
  });
  return isAdopting;
}
