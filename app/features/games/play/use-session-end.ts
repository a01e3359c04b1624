import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { PlaySession } from "./play-session.server";

/** Reloads the page when the time that the player has set is over: a question then replaces the game. */
export function useSessionEnd(session: Pick<PlaySession, "endsAt" | "now"> | null): void {
  const { revalidate } = useRevalidator();
  const left = session?.endsAt ? session.endsAt - session.now : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(revalidate, left);
    return () => clearTimeout(timer);
  }, [left, revalidate]);
}
