import { useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Scanners of mails open links and run their script, but move nothing. */
const GESTURES = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown"] as const;
const PATIENCE_MS = 3000;

/**
 * Submits the form of the returned container once by itself, as soon as a person is there: at the first gesture of the
 * page's first seconds. Otherwise its button has to be pressed. Replaces the history entry, so that going back does
 * not repeat it.
 */
export function useOwnSubmit(isWanted: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    if (!isWanted) return;
    const watch = new AbortController();
    const timer = setTimeout(() => watch.abort(), PATIENCE_MS);
    function send() {
      watch.abort();
      submit(container.current?.querySelector("form") ?? null, { replace: true });
    }
    for (const gesture of GESTURES)
      window.addEventListener(gesture, send, { signal: watch.signal, passive: true });
    return () => {
      clearTimeout(timer);
      watch.abort();
    };
  }, [isWanted, submit]);
  return container;
}
