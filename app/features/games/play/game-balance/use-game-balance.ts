import { useEffect, useRef, useState } from "react";
import { readBalance } from "~/browser/runtime/balance/read-balance";
import { createThrottledRefresh, type ThrottledRefresh } from "~/browser/runtime/time/throttled-refresh";
import { useRefreshed } from "~/browser/runtime/use-refreshed";
import { useViewer } from "~/shell/layout-data/use-viewer";
import { type GameBalance, gameBalanceOf } from "./game-balance";

/** Minimum delay between two refreshes (docs/product.md#9). */
const PAUSE_MS = 1000;

/** The balance from the loader, or from the latest refresh if that is newer. A failed refresh is ignored. */
export function useGameBalance(loaded: GameBalance | null, onSignedOut: () => void) {
  const [read, setRead] = useState<GameBalance>();
  const refresh = useRef<ThrottledRefresh>();
  const latest = useRef(onSignedOut);
  useEffect(() => {
    latest.current = onSignedOut;
  });

  const { sessionKey } = useViewer();
  useEffect(() => {
    const paced = createThrottledRefresh(async () => {
      const money = await readBalance(sessionKey);
      if (money === null) latest.current();
      if (money === undefined) return false;
      if (money) setRead(gameBalanceOf(money));
    }, PAUSE_MS);
    refresh.current = paced;
    return paced.stop;
  }, [sessionKey]);

  return { gameBalance: useRefreshed(loaded, read), refresh: () => refresh.current?.request() };
}
