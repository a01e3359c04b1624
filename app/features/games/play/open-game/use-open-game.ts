import { useEffect, useRef } from "react";
import { parseJson } from "~/browser/runtime/read-json";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/routing/paths";
import { KEEP_SECONDS, type Kept } from "./open-game";

/**
 * Says that a game is open for as long as its page is there, where the market allows one at a time, and calls `onLost`
 * once another was opened instead. Undefined: nothing is open, or nobody asks.
 */
export function useOpenGame(sysname: string | undefined, onLost: () => void): void {
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(() => {
    if (sysname === undefined) return;
    const address = localeHref(paths.openGame());
    const say = (intent: "keep" | "leave") => new URLSearchParams({ intent, sysname });

    async function keep() {
      const headers = { Accept: "application/json" };
      const init = { method: "POST", headers, body: say("keep") };
      const answer = await fetch(address, init).catch(() => undefined);
      const kept = answer?.ok ? await parseJson<Kept>(answer, ["isOpen"]) : undefined;
      if (kept?.isOpen === false) lost.current();
    }
    const leave = () => void navigator.sendBeacon(address, say("leave"));

    void keep();
    const timer = setInterval(keep, KEEP_SECONDS * 1000);
    // Back in view, or from the browser's cache of pages, it may have been closed meanwhile.
    document.addEventListener("visibilitychange", keep);
    window.addEventListener("pageshow", keep);
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", keep);
      window.removeEventListener("pageshow", keep);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [sysname]);
}
