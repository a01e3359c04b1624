import type { RuntimeLocation } from "~/browser/runtime/part";
import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";

type Viewer = RuntimeLocation["viewer"];

/**
 * Guards pages restored from the back/forward cache: only a visitor's page may be shown, and only if no player signed
 * in since. Any other page is hidden and reloaded. Returns a function that stops it.
 */
export function guardRestoredPage(viewer: Viewer): () => void {
  if (viewer) writeStored(storedKeys.viewer, viewer);
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
