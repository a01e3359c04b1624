import type { ReactNode } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { PayBar } from "../form/pay-bar";
import type { MethodSummary } from "../payment-methods";
import { sumOf } from "./summary";

interface DepositSummaryProps {
  method: MethodSummary;
  amount: string;
  /** Decimals that the amount may be typed with. */
  decimals: number;
  /** The button. */
  children: ReactNode;
}

/** What the player is about to pay. Without an amount that counts, and without script, only fee and time. */
export function DepositSummary({ method, amount, decimals, children }: DepositSummaryProps) {
  const t = useTranslate();
  const { percent } = useFormats();
  const { fee, time } = method;
  const sum = sumOf(amount, method, decimals);
  const rate = fee
    ? percent(Number(fee))
    : t(fee === null ? "cashier.method.feeUnknown" : "deposit.summary.noFee");
  const rows = [
    ...(sum
      ? [{ label: t("deposit.summary.amount"), value: <Money value={sum.amount} />, kind: "minor" as const }]
      : []),
    {
      label: t("deposit.summary.fee"),
      value: sum && fee ? <Money value={sum.fee} /> : rate,
    },
    ...(time ? [{ label: t("deposit.summary.time"), value: time }] : []),
    ...(sum && fee !== null
      ? [{ label: t("deposit.summary.total"), value: <Money value={sum.total} />, kind: "total" as const }]
      : []),
  ];
  return (
    <PayBar
      label={t("deposit.summary.title")}
      heading={<h3 className="deposit-step">{t("deposit.summary.title")}</h3>}
      rows={rows}
    >
      {children}
    </PayBar>
  );
}
