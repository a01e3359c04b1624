import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { DepositSummary } from "./pay-result.server";

/** A settled payment's state is the page's title. */
const settled: readonly DepositSummary["status"][] = ["success", "fail", "cancel"];

interface TransactionSummaryProps extends DepositSummary {
  /** The provider's return named none. */
  isLatest?: boolean;
  /** The method's name. */
  method?: string | undefined;
  /** Where nothing else says it. */
  hasAmount?: boolean;
}

/** The payment's details, to quote to support. */
export function TransactionSummary({
  id,
  value,
  at,
  status,
  isLatest = false,
  method,
  hasAmount = false,
}: TransactionSummaryProps) {
  const t = useTranslate();
  const rows = [
    ...(method ? [{ label: t("payment.checking.method"), value: method }] : []),
    ...(hasAmount ? [{ label: t("cashier.transaction.amount"), value: <Money value={value} /> }] : []),
    ...(settled.includes(status) && !isLatest
      ? []
      : [{ label: t("cashier.transaction.status"), value: t(`cashier.status.${status}`) }]),
    { label: t("cashier.transaction.time"), value: <Time value={at} /> },
    { label: t("cashier.transaction.id"), value: <bdi className="break-all">{id}</bdi> },
  ];
  return (
    <section className="mx-auto w-full max-w-[420px] rounded-lg border border-line bg-surface-1 p-4 text-sm">
      {isLatest && <h2 className="mb-2 font-semibold text-base">{t("deposit.result.latest.text")}</h2>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {rows.map((row) => (
          <div key={row.label} className="contents">
            <dt className="text-muted">{row.label}</dt>
            <dd className="text-end">{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
