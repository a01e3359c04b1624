import { useEffect, useRef, useState } from "react";
import type { Balances } from "./balance";

type Listener = (balances: Balances) => void;
const listeners = new Set<Listener>();

/** Shows money that was read just now. */
export function tellBalances(balances: Balances): void {
  for (const tell of listeners) tell(balances);
}

/** The balances as they were last told; data that was loaded since is newer. */
export function useLiveBalances(loaded: Balances): Balances {
  const [read, setRead] = useState<{ balances: Balances; since: Balances } | null>(null);
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  });
  useEffect(() => {
    const listener: Listener = (balances) => setRead({ balances, since: latest.current });
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return read?.since === loaded ? read.balances : loaded;
}
