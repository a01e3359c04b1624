import type { RuntimeContext } from "~/browser/runtime/part";
import { needsCheck, REALITY_CHECK, withDialog, withoutDialog } from "~/dialogs/address/requested-dialog";

const CHANNEL = "cr-reality-check";

/**
 * Opens the reality check when it is due, also in games. The server decides when it is due and whether it was
 * answered; an answer in one tab postpones it in the others.
 */
export function start({ getLocation, onLocation, replace }: RuntimeContext): () => void {
  const others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  let known: number | undefined;
  let due = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function arm() {
    clearTimeout(timer);
    if (due !== Number.POSITIVE_INFINITY) timer = setTimeout(ask, Math.max(0, due - Date.now()));
  }

  function follow() {
    const { check } = getLocation();
    if (check?.at === known) return;
    const isAnswered = known !== undefined && check !== undefined && check.at > known;
    known = check?.at;
    due = check ? Date.now() + check.at - check.now : Number.POSITIVE_INFINITY;
    if (isAnswered) others?.postMessage(due);
    arm();
  }

  function ask() {
    // After the device slept or its clock changed, the timer may fire too early.
    if (Date.now() < due) return arm();
    const { pathname, search } = getLocation();
    replace(pathname + withDialog(search, REALITY_CHECK));
  }

  function putOff({ data }: MessageEvent) {
    if (typeof data !== "number" || due === Number.POSITIVE_INFINITY) return;
    const isShown = due <= Date.now();
    due = Math.max(due, data);
    if (isShown) close();
    arm();
  }

  /** Revalidates with the server, which knows the answer. */
  function close() {
    const { pathname, search } = getLocation();
    replace(pathname + (needsCheck(new URLSearchParams(search)) ? withoutDialog(search) : search));
  }

  others?.addEventListener("message", putOff);
  document.addEventListener("visibilitychange", arm);
  const stopFollowing = onLocation(follow);
  follow();
  return () => {
    clearTimeout(timer);
    stopFollowing();
    document.removeEventListener("visibilitychange", arm);
    others?.close();
  };
}
