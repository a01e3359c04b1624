import { publishBalances } from "~/browser/runtime/balance/live-balance";
import { createThrottledRefresh } from "~/browser/runtime/time/throttled-refresh";
import { paths } from "~/routing/paths";
import type { RuntimeContext, RuntimeLocation } from "../part";
import { storedKeys } from "../storage";
import { clearMirror, followMirror, readMirror, saveMirror } from "./balance-mirror";
import { readBalance } from "./read-balance";

const SECOND = 1000;
/** Fraction of an interval during which another tab's read counts as fresh. */
const FRESH_PART = 0.9;
/** Milliseconds after which a sign-out in another tab has finished. */
const SIGN_OUT_MS = 2000;

/**
 * Refreshes a player's balance as configured by the operator (docs/product.md#4): at intervals, until there was no
 * click for a while, and after clicks. Games refresh their own (docs/product.md#2.2). Balances are shared with other
 * tabs through local storage (docs/product.md#3) until the session ends.
 */
export function start({ getLocation, onLocation, replace }: RuntimeContext): () => void {
  let shown = getLocation().balances;
  let lastClick = Date.now();
  let requestedAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let endedSession: string | undefined;
  let every = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let signOutTimer: ReturnType<typeof setTimeout> | undefined;

  const paced = createThrottledRefresh(
    read,
    () => (getLocation().balanceRefresh?.countSecondsForDelayBetweenClick ?? 1) * SECOND,
  );

  /** Requests balances that were read at this time or later, by any tab. */
  function ask(at: number) {
    if (!isMine()) return;
    requestedAt = Math.max(requestedAt, at);
    paced.request();
  }

  function isMine() {
    const { viewer, sessionKey, isGame } = getLocation();
    return viewer === "player" && sessionKey !== endedSession && !isGame;
  }

  async function read() {
    const { sessionKey = "" } = getLocation();
    // Meanwhile the page may have changed, or another tab may have read.
    if (!isMine() || Math.max(readAt, readMirror(sessionKey)?.at ?? readAt) >= requestedAt) return true;
    const begun = Date.now();
    const answer = await withTabLock(() => readBalance(sessionKey));
    if (answer === "busy") paced.request();
    else if (answer === null) end(sessionKey);
    else if (answer) readAt = begun;
    return answer !== undefined;
  }

  /** The session ended: reloads the page's data, which contains the current player. */
  function end(sessionKey: string) {
    endedSession = sessionKey;
    if (readMirror(sessionKey)) clearMirror();
    const { pathname, search } = getLocation();
    replace(pathname + search);
  }

  function tick() {
    if (!isOver(getLocation().balanceRefresh)) ask(Date.now() - every * FRESH_PART);
  }

  const isOver = (settings: RuntimeLocation["balanceRefresh"]) =>
    settings?.isEnabledTurnOffRequests &&
    Date.now() - lastClick > settings.countMinutesAfterWhichRequestsTurnedOff * 60 * SECOND;

  function followClick() {
    lastClick = Date.now();
    if (getLocation().balanceRefresh?.isEnabledRequestsAfterClick) ask(lastClick);
  }

  function check() {
    const { viewer, balances, balanceRefresh: settings } = getLocation();
    if (viewer === "visitor") clearMirror();
    if (balances && balances !== shown) mirror(balances, Date.now());
    shown = balances ?? shown;
    const wanted = settings?.isEnabledInterval ? Math.max(1, settings.countSecondsForInterval) * SECOND : 0;
    if (wanted === every) return;
    every = wanted;
    clearInterval(timer);
    if (every > 0) timer = setInterval(tick, every);
  }

  function mirror(balances: NonNullable<RuntimeLocation["balances"]>, at: number) {
    const { viewer, sessionKey = "" } = getLocation();
    if (viewer === "player" && sessionKey !== endedSession) saveMirror({ sessionKey, at, balances });
  }

  /** Another tab may have read newer balances than the document's. */
  function begin() {
    const newer = readMirror(getLocation().sessionKey ?? "");
    if (newer && newer.at > performance.timeOrigin) publishBalances(newer.balances);
    else if (shown) mirror(shown, performance.timeOrigin);
    check();
  }

  const unfollow = onLocation(check);
  const unmirror = followMirror({
    sessionKey: () => getLocation().sessionKey,
    onMoney: ({ balances }) => publishBalances(balances),
    onForeign() {
      clearTimeout(signOutTimer);
      signOutTimer = setTimeout(() => ask(Date.now()), SIGN_OUT_MS);
    },
  });
  /** Signing out removes the stored balances, whatever its outcome. */
  const followSignOut = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.getAttribute("action")?.endsWith(paths.logout()))
      clearMirror();
  };
  document.addEventListener("click", followClick);
  document.addEventListener("submit", followSignOut);
  begin();

  return () => {
    clearInterval(timer);
    clearTimeout(signOutTimer);
    unfollow();
    unmirror();
    document.removeEventListener("click", followClick);
    document.removeEventListener("submit", followSignOut);
    paced.stop();
  };
}

/** Runs in one tab at a time, where the browser supports locks. */
async function withTabLock<T>(run: () => Promise<T>): Promise<T | "busy"> {
  try {
    return await navigator.locks.request(storedKeys.balance, { ifAvailable: true }, async (lock) =>
      lock ? run() : "busy",
    );
  } catch {
    return run();
  }
}
