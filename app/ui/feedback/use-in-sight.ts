import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/**
 * The ref of an element that tells what became of an action: it is brought into sight with each new answer, below the
 * header and above the bars, and takes the focus if what was pressed has lost it. In a served document `autofocus` does
 * both.
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
