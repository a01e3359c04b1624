import { useLive } from "~/live/use-live";
import type { JackpotCard } from "./jackpot-card";

/** Jackpots as the page came with them, then at what they stood when they were last read. */
export function useLiveJackpots(loaded: JackpotCard[]): JackpotCard[] {
  const figures = useLive("jackpots", loaded, loaded.length > 0);
  return figures ? loaded.map((jackpot) => ({ ...jackpot, ...figures[jackpot.id] })) : loaded;
}
