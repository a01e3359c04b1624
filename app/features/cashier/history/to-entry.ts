import type { CmsConfig } from "~/content/config/cms-config";
import { withdrawalHoldOf } from "~/features/cashier/withdraw/withdrawal-hold";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { Bonus, Cashback } from "~/platform/entities/bonuses";
import type { HistoryTransaction, PaymentMethod, SavedRequisite } from "~/platform/entities/cashier";
import type { AccountInfo } from "~/platform/entities/session";
import type { EntryDetail, HistoryEntry } from "./history-entry";

/** Lookups for a payment's texts: methods by sysname, saved details, field labels, and the account. */
export interface PaymentWords {
  methods: ReadonlyMap<string, PaymentMethod>;
  saved: readonly SavedRequisite[];
  account: AccountInfo | null;
  dictionary: CmsConfig["forms"]["dictionary"];
}

export function ofTransaction(transaction: HistoryTransaction, words: PaymentWords): HistoryEntry {
  const { id, type, created_at: at, updated_at: updatedAt, method, amount, currency, status } = transaction;
  const known = words.methods.get(method);
  const title = known?.name ?? method;
  return {
    id,
    tab: type,
    at,
    title,
    value: amount === undefined ? undefined : { amount, currency },
    status,
    details: [
      ...textDetail("history.fact.number", id),
      ...textDetail("history.fact.method", title),
      ...requisiteDetails(transaction, words),
      ...timeDetail("history.fact.updated", updatedAt),
      ...textDetail("history.fact.site", transaction.domain),
    ],
    ...(type === "withdrawal" && {
      withdrawal: {
        status,
        requestedAt: at,
        updatedAt,
        time: known?.processing_time,
        awaits: withdrawalHoldOf(transaction, words),
      },
    }),
  };
}

/** The platform masks the values already (docs/contract.md#d50). */
function requisiteDetails(
  { requisites = {} }: HistoryTransaction,
  { dictionary }: PaymentWords,
): EntryDetail[] {
  return Object.entries(requisites).map(([name, text]) => ({
    label: { text: (Object.hasOwn(dictionary, name) && dictionary[name]?.label) || name },
    text,
  }));
}

/** What the entries of bonuses and of cashback have alike. */
function awardOf({
  description,
  amount,
  status,
}: Pick<Bonus | Cashback, "description" | "amount" | "status">) {
  return { title: description.title, value: amount, status };
}

export function ofBonus(bonus: Bonus): HistoryEntry {
  const { id, type, created_at: at, amount, wager } = bonus;
  const currency = amount?.currency ?? "";
  return {
    ...awardOf(bonus),
    id: id && `${type}-${id}`,
    tab: "bonuses",
    at,
    details: [
      ...textDetail("history.fact.reference", id),
      ...(wager
        ? ([
            { label: "history.fact.wagered", value: { amount: wager.done, currency } },
            { label: "history.fact.toWager", value: { amount: wager.required, currency } },
          ] satisfies EntryDetail[])
        : []),
      ...timeDetail("history.fact.validUntil", bonus.expired_at),
    ],
  };
}

export function ofCashback(cashback: Cashback): HistoryEntry {
  const { id, status, percent, start_date: start, end_date: at } = cashback;
  return {
    ...awardOf(cashback),
    id,
    tab: "cashbacks",
    at,
    details: [
      ...textDetail("history.fact.reference", id),
      ...(percent === undefined ? [] : [{ label: "history.fact.rate", percent } as const]),
      ...timeDetail("history.fact.periodFrom", start),
      ...timeDetail("history.fact.periodUntil", at),
      ...timeDetail(
        "history.fact.takeUntil",
        status === "active" ? cashback.receiving_expired_at : undefined,
      ),
      ...timeDetail("history.fact.paidOut", cashback.paid_out_at),
    ],
  };
}

/** A detail of the entry, if it is known. */
function timeDetail(label: MessageKey, at?: string): EntryDetail[] {
  return at ? [{ label, at }] : [];
}

function textDetail(label: MessageKey, text: string): EntryDetail[] {
  return text ? [{ label, text }] : [];
}
