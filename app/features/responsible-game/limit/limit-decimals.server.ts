import { readBalances } from "~/browser/runtime/balance/balance";
import type { AppContext } from "~/context/app-context";
import { ownAccount } from "~/features/profile/profile.server";
import { typedDecimals } from "~/forms/validation/typed-amount";

/** Decimals that the player may type a limit with (docs/contract.md#o32). */
export async function limitDecimals({ platform, content }: AppContext): Promise<number> {
  const { amounts } = (await content.config()).forms;
  if (amounts === "whole") return 0;
  const { currency, limit_amount: amount } = await platform.call("account.getDepositLimit");
  return typedDecimals(amounts, currency, ...(amount ? [amount] : []));
}

/** The player's currency, whose sign may stand beside a limit that is typed (docs/contract.md#o46). */
export async function limitCurrency(context: AppContext): Promise<string> {
  return readBalances(await ownAccount(context)).main?.currency ?? "";
}

/** What a limit may be typed with: its decimals and its currency. */
export function typedLimit(context: AppContext): Promise<[decimals: number, currency: string]> {
  return Promise.all([limitDecimals(context), limitCurrency(context)]);
}
