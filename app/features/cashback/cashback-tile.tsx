import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { AccountAction } from "~/forms/account-form/account-action";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/feedback/badge";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { CashbackCard } from "./cashback.server";

export function CashbackTile({ cashback, attempt }: { cashback: CashbackCard; attempt: string }) {
  const { id, status, title, text, amount, percent, from, to, receivableUntil, paidAt } = cashback;
  const t = useTranslate();
  const formats = useFormats();
  const dialogHref = useDialogHref();
  // Distinguishes the equal buttons of several cashbacks for screen readers.
  const which = (
    <span className="sr-only">
      : {title}, <Money value={amount} />
    </span>
  );
  return (
    <article className="tile gap-2">
      <div className="tile-head">
        <h2 className="text-base font-semibold">{title}</h2>
        <Badge tone={status === "active" ? "positive" : "neutral"}>
          {t(`profile.cashback.status.${status}`)}
        </Badge>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 text-lg font-semibold">
        <Money value={amount} />
        {percent !== undefined && (
          <span className="tabular text-sm text-muted">{formats.percent(percent)}</span>
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
      {id && status === "active" && (
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <AccountAction intent="payout" id={id} attempt={attempt} variant="secondary">
            {t("profile.cashback.payout")}
            {which}
          </AccountAction>
          <ButtonLink variant="ghost" rel="nofollow" href={dialogHref({ confirm: "cashback_remove", id })}>
            {t("profile.cashback.remove")}
            {which}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}
