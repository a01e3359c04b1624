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
  /** The button. */
  children: ReactNode;
}

/** What the player is about to pay. Without an amount, and without script, only fee and time. */
export function DepositSummary({ method: { fee, time, min }, amount, children }: DepositSummaryProps) {
  const t = useTranslate();
  const { percent } = useFormats();
  const sum = sumOf(amount, { min, fee });
  const rate = fee === undefined ? t("deposit.summary.noFee") : percent(Number(fee));
  const rows = [
    ...(sum
      ? [{ label: t("deposit.summary.amount"), value: <Money value={sum.amount} />, kind: "minor" as const }]
      : []),
    {
      label: t("deposit.summary.fee"),
      value: sum && fee !== undefined ? <Money value={sum.fee} /> : rate,
    },
    ...(time ? [{ label: t("deposit.summary.time"), value: time }] : []),
    ...(sum
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
