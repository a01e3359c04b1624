import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import type { MethodSummary } from "../payment-methods";
import { sumOf } from "./summary";

/** What the player is about to pay. Without an amount, and without script, only fee and time. */
export function DepositSummary({ method, amount }: { method: MethodSummary; amount: string }) {
  const t = useTranslate();
  const { number } = useFormats();
  const sum = sumOf(amount, method);
  const { fee, time } = method;
  const percent = fee === undefined ? t("deposit.summary.noFee") : `${number(Number(fee))} %`;
  return (
    <section aria-label={t("deposit.summary.title")} className="rounded-lg bg-surface-2 p-4 text-sm">
      <h3 className="deposit-step mb-3">{t("deposit.summary.title")}</h3>
      <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        {sum && (
          <>
            <dt className="text-muted">{t("deposit.summary.amount")}</dt>
            <dd className="text-end">
              <Money value={sum.amount} />
            </dd>
          </>
        )}
        <dt className="text-muted">{t("deposit.summary.fee")}</dt>
        <dd className="text-end">{sum && fee !== undefined ? <Money value={sum.fee} /> : percent}</dd>
        {time && (
          <>
            <dt className="text-muted">{t("deposit.summary.time")}</dt>
            <dd className="text-end">{time}</dd>
          </>
        )}
        {sum && (
          <>
            <dt className="border-t pt-2 font-semibold">{t("deposit.summary.total")}</dt>
            <dd className="border-t pt-2 text-end font-semibold">
              <Money value={sum.total} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
