import { useLocation } from "@remix-run/react";
import { AutoRevalidate } from "~/browser/runtime/navigation/auto-revalidate";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Loader } from "~/ui/feedback/loader";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";
import { type PaymentCheck, START_OVER } from "./payment-check";

/** Tells that a payment is being checked, and polls. Only the player can start another one. */
export function PendingPaymentNotice({ check }: { check: PaymentCheck }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname } = useLocation();
  const { payment, isLate, seconds } = check;
  return (
    <section className="mx-auto grid w-full max-w-[520px] justify-items-center gap-4 py-8 text-center">
      <span className="grid size-20 place-items-center rounded-full border border-line bg-surface-1 text-accent-ink shadow-1">
        <Icon name="clock" className="size-8" />
      </span>
      <h1 className="text-xl">{t("payment.checking.title")}</h1>
      {!isLate && <Loader />}
      <p role="status" className="text-muted">
        {t(isLate ? "payment.checking.late" : "payment.checking.text")}
      </p>
      {payment && (
        <dl className="grid w-full max-w-[420px] grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-lg border border-line bg-surface-1 p-4 text-sm">
          <dt className="text-start text-muted">{t("payment.checking.method")}</dt>
          <dd className="text-end">{payment.method}</dd>
          <dt className="text-start text-muted">{t("payment.checking.amount")}</dt>
          <dd className="text-end">
            <Money value={payment.value} />
          </dd>
          <dt className="text-start text-muted">{t("payment.checking.sent")}</dt>
          <dd className="text-end">
            <Time value={payment.sentAt} />
          </dd>
        </dl>
      )}
      <p className="flex flex-wrap justify-center gap-2">
        <ButtonLink variant="secondary" href={localePath(paths.cashierHistory())}>
          {t("payment.way.history")}
        </ButtonLink>
        <ButtonLink variant="secondary" href={localePath(paths.support())}>
          {t("payment.way.support")}
        </ButtonLink>
      </p>
      {isLate && (
        <form method="post" action={localePath(pathname)} className="grid gap-2">
          <input type="hidden" name="intent" value={START_OVER} />
          <Button variant="ghost">{t("payment.checking.anew")}</Button>
          <p className="text-muted text-sm">{t("payment.checking.anewHint")}</p>
        </form>
      )}
      <AutoRevalidate seconds={seconds} />
    </section>
  );
}
