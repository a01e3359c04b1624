import { useHydrated } from "remix-utils/use-hydrated";
import { useTranslate } from "~/i18n/use-translate";
import { classes } from "~/ui/class-names";
import { Icon } from "~/ui/icons/icon";
import { createStore, useStore } from "./store";

const paused = createStore(false);
const toggle = () => paused.set(!paused.get());

/** Whether the visitor paused automatic changes; applies to all pages until a document is loaded. */
export function useMotionPause(): boolean {
  return useStore(paused);
}

/** Pauses counting amounts and live lists (WCAG 2.2.2). Without script nothing moves. */
export function MotionPauseButton() {
  const t = useTranslate();
  const isStopped = useMotionPause();
  const label = t(isStopped ? "common.live.resume" : "common.live.pause");
  // Its space is reserved before hydration, to avoid a layout shift.
  const visibility = useHydrated() ? "text-muted" : "invisible";
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes("icon-button", visibility)}
      onClick={toggle}
    >
      <Icon name={isStopped ? "play" : "pause"} className="size-4" />
    </button>
  );
}
