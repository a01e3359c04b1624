import { useEffect, useRef, useState } from "react";
import { readBalance } from "~/runtime/balance/read-balance";
import { createThrottledRefresh, type ThrottledRefresh } from "~/runtime/throttled-refresh";
import { useViewer } from "~/shell/use-viewer";
import { type GameBalance, gameBalanceOf } from "./game-balance";

/** Minimum delay between two refreshes (product 9). */
const PAUSE_MS = 1000;

/** The balance from the loader, or from the latest refresh if that is newer. A failed refresh is ignored. */
export function useGameBalance(loaded: GameBalance | null, onSignedOut: () => void) {
  const [read, setRead] = useState<{ gameBalance: GameBalance; since: GameBalance | null } | null>(null);
  const refresh = useRef<ThrottledRefresh>();
  const latest = useRef({ loaded, onSignedOut });
  useEffect(() => {
    latest.current = { loaded, onSignedOut };
  });

  const { visit } = useViewer();
  useEffect(() => {
    const paced = createThrottledRefresh(
      async () => {
        const money = await readBalance(visit);
        if (money === null) latest.current.onSignedOut();
        if (money === undefined) return false;
        if (money) setRead({ gameBalance: gameBalanceOf(money), since: latest.current.loaded });
      },
      { pauseMs: PAUSE_MS, isHidden: () => document.hidden },
    );
    refresh.current = paced;
    document.addEventListener("visibilitychange", paced.resume);
    return () => {
      document.removeEventListener("visibilitychange", paced.resume);
      paced.stop();
    };
  }, [visit]);

  // Loader data that changed since the last refresh is newer.
  const gameBalance = read && read.since === loaded ? read.gameBalance : loaded;
  return { gameBalance, refresh: () => refresh.current?.request() };
}
