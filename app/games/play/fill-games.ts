const MARK = "fillsGames";
const EVENT = "fill-games";

/** From now on a game covers the window as soon as it is opened; one that is open does at once. */
export function fillGames(): void {
  document.documentElement.dataset[MARK] = "";
  document.dispatchEvent(new Event(EVENT));
}

/** Calls back where games are to cover the window, now or when that is said; returns what ends that. */
export function onFillGames(fill: () => void): () => void {
  if (document.documentElement.dataset[MARK] !== undefined) fill();
  document.addEventListener(EVENT, fill);
  return () => document.removeEventListener(EVENT, fill);
}
