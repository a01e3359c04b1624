import { paths } from "~/paths";
import { readBalance } from "~/shell/header/live-balance";
import { createPacedRefresh } from "../paced-refresh";
import type { RuntimeContext } from "../runtime";

const SECOND = 1000;

/**
 * Keeps the header's balance up to date as the operator has set it (specification 4): from time to time until nobody
 * has clicked for a while, and after a click. A game looks after its own balance (specification 2.2).
 */
export function start({ place }: RuntimeContext): () => void {
  const settings = place().balanceRefresh;
  if (!settings) return () => {};
  let lastClick = Date.now();
  const paced = createPacedRefresh(
    async () => {
      if ((await readBalance(paths.balance())) === null) stop();
    },
    { pauseMs: settings.countSecondsForDelayBetweenClick * SECOND, isHidden: () => document.hidden },
  );

  function ask() {
    const { viewer, pathname } = place();
    if (viewer === "player" && !pathname.includes("/game/")) paced.request();
  }

  function followClick() {
    lastClick = Date.now();
    if (settings?.isEnabledRequestsAfterClick) ask();
  }

  const isOver = () =>
    settings.isEnabledTurnOffRequests &&
    Date.now() - lastClick > settings.countMinutesAfterWhichRequestsTurnedOff * 60 * SECOND;
  const timer = settings.isEnabledInterval
    ? setInterval(() => {
        if (!isOver()) ask();
      }, Math.max(1, settings.countSecondsForInterval) * SECOND)
    : undefined;
  document.addEventListener("click", followClick);
  document.addEventListener("visibilitychange", paced.resume);

  function stop() {
    clearInterval(timer);
    document.removeEventListener("click", followClick);
    document.removeEventListener("visibilitychange", paced.resume);
    paced.stop();
  }
  return stop;
}
