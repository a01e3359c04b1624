import type { RuntimeLocation } from "./runtime";
import { keepStored, readStored, storedKeys } from "./storage";

type Viewer = RuntimeLocation["viewer"];

/**
 * A page that the browser kept whole is shown again as it was left (back, forward): only where it is nobody's, and nobody
 * has come in since. Any other one is fetched anew and is not seen before. Gives back how to stop.
 */
export function guardRestoredPage(viewer: Viewer): () => void {
  if (viewer) keepStored(storedKeys.viewer, viewer);
  const isPrivate = viewer !== "visitor";
  const root = document.documentElement;

  function leave({ persisted }: PageTransitionEvent) {
    if (persisted && isPrivate) root.style.visibility = "hidden";
  }
  function restore({ persisted }: PageTransitionEvent) {
    if (persisted && (isPrivate || readStored(storedKeys.viewer) !== "visitor")) location.reload();
  }
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", restore);
  return () => {
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", restore);
  };
}
