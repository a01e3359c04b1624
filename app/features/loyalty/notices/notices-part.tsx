import type { RuntimeContext } from "~/browser/runtime/part";
import { readJson } from "~/browser/runtime/read-json";
import { createThrottledRefresh } from "~/browser/runtime/time/throttled-refresh";
import { showToast } from "~/browser/runtime/toasts/toasts";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/routing/paths";
import { setUnreadNotices } from "~/shell/header/unread-notices";
import type { NoticeAnswer } from "./notice";
import { NoticeCard } from "./notice-card";
import { claimNotices, clearNotices } from "./stored-notices";

/** Delay before notices are shown (docs/product.md#9). */
const SHOWN_AFTER_MS = 300;
const interactions = ["pointerdown", "keydown", "scroll", "touchstart"] as const;
const CAPTURE = { capture: true, passive: true };

/**
 * Fetches notices on the first interaction and on every navigation (docs/product.md#4), not while the page is hidden,
 * and shows each once across all tabs. Deletes the stored notices on sign-out.
 */
export function start({ getLocation, onLocation }: RuntimeContext): () => void {
  let path = getLocation().pathname;
  let isOver = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const paced = createThrottledRefresh(ask, 0);

  async function ask() {
    const answer = await readJson<NoticeAnswer>(localeHref(paths.notices()), ["owner", "unread"]);
    // A failed read is silent (docs/product.md#8).
    if (answer === undefined || isOver) return;
    // Signed out.
    if (answer === null) return end();
    setUnreadNotices(answer.unread.length);
    if (answer.unread.length > 0) later(() => void announce(answer));
  }

  function later(act: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, SHOWN_AFTER_MS);
    timers.add(timer);
  }

  async function announce({ owner, unread, mayPopUp, maySound }: NoticeAnswer) {
    const { notices: settings, hidesOffers } = getLocation();
    // They wait for a page where they may be shown.
    if (hidesOffers) return;
    const fresh = (await claimNotices(owner, unread)).filter(({ isQuiet }) => !isQuiet);
    if (fresh.length === 0 || isOver) return;
    if (mayPopUp)
      for (const notice of fresh)
        showToast({
          id: `notice-${notice.id}`,
          seconds: settings?.durationSeconds,
          children: <NoticeCard notice={notice} />,
        });
    if (maySound && settings?.soundUrl) play(settings.soundUrl, settings.soundVolume);
  }

  function requestNotices() {
    unlisten();
    paced.request();
  }

  function unlisten() {
    for (const kind of interactions) removeEventListener(kind, requestNotices, CAPTURE);
  }

  function onLocationChange() {
    const { viewer, pathname } = getLocation();
    if (viewer === "visitor") return end();
    if (pathname === path) return;
    path = pathname;
    requestNotices();
  }

  function end() {
    clearNotices();
    stop();
  }

  function stop() {
    isOver = true;
    unlisten();
    unfollow();
    paced.stop();
    for (const timer of timers) clearTimeout(timer);
  }

  const unfollow = onLocation(onLocationChange);
  for (const kind of interactions) addEventListener(kind, requestNotices, CAPTURE);
  onLocationChange();
  return stop;
}

/** Plays the sound; ignored where the browser's autoplay policy blocks it. */
function play(url: string, volume: number) {
  const sound = new Audio(url);
  sound.volume = volume;
  sound.play().catch(() => {});
}
