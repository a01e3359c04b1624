import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/paths";
import type { RuntimeContext } from "~/runtime/runtime";
import { createThrottledRefresh } from "~/runtime/throttled-refresh";
import { showToast } from "~/runtime/toasts";
import { setUnreadNotices } from "~/shell/header/unread-notices";
import { claimNotices, forgetNotices } from "./kept-notices";
import type { Notice, NoticeAnswer } from "./notice";
import { NoticeCard } from "./notice-card";

/** Product 9. */
const SHOWN_AFTER_MS = 300;
const interactions = ["pointerdown", "keydown", "scroll", "touchstart"] as const;
const CAPTURE = { capture: true, passive: true };

/**
 * Asks for notices on the first interaction and on every change of path (product 4), and shows each once,
 * whatever tabs are open. Nothing is asked while nobody looks. Who is signed out leaves none behind.
 */
export function start({ place, onPlace }: RuntimeContext): () => void {
  let path = place().pathname;
  let isOver = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const paced = createThrottledRefresh(ask, { pauseMs: 0, isHidden: () => document.hidden });

  async function ask() {
    const answer = await read();
    if (answer === undefined || isOver) return;
    if (answer === null) return end();
    setUnreadNotices(answer.unread.length);
    const fresh = await claimNotices(answer.owner, answer.unread);
    if (fresh.length > 0) later(() => announce(fresh, answer));
  }

  function later(act: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, SHOWN_AFTER_MS);
    timers.add(timer);
  }

  function announce(fresh: readonly Notice[], { mayPopUp, maySound }: NoticeAnswer) {
    const settings = place().notices;
    if (mayPopUp)
      for (const notice of fresh)
        showToast({
          id: `notice-${notice.id}`,
          seconds: settings?.durationSeconds,
          children: <NoticeCard notice={notice} />,
        });
    if (maySound && settings?.soundUrl) play(settings.soundUrl, settings.soundVolume);
  }

  function begin() {
    unlisten();
    paced.request();
  }

  function unlisten() {
    for (const kind of interactions) removeEventListener(kind, begin, CAPTURE);
  }

  function look() {
    const { viewer, pathname } = place();
    if (viewer === "visitor") return end();
    if (pathname === path) return;
    path = pathname;
    begin();
  }

  function end() {
    forgetNotices();
    stop();
  }

  function stop() {
    isOver = true;
    unlisten();
    unfollow();
    paced.stop();
    document.removeEventListener("visibilitychange", paced.resume);
    for (const timer of timers) clearTimeout(timer);
  }

  const unfollow = onPlace(look);
  for (const kind of interactions) addEventListener(kind, begin, CAPTURE);
  document.addEventListener("visibilitychange", paced.resume);
  look();
  return stop;
}

/** Null: nobody is signed in. Undefined: it could not be read, of which nobody is told (product 8). */
async function read(): Promise<NoticeAnswer | null | undefined> {
  const answer = await fetch(localeHref(paths.notices()), { headers: { Accept: "application/json" } }).catch(
    () => null,
  );
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}

/** A browser that lets nothing sound before a click keeps it silent. */
function play(url: string, volume: number) {
  const sound = new Audio(url);
  sound.volume = volume;
  sound.play().catch(() => {});
}
