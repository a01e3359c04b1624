import { useEffect, useRef, useState } from "react";
import type { Balances } from "./balance";

type Listener = (balances: Balances) => void;
const listeners = new Set<Listener>();

/** Publishes balances that were just fetched. */
export function tellBalances(balances: Balances): void {
  for (const listener of listeners) listener(balances);
}

/** The last published balances; loader data that arrives later takes precedence. */
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
