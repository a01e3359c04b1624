import { useTranslate } from "~/i18n/use-translate";
import { Time } from "~/ui/format/time";
import type { DepositSummary } from "./pay-result.server";

/** The payment's details beside its amount, to quote to support. */
export function TransactionSummary({ id, at, status }: DepositSummary) {
  const t = useTranslate();
  const rows = [
    { label: t("cashier.transaction.status"), value: t(`cashier.status.${status}`) },
    { label: t("cashier.transaction.time"), value: <Time value={at} /> },
    { label: t("cashier.transaction.id"), value: <bdi className="break-all">{id}</bdi> },
  ];
  return (
    <dl className="mx-auto grid w-full max-w-[420px] grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-lg border border-line bg-surface-1 p-4 text-sm">
      {rows.map((row) => (
        <div key={row.label} className="contents">
          <dt className="text-muted">{row.label}</dt>
          <dd className="text-end">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
