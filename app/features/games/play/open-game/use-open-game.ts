import { useEffect, useRef } from "react";
import { parseJson } from "~/browser/runtime/read-json";
import { localeHref } from "~/i18n/locale-href";
import { paths } from "~/routing/paths";
import { EXTEND_SECONDS, type OpenGameState } from "./open-game";

/**
 * Reports that a game is open while its page is, where the market allows one at a time, and calls `onLost` once another
 * was opened instead. With undefined nothing is reported.
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

    async function extend() {
      const headers = { Accept: "application/json" };
      const init = { method: "POST", headers, body: say("keep") };
      const answer = await fetch(address, init).catch(() => undefined);
      const answered = answer?.ok ? await parseJson<OpenGameState>(answer, ["isOpen"]) : undefined;
      if (answered?.isOpen === false) lost.current();
    }
    const leave = () => void navigator.sendBeacon(address, say("leave"));

    void extend();
    const timer = setInterval(extend, EXTEND_SECONDS * 1000);
    // Back in view, or from the browser's cache of pages, it may have been closed meanwhile.
    document.addEventListener("visibilitychange", extend);
    window.addEventListener("pageshow", extend);
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", extend);
      window.removeEventListener("pageshow", extend);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [sysname]);
}
