import type { PageContext } from "~/context/app-context";
import { type JackpotWin, toJackpotWin } from "./jackpot-card";

/** Recent wins of one jackpot, or of all without `jackpotId`, newest first (docs/contract.md#3.8). */
export async function listJackpotWins(
  { platform }: PageContext,
  { jackpotId, count }: { jackpotId?: string; count: number },
): Promise<JackpotWin[]> {
  const { items } = await platform.call("Jackpots.getWinners", { count, jackpot_id: jackpotId });
  return items.map(toJackpotWin);
}
