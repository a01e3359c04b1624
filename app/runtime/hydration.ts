import { useEffect } from "react";

let isOver = false;

/** Called by what stands on every page: from its first effect on, the page has taken over. */
export function useHydrationEnd(): void {
  useEffect(() => {
    isOver = true;
  }, []);
}

/** In the browser, while it makes the server's page its own. */
export function isHydrating(): boolean {
  return typeof document !== "undefined" && !isOver;
}
