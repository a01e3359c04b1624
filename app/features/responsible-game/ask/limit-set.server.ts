import type { AppContext } from "~/context/app-context";
import type { Market } from "~/market/market-file";

/** Whether the player has a limit of this kind; undefined where the platform knows none such. */
export async function isLimitSet(
  { platform }: AppContext,
  kind: Market["limits"][number]["kind"],
): Promise<boolean | undefined> {
  if (kind !== "deposit") return undefined;
  return (await platform.call("account.getDepositLimit")).period !== "none";
}
