import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { DepositSummary } from "./pay-result.server";

/** A settled payment's state is the page's title. */
const settled: readonly DepositSummary["status"][] = ["success", "fail", "cancel"];

/** The payment's details, to quote to support; `hasAmount` where nothing else says it. */
export function TransactionSummary({
  id,
  value,
  at,
  status,
  hasAmount = false,
}: DepositSummary & { hasAmount?: boolean }) {
  const t = useTranslate();
  const rows = [
    ...(hasAmount ? [{ label: t("cashier.transaction.amount"), value: <Money value={value} /> }] : []),
    ...(settled.includes(status)
      ? []
      : [{ label: t("cashier.transaction.status"), value: t(`cashier.status.${status}`) }]),
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
