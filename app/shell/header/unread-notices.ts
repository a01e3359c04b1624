import { useEffect, useState } from "react";

type Listener = (unread: number) => void;
const listeners = new Set<Listener>();

/** Tells the header how many notices were not looked at yet. */
export function setUnreadNotices(unread: number): void {
  for (const tell of listeners) tell(unread);
}

/** As it was last told; what the page was loaded with until then. */
export function useUnreadNotices(loaded: number): number {
  const [told, setTold] = useState<number>();
  useEffect(() => {
    listeners.add(setTold);
    return () => {
      listeners.delete(setTold);
    };
  }, []);
  return told ?? loaded;
}
