import { paths } from "~/paths";
import { createThrottledRefresh } from "~/runtime/throttled-refresh";
import { tellBalances } from "~/shell/header/live-balance";
import { followMirror, forgetMirror, keepMirror, readMirror } from "../balance/balance-mirror";
import { readBalance } from "../balance/read-balance";
import type { RuntimeContext, RuntimeLocation } from "../runtime";
import { storedKeys } from "../storage";

const SECOND = 1000;
/** What another tab read within this part of an interval is as good as a read of one's own. */
const FRESH_PART = 0.9;
/** A sign-out that another tab has begun is over by then. */
const SIGN_OUT_MS = 2000;

/**
 * Keeps a player's balance up to date as the operator has set it (product 4): from time to time until nobody has
 * clicked for a while, and after a click. A game looks after its own balance (product 2.2). What one tab reads
 * is mirrored in local storage (product 3), by which all tabs show it; it goes with the session.
 */
export function start({ place, onPlace, replace }: RuntimeContext): () => void {
  let shown = place().balances;
  let lastClick = Date.now();
  let askedAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let endedVisit: string | undefined;
  let every = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let signOutTimer: ReturnType<typeof setTimeout> | undefined;

  const paced = createThrottledRefresh(read, {
    pauseMs: () => (place().balanceRefresh?.countSecondsForDelayBetweenClick ?? 1) * SECOND,
    isHidden: () => document.hidden,
  });

  /** Wants money that was read at that moment, or later, by whichever tab. */
  function ask(at: number) {
    if (!isMine()) return;
    askedAt = Math.max(askedAt, at);
    paced.request();
  }

  function isMine() {
    const { viewer, visit, pathname } = place();
    return viewer === "player" && visit !== endedVisit && !pathname.includes("/game/");
  }

  async function read() {
    const { visit = "" } = place();
    // While it waited the page may have been turned, and another tab may have read.
    if (!isMine() || Math.max(readAt, readMirror(visit)?.at ?? readAt) >= askedAt) return true;
    const begun = Date.now();
    const answer = await alone(() => readBalance(visit));
    if (answer === "busy") paced.request();
    else if (answer === null) end(visit);
    else if (answer) readAt = begun;
    return answer !== undefined;
  }

  /** The page says who is there now. */
  function end(visit: string) {
    endedVisit = visit;
    if (readMirror(visit)) forgetMirror();
    const { pathname, search } = place();
    replace(pathname + search);
  }

  function tick() {
    if (!isOver(place().balanceRefresh)) ask(Date.now() - every * FRESH_PART);
  }

  const isOver = (settings: RuntimeLocation["balanceRefresh"]) =>
    settings?.isEnabledTurnOffRequests &&
    Date.now() - lastClick > settings.countMinutesAfterWhichRequestsTurnedOff * 60 * SECOND;

  function followClick() {
    lastClick = Date.now();
    if (place().balanceRefresh?.isEnabledRequestsAfterClick) ask(lastClick);
  }

  function check() {
    const { viewer, balances, balanceRefresh: settings } = place();
    if (viewer === "visitor") forgetMirror();
    if (balances && balances !== shown) mirror(balances, Date.now());
    shown = balances ?? shown;
    const wanted = settings?.isEnabledInterval ? Math.max(1, settings.countSecondsForInterval) * SECOND : 0;
    if (wanted === every) return;
    every = wanted;
    clearInterval(timer);
    if (every > 0) timer = setInterval(tick, every);
  }

  function mirror(balances: NonNullable<RuntimeLocation["balances"]>, at: number) {
    const { viewer, visit = "" } = place();
    if (viewer === "player" && visit !== endedVisit) keepMirror({ visit, at, balances });
  }

  /** The document may be older than what another tab has read since. */
  function begin() {
    const newer = readMirror(place().visit ?? "");
    if (newer && newer.at > performance.timeOrigin) tellBalances(newer.balances);
    else if (shown) mirror(shown, performance.timeOrigin);
    check();
  }

  const unfollow = onPlace(check);
  const unmirror = followMirror({
    visit: () => place().visit,
    onMoney: ({ balances }) => tellBalances(balances),
    onForeign() {
      clearTimeout(signOutTimer);
      signOutTimer = setTimeout(() => ask(Date.now()), SIGN_OUT_MS);
    },
  });
  /** Whatever becomes of it, a player who leaves leaves nothing behind. */
  const followSignOut = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.getAttribute("action")?.endsWith(paths.logout()))
      forgetMirror();
  };
  document.addEventListener("click", followClick);
  document.addEventListener("submit", followSignOut);
  document.addEventListener("visibilitychange", paced.resume);
  begin();

  return () => {
    clearInterval(timer);
    clearTimeout(signOutTimer);
    unfollow();
    unmirror();
    document.removeEventListener("click", followClick);
    document.removeEventListener("submit", followSignOut);
    document.removeEventListener("visibilitychange", paced.resume);
    paced.stop();
  };
}

/** One tab of the browser at a time, where it has locks and lets the page use them. */
async function alone<T>(run: () => Promise<T>): Promise<T | "busy"> {
  try {
    return await navigator.locks.request(storedKeys.balance, { ifAvailable: true }, async (lock) =>
      lock ? run() : "busy",
    );
  } catch {
    return run();
  }
}
