import { asksForCheck, REALITY_CHECK, withDialog, withoutDialog } from "~/dialogs/dialog-query";
import type { RuntimeContext } from "../runtime";

const CHANNEL = "cr-reality-check";

/**
 * Asks for the reality check when it is due, in a game too. The server says when that is and whether it is; what was
 * answered in one tab puts it off in the others.
 */
export function start({ place, onPlace, replace }: RuntimeContext): () => void {
  const others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  let known: number | undefined;
  let due = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function arm() {
    clearTimeout(timer);
    if (due !== Number.POSITIVE_INFINITY) timer = setTimeout(ask, Math.max(0, due - Date.now()));
  }

  function follow() {
    const { check } = place();
    if (check?.at === known) return;
    const isAnswered = known !== undefined && check !== undefined && check.at > known;
    known = check?.at;
    due = check ? Date.now() + check.at - check.now : Number.POSITIVE_INFINITY;
    if (isAnswered) others?.postMessage(due);
    arm();
  }

  function ask() {
    // A device that slept, or whose clock was set, is asked for no sooner than it is time.
    if (Date.now() < due) return arm();
    const { pathname, search } = place();
    replace(pathname + withDialog(search, REALITY_CHECK));
  }

  function putOff({ data }: MessageEvent) {
    if (typeof data !== "number" || due === Number.POSITIVE_INFINITY) return;
    const isShown = due <= Date.now();
    due = Math.max(due, data);
    if (isShown) close();
    arm();
  }

  /** The server is asked anew, and finds it answered. */
  function close() {
    const { pathname, search } = place();
    replace(pathname + (asksForCheck(new URLSearchParams(search)) ? withoutDialog(search) : search));
  }

  others?.addEventListener("message", putOff);
  document.addEventListener("visibilitychange", arm);
  const stopFollowing = onPlace(follow);
  follow();
  return () => {
    clearTimeout(timer);
    stopFollowing();
    document.removeEventListener("visibilitychange", arm);
    others?.close();
  };
}
