const MARK = "fillsGames";
const EVENT = "fill-games";

/** Makes games cover the window from now on, including one that is open. */
export function fillGames(): void {
  document.documentElement.dataset[MARK] = "";
  document.dispatchEvent(new Event(EVENT));
}

/**
 * Calls back when games have to cover the window, at once if they already have to; returns the unsubscribe function.
 */
export function onFillGames(fill: () => void): () => void {
  if (document.documentElement.dataset[MARK] !== undefined) fill();
  document.addEventListener(EVENT, fill);
  return () => document.removeEventListener(EVENT, fill);
}
