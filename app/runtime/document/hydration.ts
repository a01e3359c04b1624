import { useEffect } from "react";

let isOver = false;

/** Marks hydration as finished; called by a component of every page. */
export function useHydrationEnd(): void {
  useEffect(() => {
    isOver = true;
  }, []);
}

/** Whether the browser is hydrating the server's markup. */
export function isHydrating(): boolean {
  return typeof document !== "undefined" && !isOver;
}
