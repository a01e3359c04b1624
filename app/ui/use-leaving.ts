import { type RefObject, useEffect, useRef } from "react";

const holds = ["pointerenter", "focusin"] as const;
const releases = ["pointerleave", "focusout"] as const;

/**
 * For what leaves by itself after so many milliseconds, but never while it is pointed at or has the focus: whoever
 * comes and goes finds as much time left as there was. `onLeave` has to be the same function at every render.
 */
export function useLeaving(lifeMs: number, onLeave: () => void): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    let left = lifeMs;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function go() {
      if (timer !== undefined || element?.matches(":hover, :focus-within")) return;
      since = Date.now();
      timer = setTimeout(onLeave, left);
    }
    function wait() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    }
    // While the focus leaves, it is not yet where it goes.
    let soon: ReturnType<typeof setTimeout> | undefined;
    const goSoon = () => {
      soon = setTimeout(go);
    };
    for (const kind of holds) element?.addEventListener(kind, wait);
    for (const kind of releases) element?.addEventListener(kind, goSoon);
    go();
    return () => {
      clearTimeout(timer);
      clearTimeout(soon);
      for (const kind of holds) element?.removeEventListener(kind, wait);
      for (const kind of releases) element?.removeEventListener(kind, goSoon);
    };
  }, [lifeMs, onLeave]);
  return box;
}
