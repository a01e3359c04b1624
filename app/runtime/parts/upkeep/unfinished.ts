import { framework } from "../../build/own-build";
import { isUnsent } from "../../unsent";

/**
 * Whether loading the page again would take something away: a game or another service's page in a frame, an open dialog,
 * a form under way or half filled in. Wrong only towards yes, after which the next page is the load.
 */
export function isUnfinished(pathname: string): boolean {
  return (
    pathname.includes("/game/") ||
    document.querySelector("dialog[open], #main iframe") !== null ||
    isUnderWay() ||
    [...document.querySelectorAll("input, textarea, select")].some(isUnsent)
  );
}

function isUnderWay(): boolean {
  const state = framework().__remixRouter?.state;
  return (
    state?.navigation.state !== "idle" ||
    [...state.fetchers.values()].some((fetcher) => fetcher.state !== "idle")
  );
}
