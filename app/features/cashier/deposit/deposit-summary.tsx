import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { PayBar, type PayRow } from "../form/pay-bar";
import type { MethodSummary } from "../payment-methods";
import { sumOf } from "./summary";

interface DepositSummaryProps {
  method: MethodSummary;
  amount: string;
  /** Decimals that the amount may be typed with. */
  decimals: number;
  /** The button, which says the amount where there is one. */
  children: (label: string) => ReactNode;
}

/** What the player is about to pay. Without an amount that counts, and without script, only fee and time. */
export function DepositSummary({ method, amount, decimals, children }: DepositSummaryProps) {
  const t = useTranslate();
  const { money, percent } = useFormats();
  const { fee, time } = method;
  const sum = sumOf(amount, method, decimals);
  const rate = fee
    ? percent(Number(fee))
    : t(fee === null ? "cashier.method.feeUnknown" : "deposit.summary.noFee");
  const isFree = !fee && fee !== null;
  const rows: PayRow[] = [
    ...(sum && !isFree ? [{ label: t("deposit.summary.amount"), value: <Money value={sum.amount} /> }] : []),
    {
      label: t("deposit.summary.fee"),
      value: sum && fee ? <Money value={sum.fee} /> : rate,
    },
    ...(time ? [{ label: t("deposit.summary.time"), value: time, kind: "minor" as const }] : []),
    ...(sum && fee !== null
      ? [
          {
            label: t("deposit.summary.total"),
            value: <Money value={sum.total} />,
            kind: "total" as const,
          },
        ]
      : []),
  ];
  return (
    <PayBar label={t("deposit.summary.title")} rows={rows}>
      {children(sum ? t("depositAgain.submit", { amount: money(sum.amount) }) : t("deposit.submit"))}
    </PayBar>
  );
}
