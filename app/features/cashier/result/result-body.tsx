import { useLocation } from "@remix-run/react";
import { AutoRevalidate } from "~/browser/runtime/navigation/auto-revalidate";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { SystemPage } from "~/shell/system-pages/system-page";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Notice } from "~/ui/feedback/notice";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { FrameBuster } from "./frame-buster";
import { OpenPaymentPanel } from "./open-payment";
import type { PayResult } from "./pay-result.server";
import { PaymentStatus } from "./payment-status";
import { TransactionSummary } from "./transaction-summary";
import { usePaymentEvents } from "./use-payment-events";

interface ResultStanding extends Pick<PayResult, "page" | "isLate"> {
  isWaiting: boolean;
}

function statusText({ page, isLate, isWaiting }: ResultStanding): MessageKey {
  if (isLate) return "deposit.result.late.title";
  return isWaiting ? "deposit.result.waiting" : `systemPages.${page}.title`;
}

/** The state of a payment, and what happens next. */
export function ResultBody({
  page,
  picture,
  missing,
  isLatest,
  deposit,
  open,
  untouched,
  seconds,
  isLate,
}: PayResult) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { money } = useFormats();
  const { pathname, search } = useLocation();
  usePaymentEvents(deposit);
  if (missing)
    return (
      <>
        <FrameBuster />
        <h1 className="text-xl">{t("cashier.deposit.title")}</h1>
        <EmptyState
          icon="wallet"
          title={t(`deposit.result.${missing}.title`)}
          text={t(`deposit.result.${missing}.text`, { id: deposit?.id ?? "" })}
          action={
            <>
              {/* First, because the payment's result is unknown: it may have succeeded. */}
              <ButtonLink href={localePath(paths.cashierHistory())}>{t("payment.way.history")}</ButtonLink>
              <ButtonLink variant="secondary" href={localePath(paths.deposit())}>
                {t("payment.way.payAgain")}
              </ButtonLink>
              <ButtonLink variant="secondary" href={localePath(paths.support())}>
                {t("payment.way.support")}
              </ButtonLink>
            </>
          }
        />
        {deposit && <TransactionSummary {...deposit} />}
      </>
    );
  return (
    <div className="grid gap-4">
      <FrameBuster />
      {/* A receipt shows what to pay; no check is running before it is paid. */}
      {!open?.receipt && (
        <SystemPage
          page={page}
          picture={picture}
          isAside={open !== null}
          isAnnounced={untouched !== null}
          ways={
            untouched?.again && deposit
              ? [
                  {
                    label: t("depositAgain.submit", { amount: money(deposit.value) }),
                    path: untouched.again,
                  },
                  { label: t("payment.way.otherMethod"), path: paths.deposit() },
                ]
              : undefined
          }
        >
          {untouched ? (
            <p className="mt-3 text-balance font-semibold text-lg" suppressHydrationWarning>
              {t("deposit.result.untouched", { balance: money(untouched.balance) })}
            </p>
          ) : (
            deposit && <Money value={deposit.value} className="mt-2 font-bold text-2xl" />
          )}
        </SystemPage>
      )}
      <PaymentStatus
        text={t(statusText({ page, isLate, isWaiting: seconds !== null }))}
        isBusy={seconds !== null}
      />
      {isLate && (
        <Notice tone="warning" title={t("deposit.result.late.title")} isAnnounced>
          <p>{t("deposit.result.late.text")}</p>
          <p className="mt-2">
            <ButtonLink variant="secondary" size="s" href={localePath(pathname + search)}>
              {t("payment.refresh")}
            </ButtonLink>
          </p>
        </Notice>
      )}
      {open && <OpenPaymentPanel {...open} />}
      {deposit && (
        <TransactionSummary
          {...deposit}
          isLatest={isLatest}
          method={untouched?.method}
          hasAmount={untouched !== null}
        />
      )}
      <p className="flex flex-wrap justify-center gap-x-6 text-sm">
        {(
          [
            ["payment.way.history", paths.cashierHistory()],
            ["payment.way.support", paths.support()],
          ] as const
        ).map(([label, path]) => (
          <a
            key={label}
            href={localePath(path)}
            className="inline-flex min-h-11 items-center underline hover:text-accent-ink"
          >
            {t(label)}
          </a>
        ))}
      </p>
      {seconds !== null && <AutoRevalidate seconds={seconds} />}
    </div>
  );
}
