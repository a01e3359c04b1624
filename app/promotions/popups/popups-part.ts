import { dialogQueue } from "~/dialogs/modal/queue";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/paths";
import { mayInterrupt } from "~/runtime/navigation/may-interrupt";
import { followTyping } from "~/runtime/navigation/unsent";
import type { RuntimeContext } from "~/runtime/part";
import { readJson } from "~/runtime/read-json";
import type { OwnPopup, PopupAnswer } from "./popup-answer";
import { nextPopup } from "./popup-rules";
import { clearShownHere, saveShownHere, shownHere } from "./shown-here";

/** Retry interval while the page is busy. */
const HELD_MS = 1000;
/** Longest delay that `setTimeout` supports. */
const LONGEST_MS = 2 ** 31 - 1;
/** Lower than every warning's. */
const PRIORITY = 1;

/**
 * Opens a player's campaign popups one after the other (docs/product.md#4): each after its delay, never two within the
 * operator's gap in any tab, and only while nothing else is going on. Each opens at most once per document. Signing
 * out deletes the record of shown popups.
 */
export function start({ getLocation, onLocation }: RuntimeContext): () => void {
  const begunAt = Date.now();
  const opened = new Set<string>();
  let plan: (PopupAnswer & { askedAt: number }) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let close: (() => void) | undefined;

  async function ask() {
    const answer = await readJson<PopupAnswer>(localeHref(paths.popups()), ["owner", "popups"]);
    if (isOver || answer === undefined) return;
    // Signed out.
    if (answer === null) return stop();
    plan = { ...answer, askedAt: Date.now() };
    schedule();
  }

  /** Reads the stored record each time, because other tabs may have shown a popup meanwhile. */
  function next() {
    if (!plan) return null;
    const { owner, popups, gapMs, waitMs, sinceMs, askedAt } = plan;
    const now = Date.now();
    const since = sinceMs === null ? null : askedAt - sinceMs;
    const waiting = popups.filter(({ sysname }) => !opened.has(sysname));
    const found = nextPopup(waiting, shownHere(owner), { now, begunAt, since, gapMs });
    return found && { ...found, inMs: Math.max(found.inMs, askedAt + waitMs - now) };
  }

  function schedule() {
    clearTimeout(timer);
    const found = next();
    if (!found || close || document.hidden) return;
    const isTime = found.inMs <= 0;
    if (isTime && mayOpen()) return open(found.popup);
    timer = setTimeout(schedule, isTime ? HELD_MS : Math.min(found.inMs, LONGEST_MS));
  }

  function mayOpen() {
    const { viewer, isCalm } = getLocation();
    return viewer === "player" && !isCalm && mayInterrupt();
  }

  function open({ sysname, data, title, variant: form }: OwnPopup) {
    if (!plan) return;
    opened.add(sysname);
    saveShownHere(plan.owner, sysname);
    const ticket = dialogQueue.add({
      name: "campaign",
      id: sysname,
      data,
      title,
      variant: form,
      priority: PRIORITY,
    });
    close = ticket.close;
    void ticket.answer.then(() => {
      close = undefined;
      // Fetches again: another device may have shown the others meanwhile.
      if (!isOver) timer = setTimeout(ask, Math.min(plan?.gapMs ?? 0, LONGEST_MS));
    });
  }

  /** Closes the popup on navigation: it belongs to the page that it opened over. */
  function move() {
    const { viewer, pathname, search } = getLocation();
    if (viewer === "visitor") return end();
    if (pathname + search === at) return;
    at = pathname + search;
    close?.();
  }

  function end() {
    clearShownHere();
    stop();
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    close?.();
    unfollow();
    endTyping();
    document.removeEventListener("visibilitychange", schedule);
  }

  let at = getLocation().pathname + getLocation().search;
  const unfollow = onLocation(move);
  const endTyping = followTyping();
  document.addEventListener("visibilitychange", schedule);
  if (getLocation().viewer === "visitor") end();
  else void ask();
  return stop;
}
