import { useEffect, useState } from "react";

type Listener = (unread: number) => void;
const listeners = new Set<Listener>();

/** Updates the number of unread notices in the header. */
export function setUnreadNotices(unread: number): void {
  for (const tell of listeners) tell(unread);
}

/** The last published number; the loaded one until then. */
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
