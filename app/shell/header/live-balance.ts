import { useEffect, useRef, useState } from "react";
import type { Balances } from "./balance";

/** What the balance route answers; null when nobody is signed in (any more). */
export type BalanceAnswer = { balances: Balances; demo: Balances["total"] } | null;

type Listener = (balances: Balances) => void;
const listeners = new Set<Listener>();

/** Reads the player's money and shows it in the header. Undefined: it could not be read, and nothing changes. */
export async function readBalance(address: string): Promise<BalanceAnswer | undefined> {
  const answer = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => null);
  if (!answer?.ok) return undefined;
  const money: BalanceAnswer | undefined = await answer.json().catch(() => undefined);
  if (money) for (const tell of listeners) tell(money.balances);
  return money;
}

/** The balances as they were last read; data that was loaded since is newer. */
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
