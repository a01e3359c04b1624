import { useEffect, useRef, useState } from "react";
import { readJson } from "~/browser/runtime/read-json";
import { createThrottledRefresh, type ThrottledRefresh } from "~/browser/runtime/time/throttled-refresh";
import { useRefreshed } from "~/browser/runtime/use-refreshed";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/routing/paths";
import type { SessionNet } from "./session-net.server";

/** A reply holds up to 300 rounds, so it is not requested at every spin. */
const PAUSE_MS = 3000;

/** What was won or lost since `from`, from the loader or the latest refresh. Undefined: it is not shown here. */
export function useSessionNet(loaded: SessionNet | undefined, from: number | null) {
  const [read, setRead] = useState<SessionNet>();
  const refresh = useRef<ThrottledRefresh>();
  const isShown = loaded !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const address = localeHref(paths.sessionNet({ from: from === null ? undefined : String(from) }));
    const paced = createThrottledRefresh(async () => {
      const net = await readJson<SessionNet>(address, ["net"]);
      if (!net) return false;
      setRead(net);
    }, PAUSE_MS);
    refresh.current = paced;
    return paced.stop;
  }, [isShown, from]);
  return { net: useRefreshed(loaded, read)?.net, refresh: () => refresh.current?.request() };
}
