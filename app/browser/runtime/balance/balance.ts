import Big from "big.js";

interface Money {
  amount: string;
  currency: string;
}

/** Null where the platform sent a balance that cannot be read. */
export interface Balances {
  main: Money | null;
  bonus: Money | null;
  bettingBonus: Money | null;
  total: Money | null;
}

/** A player's money, and the play money of demos beside it. */
export interface PlayerMoney {
  balances: Balances;
  demo: Money | null;
}

interface AccountBalances {
  balance_main?: Money | null;
  balance_bonus?: Money | null;
  balance_betting_bonus?: Money | null;
}

/** The total never includes play money (docs/product.md#3). */
export function readMoney(account: AccountBalances & { balance_fun?: Money | null }): PlayerMoney {
  const { balance_fun: demo = { amount: "0", currency: "FUN" } } = account;
  return { balances: readBalances(account), demo };
}

/** The three parts and their sum (docs/product.md#3). A missing part counts as zero; play money is never in it. */
export function readBalances(account: AccountBalances): Balances {
  const parts = [account.balance_main, account.balance_bonus, account.balance_betting_bonus];
  const currency = parts.find((part) => part)?.currency ?? "USD";
  const shownParts = parts.map((part) => (part === undefined ? { amount: "0", currency } : part));
  const known = shownParts.filter((part) => part !== null);
  const total = known.length === shownParts.length ? { amount: sum(known), currency } : null;
  const [main = null, bonus = null, bettingBonus = null] = shownParts;
  return { main, bonus, bettingBonus, total };
}

/** Padded to the longest fraction, so that the total shows as many decimals as its parts. */
function sum(parts: readonly Money[]): string {
  const decimals = Math.max(...parts.map(({ amount }) => amount.split(".")[1]?.length ?? 0));
  return parts.reduce((total, { amount }) => total.plus(amount), new Big(0)).toFixed(decimals);
}
