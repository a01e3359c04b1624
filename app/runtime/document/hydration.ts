import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

let isOver = false;
/** Islands that still stand as they were served. */
const served = new Set<object>();

/** Marks hydration as finished; called by a component of every page. */
export function useHydrationEnd(): void {
  useEffect(() => {
    isOver = true;
  }, []);
}

/** Whether the browser is hydrating the page, or waits for the code of one of its islands. */
export function isHydrating(): boolean {
  return typeof document !== "undefined" && (!isOver || served.size > 0);
}

/**
 * Counts an island as part of hydration until its component has mounted; returns the function that says so.
 * @param begin When its code is asked for, if later than at once.
 */
export function useServedIsland(isServed: boolean, begin?: () => Promise<void>): () => void {
  const [island] = useState(() => ({ isAlive: false }));
  useEffect(() => {
    let isOver = false;
    const count = () => {
      if (!isOver && isServed && !island.isAlive) served.add(island);
    };
    if (begin) void begin().then(count);
    else count();
    return () => {
      isOver = true;
      served.delete(island);
    };
  }, [island, isServed, begin]);
  return useCallback(() => {
    island.isAlive = true;
    served.delete(island);
  }, [island]);
}

const never = () => () => {};

/**
 * Whether this render adopts the server's markup, or makes it. React hydrates each Suspense boundary by itself, some
 * long after the page, so no state of the page can tell. Unlike `useHydrated`, it causes no second render.
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
