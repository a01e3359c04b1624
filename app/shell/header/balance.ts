import Big from "big.js";

interface Money {
  amount: string;
  currency: string;
}

export interface Balances {
  main: Money;
  bonus: Money;
  bettingBonus: Money;
  total: Money;
}

/** A player's money, and the play money of demos beside it. */
export interface PlayerMoney {
  balances: Balances;
  demo: Money;
}

interface AccountBalances {
  balance_main?: Money;
  balance_bonus?: Money;
  balance_betting_bonus?: Money;
}

/** The total never holds play money (docs/product.md#3). */
export function readMoney(account: AccountBalances & { balance_fun?: Money }): PlayerMoney {
  return { balances: readBalances(account), demo: account.balance_fun ?? { amount: "0", currency: "FUN" } };
}

/** The three parts and their sum (docs/product.md#3). A missing part counts as zero; play money is never in it. */
export function readBalances(account: AccountBalances): Balances {
  const parts = [account.balance_main, account.balance_bonus, account.balance_betting_bonus];
  const currency = parts.find((part) => part)?.currency ?? "USD";
  const [main, bonus, bettingBonus] = parts.map((part) => part ?? { amount: "0", currency }) as [
    Money,
    Money,
    Money,
  ];
  return { main, bonus, bettingBonus, total: { amount: sum([main, bonus, bettingBonus]), currency } };
}

/** Padded to the longest fraction, so that the total shows as many decimals as its parts. */
function sum(parts: readonly Money[]): string {
  const decimals = Math.max(...parts.map(({ amount }) => amount.split(".")[1]?.length ?? 0));
  return parts.reduce((total, { amount }) => total.plus(amount), new Big(0)).toFixed(decimals);
}
