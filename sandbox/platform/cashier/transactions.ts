import { randomBytes } from "node:crypto";
import { isoTime } from "../../world/clock";
import { moveMoney } from "../../world/ledger";
import { amountOf, minorUnitsOf, scaleOf } from "../../world/money";
import type { Player, Transaction, TransactionPlan, TransactionStatus } from "../../world/player";
import type { Moment } from "../protocol/call";
import { creditDeposit } from "./credit";
import { release } from "./deposit-limit";

/** docs/contract.md#6.4, #6.5 and #o21; a final status leads nowhere. */
const next: Record<TransactionStatus, TransactionStatus[]> = {
  pending: ["processing", "success", "fail", "cancel"],
  processing: ["success", "fail"],
  success: [],
  fail: [],
  cancel: [],
};

export const isFinal = ({ status }: Transaction) => next[status].length === 0;

/** A new entry of the history. Its id opens its page at the provider, so nobody can guess it. */
export function openTransaction(
  { world, now }: Moment,
  player: Player,
  {
    amount,
    ...given
  }: Pick<Transaction, "type" | "status" | "method" | "requisites"> & {
    amount: number;
    plan?: TransactionPlan;
    campaign_offer_id?: number;
  },
): Transaction {
  const number = world.state.nextTransaction++;
  const { currency } = player;
  const transaction: Transaction = {
    id: `${given.type === "deposit" ? "dep" : "wdr"}_${number}_${randomBytes(4).toString("hex")}`,
    amount: amountOf(amount, scaleOf(currency)),
    currency,
    created_at: isoTime(now),
    updated_at: isoTime(now),
    ...given,
  };
  player.transactions.push(transaction);
  return transaction;
}

/** Says whether the step was one that can be taken from where the transaction is. */
export function moveTransaction(
  moment: Moment,
  player: Player,
  transaction: Transaction,
  status: TransactionStatus,
): boolean {
  if (!next[transaction.status].includes(status)) return false;
  transaction.status = status;
  transaction.updated_at = isoTime(moment.now);
  if (isFinal(transaction)) effects[transaction.type](moment, player, transaction);
  return true;
}

/** What the end of a transaction brings about. */
const effects: Record<
  Transaction["type"],
  (moment: Moment, player: Player, transaction: Transaction) => void
> = {
  deposit(moment, player, deposit) {
    if (deposit.status === "success") creditDeposit(moment, player, deposit);
    else release(player, deposit);
  },
  withdrawal({ now }, player, { id, status, amount, currency }) {
    if (status === "success") return;
    const returned = minorUnitsOf({ amount, currency });
    moveMoney(player, "balance_main", returned, { reason: "withdrawal_returned", id, now });
  },
};
