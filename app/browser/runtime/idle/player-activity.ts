import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";
import { ownCookies } from "~/session/cookies/cookies";
import { IDLE_COOKIE_SECONDS } from "~/session/idle-cookie";

const SHARED_EVERY_MS = 1000;
/**
 * docs/product.md#4: any key press, click or scroll counts; the runtime reports route changes. Elements may scroll on
 * their own, as carousels do, so for them only wheel and touch count.
 */
const ACTIVITY_EVENTS = ["keydown", "click", "wheel", "touchmove"] as const;

export interface PlayerActivity {
  /** Time of the last activity in any tab of this browser: milliseconds of the wall clock. */
  last: () => number;
  /** Records activity now. */
  note: () => void;
  stop: () => void;
}

/**
 * Tracks activity across all tabs of the browser, by the wall clock, which continues while a machine sleeps. `onSign`
 * is called before activity is recorded, and returns whether it counts, so that late activity can be rejected.
 */
export function watchPlayerActivity(onSign: () => boolean, now: () => number = Date.now): PlayerActivity {
  let own = now();
  let shared = 0;

  /** After the clock was set back, times in the future do not count. */
  const last = () => Math.min(Math.max(own, othersSign()), now());
  function note() {
    own = now();
    if (own - shared < SHARED_EVERY_MS) return;
    shared = own;
    writeStored(storedKeys.signOfLife, String(own));
    noteActive(own);
  }
  /** Throttled: scroll events fire many times a second. */
  const handleActivity = () => {
    if (now() - own >= SHARED_EVERY_MS / 2 && onSign()) note();
  };
  const over = new AbortController();
  const { signal } = over;
  for (const sign of ACTIVITY_EVENTS)
    window.addEventListener(sign, handleActivity, { capture: true, passive: true, signal });
  // Key presses inside an iframe are not visible here. Focus moving into it is, and games post a message each round.
  const handleBlur = () => {
    if (document.activeElement instanceof HTMLIFrameElement) handleActivity();
  };
  const handleGameMessage = ({ data }: MessageEvent) => {
    if (data?.source === "platform-game" && data.event === "balance") handleActivity();
  };
  // The page's own scroll events only: those of elements do not bubble.
  document.addEventListener("scroll", handleActivity, { passive: true, signal });
  window.addEventListener("blur", handleBlur, { signal });
  window.addEventListener("message", handleGameMessage, { signal });
  note();

  return { last, note, stop: () => over.abort() };
}

function othersSign(): number {
  const stored = Number(readStored(storedKeys.signOfLife));
  return Number.isFinite(stored) ? stored : 0;
}

/** Records in the server's cookie when the player was last active (milliseconds), if the server has set it. */
function noteActive(at: number): void {
  if (!String(document.cookie).includes(`${ownCookies.active}=`)) return;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: read back by the server alone, and the Cookie Store API is no browser's everywhere
  document.cookie = `${ownCookies.active}=${Math.floor(at / 1000)}; Path=/; Max-Age=${IDLE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}
