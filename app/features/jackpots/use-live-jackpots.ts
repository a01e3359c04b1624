import { useLive } from "~/features/live/use-live";
import type { JackpotCard } from "./jackpot-card";

/** The loaded jackpots, updated with the amounts of the latest live read. */
export function useLiveJackpots(loaded: JackpotCard[]): JackpotCard[] {
  const figures = useLive("jackpots", loaded, loaded.length > 0);
  return figures ? loaded.map((jackpot) => ({ ...jackpot, ...figures[jackpot.id] })) : loaded;
}
