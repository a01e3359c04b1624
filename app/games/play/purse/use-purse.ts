import { useEffect, useRef, useState } from "react";
import { readBalance } from "~/runtime/balance/read-balance";
import { createPacedRefresh, type PacedRefresh } from "~/runtime/paced-refresh";
import { useVisit } from "~/shell/use-visit";
import { type Purse, purseOf } from "./purse";

/** Specification 9: the delay between two refreshes. */
const PAUSE_MS = 1000;

/** The player's money as the page came with it, then as it was last read. A read that fails changes nothing. */
export function usePurse(loaded: Purse | null, onSignedOut: () => void) {
  const [read, setRead] = useState<{ purse: Purse; since: Purse | null } | null>(null);
  const refresh = useRef<PacedRefresh>();
  const latest = useRef({ loaded, onSignedOut });
  useEffect(() => {
    latest.current = { loaded, onSignedOut };
  });

  const { visit } = useVisit();
  useEffect(() => {
    const paced = createPacedRefresh(
      async () => {
        const money = await readBalance(visit);
        if (money === null) latest.current.onSignedOut();
        if (money === undefined) return false;
        if (money) setRead({ purse: purseOf(money), since: latest.current.loaded });
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

  // Data that was loaded after the last read is newer than it.
  const purse = read && read.since === loaded ? read.purse : loaded;
  return { purse, refresh: () => refresh.current?.request() };
}
