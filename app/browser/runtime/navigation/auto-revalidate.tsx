import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

interface PromptsAgainProps {
  seconds: number;
  /** Never reloads the document, because the page holds state that would be lost. */
  isScriptOnly?: boolean;
}

/** Revalidates the page every so many seconds while it is visible; without script the document reloads instead. */
export function AutoRevalidate({ seconds, isScriptOnly = false }: PromptsAgainProps) {
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
