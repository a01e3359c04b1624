import type { AppContext } from "~/context";
import { typedDecimals } from "~/validation/typed-amount";

/** Decimals that the player may type a limit with (docs/contract.md#o32). */
export async function limitDecimals({ platform, content }: AppContext): Promise<number> {
  const { amounts } = (await content.config()).forms;
  if (amounts === "whole") return 0;
  const { currency, limit_amount: amount } = await platform.call("account.getDepositLimit");
  return typedDecimals(amounts, currency, ...(amount ? [amount] : []));
}
