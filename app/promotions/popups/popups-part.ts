import { dialogQueue } from "~/dialogs/queue";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/paths";
import type { RuntimeContext } from "~/runtime/runtime";
import { isUndisturbed } from "~/runtime/undisturbed";
import { followTyping } from "~/runtime/unsent";
import type { OwnPopup, PopupAnswer } from "./popup-answer";
import { nextPopup } from "./popup-rules";
import { forgetShownHere, keepShownHere, shownHere } from "./shown-here";

/** How soon it is tried again while something else comes first. */
const HELD_MS = 1000;
/** The longest time that a browser can count. */
const LONGEST_MS = 2 ** 31 - 1;
/** After every warning. */
const PRIORITY = 1;

/**
 * Opens the campaigns' popups of a player, one after the other (product 4): each in its time, never two within
 * the operator's gap, whatever tabs are open, and only while nothing else is going on. One is shown at most once on a
 * page that is not loaded anew. Who is signed out leaves no trace of theirs.
 */
export function start({ place, onPlace }: RuntimeContext): () => void {
  const begunAt = Date.now();
  const told = new Set<string>();
  let plan: (PopupAnswer & { askedAt: number }) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let close: (() => void) | undefined;

  async function ask() {
    const answer = await read();
    if (isOver || answer === undefined) return;
    if (answer === null) return stop();
    plan = { ...answer, askedAt: Date.now() };
    variant();
  }

  /** The other tabs may have shown one meanwhile: what they know is asked each time. */
  function next() {
    if (!plan) return null;
    const { owner, popups, gapMs, waitMs, sinceMs, askedAt } = plan;
    const now = Date.now();
    const since = sinceMs === null ? null : askedAt - sinceMs;
    const waiting = popups.filter(({ sysname }) => !told.has(sysname));
    const found = nextPopup(waiting, shownHere(owner), { now, begunAt, since, gapMs });
    return found && { ...found, inMs: Math.max(found.inMs, askedAt + waitMs - now) };
  }

  function variant() {
    clearTimeout(timer);
    const found = next();
    if (!found || close || document.hidden) return;
    const isTime = found.inMs <= 0;
    if (isTime && mayOpen()) return open(found.popup);
    timer = setTimeout(variant, isTime ? HELD_MS : Math.min(found.inMs, LONGEST_MS));
  }

  function mayOpen() {
    const { viewer, opensNoCampaigns } = place();
    return viewer === "player" && !opensNoCampaigns && isUndisturbed();
  }

  function open({ sysname, data, title, variant: form }: OwnPopup) {
    if (!plan) return;
    told.add(sysname);
    keepShownHere(plan.owner, sysname);
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
      // Another device may have shown the others meanwhile.
      if (!isOver) timer = setTimeout(ask, Math.min(plan?.gapMs ?? 0, LONGEST_MS));
    });
  }

  /** It belongs to the page that it opened over; whoever is led on by it, or goes back, leaves it behind. */
  function move() {
    const { viewer, pathname, search } = place();
    if (viewer === "visitor") return end();
    if (pathname + search === at) return;
    at = pathname + search;
    close?.();
  }

  function end() {
    forgetShownHere();
    stop();
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    close?.();
    unfollow();
    endTyping();
    document.removeEventListener("visibilitychange", variant);
  }

  let at = place().pathname + place().search;
  const unfollow = onPlace(move);
  const endTyping = followTyping();
  document.addEventListener("visibilitychange", variant);
  if (place().viewer === "visitor") end();
  else void ask();
  return stop;
}

/** Null: nobody is signed in. Undefined: it could not be read, of which nobody is told. */
async function read(): Promise<PopupAnswer | null | undefined> {
  const answer = await fetch(localeHref(paths.popups()), { headers: { Accept: "application/json" } }).catch(
    () => null,
  );
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}
