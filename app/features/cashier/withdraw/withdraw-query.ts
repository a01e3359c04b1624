import { requestedAmount } from "~/features/cashier/form/requested-amount";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { paths } from "~/routing/paths";
import { type Dialog, dialogOver } from "../form/dialog-over";

/** The query of the withdrawal page. */
export interface WithdrawQuery {
  method?: string;
  /** Initial amount, for players who return to the form from another page. */
  amount?: string;
  /** The player has agreed that the active bonuses burn (docs/contract.md#d51). */
  isAgreed: boolean;
  /** Id of the withdrawal that was just requested. */
  requested?: string;
}

/** Value of `burn` in the URL and in forms. */
export const BURN_AGREED = "agreed";

export function readWithdrawQuery(query: URLSearchParams): WithdrawQuery {
  return {
    method: query.get("method") ?? undefined,
    amount: requestedAmount(query),
    isAgreed: query.get("burn") === BURN_AGREED,
    requested: query.get("requested") ?? undefined,
  };
}

/** The agreement in a submission: every step has to carry it. */
export function isAgreedIn(posted: FormData): boolean {
  return posted.get("burn") === BURN_AGREED;
}

/** The page's URL with this query. */
export function withdrawPath({ isAgreed, ...query }: Partial<WithdrawQuery>): InternalPath {
  return paths.withdraw({ ...query, burn: isAgreed ? BURN_AGREED : undefined });
}

/** The page's URL with a dialog open. */
export function withdrawDialog(query: Partial<WithdrawQuery>, dialog: Dialog): InternalPath {
  return dialogOver(withdrawPath(query), dialog);
}

/** URL of the dialog that asks whether the bonuses may be lost; agreeing opens the method's form. */
export function burnDialog(method: string): InternalPath {
  return withdrawDialog({}, { confirm: "burn_bonuses", id: method });
}
