import { framework } from "../build/own-build";

let isKept = false;

/** Whether the router's loads are to be passed over, because the page stays as it is. */
export const isPageKept = () => isKept;

/**
 * Keeps the page's data until the router is idle again. After a navigation or submission that got no answer a form keeps
 * its token, and nothing is asked over a connection that has just failed; an address that follows what a frame shows
 * already needs no data.
 */
export function keepPage(): void {
  const { router } = framework();
  if (isKept || !router) return;
  isKept = true;
  const stop = router.subscribe(() => {
    const { navigation, fetchers } = router.state;
    if (navigation.state !== "idle" || [...fetchers.values()].some(({ state }) => state !== "idle")) return;
    isKept = false;
    stop();
  });
}
