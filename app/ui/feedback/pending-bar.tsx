import { useEffect, useState } from "react";

/** Milliseconds before the bar appears: quick navigations do not flicker, slow ones show progress. */
const DELAY_MS = 200;

/** Loading bar at the top of the page during client navigations. */
export function PendingBar({ isPending, label }: { isPending: boolean; label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isPending) return setShown(false);
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isShown ? <div role="progressbar" aria-label={label} className="pending-bar" /> : null;
}
