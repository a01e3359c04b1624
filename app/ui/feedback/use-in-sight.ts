import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/**
 * The ref of an element that shows an action's outcome: each new answer scrolls it into view, below the header and
 * above the bars, and focuses it if the pressed control has lost the focus. In a served document `autofocus` does both.
 */
export function useInSight<Answer>(answer: Answer | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const seen = useRef(isHydrated ? undefined : answer);
  useEffect(() => {
    if (answer === undefined || answer === seen.current) return;
    seen.current = answer;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  return element;
}
