import { isUnsent } from "~/browser/runtime/navigation/unsent";
import { framework } from "./own-build";

/**
 * Whether a reload would lose something: a game or other frame, an open dialog, a running or partly filled in form. A
 * false positive only delays the reload until the next navigation.
 */
export function isUnfinished(isGame: boolean): boolean {
  return (
    isGame ||
    document.querySelector("dialog[open], #main iframe") !== null ||
    isUnderWay() ||
    [...document.querySelectorAll("input, textarea, select")].some(isUnsent)
  );
}

function isUnderWay(): boolean {
  const state = framework().router?.state;
  return (
    state?.navigation.state !== "idle" ||
    [...state.fetchers.values()].some((fetcher) => fetcher.state !== "idle")
  );
}
