import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context/app-context";
import { loadProfileSeo } from "~/features/profile/profile.server";
import { type Cashback, cashbackStatuses } from "~/platform/entities/bonuses";
import type { PageSeo } from "~/seo/page-seo.server";

export interface Cashbacks {
  seo: PageSeo;
  cashbacks: CashbackCard[];
  /** Idempotency key of this rendering of the page's forms. */
  attempt: string;
}

export interface CashbackCard {
  id: string;
  status: Cashback["status"];
  title: string;
  text?: string;
  amount: Cashback["amount"];
  percent?: number;
  /** First day of its period; absent where the operator shows the last day only. */
  from?: string;
  to?: string;
  receivableUntil?: string;
  paidAt?: string;
}

/** The platform's maximum page size. */
const COUNT = 300;

export async function loadCashbacks(context: AppContext): Promise<Cashbacks> {
  const [{ items }, { offers }, seo] = await Promise.all([
    context.platform.call("cashbacks.get", {
      count: COUNT,
      sort: "-end_date",
      statuses: [...cashbackStatuses],
    }),
    context.content.commonData(),
    loadProfileSeo(context, "cashback"),
  ]);
  const hasInterval = offers.cashbackIntervalView === "interval";
  return { seo, cashbacks: items.map((item) => toCard(item, hasInterval)), attempt: randomUUID() };
}

function toCard(cashback: Cashback, hasInterval: boolean): CashbackCard {
  const { id, status, description, amount, percent, start_date, end_date: to } = cashback;
  const { title, text } = description;
  const isPaid = status === "paid_out";
  return {
    id,
    status,
    title,
    text,
    amount,
    percent,
    from: hasInterval ? start_date : undefined,
    to,
    receivableUntil: isPaid ? undefined : cashback.receiving_expired_at,
    paidAt: isPaid ? cashback.paid_out_at : undefined,
  };
}
