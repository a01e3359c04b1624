import { useTranslate } from "~/i18n/use-translate";
import { Mark } from "~/ui/mark";
import { Money } from "~/ui/money";
import { Time } from "~/ui/time";
import type { CashbackCard } from "./cashback.server";

export function CashbackTile({ cashback }: { cashback: CashbackCard }) {
  const { status, title, text, amount, percent, from, to, receivableUntil, paidAt } = cashback;
  const t = useTranslate();
  return (
    <article className="tile gap-2">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-base font-semibold">{title}</h2>
        <Mark tone={status === "active" ? "positive" : "neutral"}>
          {t(`profile.cashback.status.${status}`)}
        </Mark>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 text-lg font-semibold">
        <Money value={amount} />
        {percent !== undefined && (
          <span className="tabular text-sm text-muted">{t("profile.cashback.percent", { percent })}</span>
        )}
      </p>
      {text && <p className="text-sm text-muted">{text}</p>}
      <p className="text-sm text-muted">
        {from && (
          <>
            <Time value={from} mode="date" />
            {" – "}
          </>
        )}
        <Time value={to} mode="date" />
      </p>
      {receivableUntil && (
        <p className="text-sm text-muted">
          {t("profile.validUntil")} <Time value={receivableUntil} />
        </p>
      )}
      {paidAt && (
        <p className="text-sm text-muted">
          {t("profile.cashback.paidAt")} <Time value={paidAt} />
        </p>
      )}
    </article>
  );
}
