import { keepStored, readStored, storedKeys } from "~/runtime/storage";

const SHARED_EVERY_MS = 1000;
/**
 * Product 4: any key press, click or scroll; a change of route is told by the runtime. What scrolls within a page
 * may do so by itself, as a carousel does: there only the hand counts.
 */
const SIGNS = ["keydown", "click", "wheel", "touchmove"] as const;

export interface PlayerActivity {
  /** When somebody was last there, in this tab or another one of this browser: milliseconds of the wall clock. */
  last: () => number;
  /** Somebody is there now. */
  note: () => void;
  stop: () => void;
}

/**
 * Follows whether somebody is there, over all tabs of the browser. The wall clock is what goes on while a machine
 * sleeps. `onSign` is called before the sign counts, so that one that comes too late can be told from one in time; it
 * returns whether it counts.
 */
export function watchPlayerActivity(onSign: () => boolean, now: () => number = Date.now): PlayerActivity {
  let own = now();
  let shared = 0;

  /** A clock that was set back leaves no signs from the future. */
  const last = () => Math.min(Math.max(own, othersSign()), now());
  function note() {
    own = now();
    if (own - shared < SHARED_EVERY_MS) return;
    shared = own;
    keepStored(storedKeys.signOfLife, String(own));
  }
  /** Scrolling tells of itself many times a second. */
  const hear = () => {
    if (now() - own >= SHARED_EVERY_MS / 2 && onSign()) note();
  };
  for (const sign of SIGNS) window.addEventListener(sign, hear, { capture: true, passive: true });
  // What is pressed in a frame is heard by its page alone. That the focus went there is heard here, and a game tells
  // of every round.
  const hearFocus = () => {
    if (document.activeElement instanceof HTMLIFrameElement) hear();
  };
  const hearGame = ({ data }: MessageEvent) => {
    if (data?.source === "platform-game" && data.event === "balance") hear();
  };
  // Of the page itself: what scrolls within it does not bubble up to here.
  document.addEventListener("scroll", hear, { passive: true });
  window.addEventListener("blur", hearFocus);
  window.addEventListener("message", hearGame);
  note();

  return {
    last,
    note,
    stop() {
      for (const sign of SIGNS) window.removeEventListener(sign, hear, { capture: true });
      document.removeEventListener("scroll", hear);
      window.removeEventListener("blur", hearFocus);
      window.removeEventListener("message", hearGame);
    },
  };
}

function othersSign(): number {
  const kept = Number(readStored(storedKeys.signOfLife));
  return Number.isFinite(kept) ? kept : 0;
}
