import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

interface AsksAgainProps {
  seconds: number;
  /** The page holds what a new document would lose. */
  isScriptOnly?: boolean;
}

/** Asks the page again every so many seconds while somebody looks at it; without a script the document does. */
export function AutoRevalidate({ seconds, isScriptOnly = false }: AsksAgainProps) {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const ask = () => {
      if (!document.hidden && navigator.onLine) revalidate();
    };
    const timer = setInterval(ask, seconds * 1000);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [seconds, state, revalidate]);
  if (isScriptOnly) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
