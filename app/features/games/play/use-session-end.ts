import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { PlaySession } from "./play-session.server";

/** Loads the page anew when the time is over that the player has set: then a question stands in the game's place. */
export function useSessionEnd(session: Pick<PlaySession, "endsAt" | "now"> | null): void {
  const { revalidate } = useRevalidator();
  const left = session?.endsAt ? session.endsAt - session.now : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(revalidate, left);
    return () => clearTimeout(timer);
  }, [left, revalidate]);
}
