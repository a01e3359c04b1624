import { useSyncExternalStore } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useTranslate } from "~/i18n/use-translate";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

let isPaused = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggle() {
  isPaused = !isPaused;
  for (const listener of listeners) listener();
}

/** Whether the visitor paused automatic changes; applies to all pages until a document is loaded. */
export function useMotionPause(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );
}

/** Pauses counting amounts and live lists (WCAG 2.2.2). Without script nothing moves. */
export function MotionPauseButton() {
  const t = useTranslate();
  const isStopped = useMotionPause();
  // Its space is reserved before hydration, to avoid a layout shift.
  const place = useHydrated() ? "text-muted" : "invisible";
  return (
    <Button type="button" variant="ghost" size="s" className={place} onClick={toggle}>
      <Icon name={isStopped ? "play" : "pause"} className="size-4" />
      <span className="sr-only tablet:not-sr-only">
        {t(isStopped ? "common.live.resume" : "common.live.pause")}
      </span>
    </Button>
  );
}
