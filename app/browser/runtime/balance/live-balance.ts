import { createStore, useStore } from "~/browser/runtime/store";
import { useRefreshed } from "~/browser/runtime/use-refreshed";
import type { Balances } from "./balance";

const published = createStore<Balances | undefined>(undefined);

/** Publishes balances that were just fetched. */
export const publishBalances: (balances: Balances) => void = published.set;

/** The last published balances; loader data that arrives later takes precedence. */
export function useLiveBalances(loaded: Balances): Balances {
  return useRefreshed(loaded, useStore(published));
}
