import { paths } from "~/paths";
import { askedAmount } from "../form/asked-amount";
import { type Dialog, dialogOver } from "../form/refusal-dialog";

/** What the address of the withdrawal page says. */
export interface WithdrawQuery {
  method?: string;
  /** Filled in for whoever comes back from where something was missing. */
  amount?: string;
  /** The player has agreed that the active bonuses burn (contract D51). */
  isAgreed: boolean;
  /** The withdrawal that was asked for just now. */
  requested?: string;
}

/** Value of `burn`, in the address and in forms. */
export const AGREED = "agreed";

export function readWithdrawQuery(query: URLSearchParams): WithdrawQuery {
  return {
    method: query.get("method") ?? undefined,
    amount: askedAmount(query),
    isAgreed: query.get("burn") === AGREED,
    requested: query.get("requested") ?? undefined,
  };
}

/** What a form says of it: every step has to be told anew. */
export function isAgreedIn(posted: FormData): boolean {
  return posted.get("burn") === AGREED;
}

/** The same, as an address. */
export function withdrawPath({ isAgreed, ...query }: Partial<WithdrawQuery>): string {
  return paths.withdraw({ ...query, burn: isAgreed ? AGREED : undefined });
}

/** The page with a dialog over it. */
export function withdrawDialog(query: Partial<WithdrawQuery>, dialog: Dialog): string {
  return dialogOver(withdrawPath(query), dialog);
}

/** Asks whether the bonuses may burn; agreeing leads to the form of the method. */
export function burnDialog(method: string): string {
  return withdrawDialog({}, { confirm: "burn_bonuses", id: method });
}
