import { useEffect, useState } from "react";

/** A quick navigation should not flicker; from here on silence would look like a dead page. */
const DELAY_MS = 200;

/** The thin bar at the top of the page while the next one is on its way. */
export function PendingBar({ isPending, label }: { isPending: boolean; label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isPending) return setShown(false);
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isShown ? <div role="progressbar" aria-label={label} className="pending-bar" /> : null;
}
