import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import type { Cashback } from "~/platform/entities/bonuses";

export interface CashbackSummary {
  id: string;
  title: string;
  text?: string;
  amount: Cashback["amount"];
  isPaidOut: boolean;
  receivableUntil?: string;
}

/** The latest cashback, read as the unseen-cashback popup needs it (docs/product.md#4, docs/contract.md#3.4). */
export async function readLatestCashback(context: AppContext): Promise<Cashback | undefined> {
  const { items } = await context.platform.call(
    "cashbacks.get",
    { offset: 0, count: 1, sort: "-end_date", statuses: ["paid_out", "active"] },
    { recent: true, outlives: true },
  );
  return items[0];
}

export async function loadUnseenCashback(context: AppContext) {
  const cashback = await readLatestCashback(context);
  if (!cashback) return null;
  const { id, description, amount, status, receiving_expired_at: receivableUntil } = cashback;
  const isPaidOut = status === "paid_out";
  const { title, text } = description;
  return { data: { id, title, text, amount, isPaidOut, receivableUntil } };
}

/** Loads the confirmation dialog for giving up cashback; null where no active cashback has this id. */
export async function loadCashbackRemoval(context: AppContext, { id }: { id: string | null }) {
  const { items } = await context.platform.call("cashbacks.get", { count: 300, statuses: ["active"] });
  const cashback = items.find((one) => one.id === id);
  if (!cashback) return null;
  const { description, amount, receiving_expired_at: expiresAt } = cashback;
  return {
    data: { title: description.title, text: description.text, amount, expiresAt },
    token: randomUUID(),
  };
}
