import { useEffect, useState } from "react";

type Listener = (unread: number) => void;
const listeners = new Set<Listener>();

/** Updates the number of unread notices in the header. */
export function setUnreadNotices(unread: number): void {
  for (const listener of listeners) listener(unread);
}

/** The last published number; the loaded one until then. */
export function useUnreadNotices(loaded: number): number {
  const [published, setPublished] = useState<number>();
  useEffect(() => {
    listeners.add(setPublished);
    return () => {
      listeners.delete(setPublished);
    };
  }, []);
  return published ?? loaded;
}
