import { mayInterrupt } from "~/browser/runtime/navigation/may-interrupt";
import { followTyping } from "~/browser/runtime/navigation/unsent";
import type { RuntimeContext } from "~/browser/runtime/part";
import { readJson } from "~/browser/runtime/read-json";
import { dialogQueue } from "~/dialogs/modal/queue";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/routing/paths";
import type { OwnPopup, PopupAnswer } from "./popup-answer";

/** Retry interval while the page is busy. */
const MIN_VISIBLE_MS = 1000;
/** Longest delay that `setTimeout` supports. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Opens a campaign popup for a player (docs/product.md#4): after its delay, only while nothing else is going on, and once
 * the server says again that it may, because another tab or device may have shown one meanwhile.
 */
export function start({ getLocation, onLocation }: RuntimeContext): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let close: (() => void) | undefined;

  const ask = () => readJson<PopupAnswer>(localeHref(paths.popups()), ["popup", "inMs"]);

  async function plan() {
    const answer = await ask();
    if (!answer?.popup || isOver) return;
    timer = setTimeout(hold, Math.min(answer.inMs, LONGEST_MS), answer.popup.sysname);
  }

  async function hold(name: string) {
    if (document.hidden) {
      document.addEventListener("visibilitychange", () => hold(name), { once: true });
      return;
    }
    if (mayOpen()) {
      const answer = await ask();
      if (isOver || answer?.popup?.sysname !== name) return;
      if (mayOpen()) return open(answer.popup);
    }
    timer = setTimeout(hold, MIN_VISIBLE_MS, name);
  }

  function mayOpen() {
    const { viewer, hidesOffers } = getLocation();
    return viewer === "player" && !hidesOffers && mayInterrupt();
  }

  function open({ sysname, data, title, variant }: OwnPopup) {
    const ticket = dialogQueue.add({ name: "campaign", id: sysname, data, title, variant });
    close = ticket.close;
  }

  /** Closes the popup on navigation: it belongs to the page that it opened over. */
  function move() {
    const { viewer, pathname, search } = getLocation();
    if (viewer === "visitor") return stop();
    if (pathname + search === at) return;
    at = pathname + search;
    close?.();
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    close?.();
    unfollow();
    endTyping();
  }

  let at = getLocation().pathname + getLocation().search;
  const unfollow = onLocation(move);
  const endTyping = followTyping();
  void plan();
  return stop;
}
