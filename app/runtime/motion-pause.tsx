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

/** Whether the visitor has stopped what changes by itself: one wish for every page until the next document. */
export function useMotionPause(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );
}

/** Stops growing amounts and live lists (WCAG 2.2.2). Without script nothing changes by itself. */
export function MotionPauseButton() {
  const t = useTranslate();
  const isStopped = useMotionPause();
  // Its place is kept from the start: nothing jumps when the script arrives.
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
