import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { PendingPaymentNotice } from "~/cashier/pending-payment/pending-payment";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import type { PaymentAnswer } from "../form/payment-refusal";
import { MethodCard } from "../method-card";
import { DepositForm } from "./deposit-form";
import type { DepositView } from "./deposit-view";
import { LimitPanel } from "./limit-panel";
import { MethodList } from "./method-list";
import { ProviderStepPanel } from "./provider-step";
import { RepeatDepositCard } from "./repeat-deposit-card";

interface DepositBodyProps {
  view: DepositView;
  answer: PaymentAnswer<SubmissionResult> | undefined;
}

/** The deposit page: methods and form, or the state of a submitted deposit. */
export function DepositBody({ view, answer }: DepositBodyProps) {
  if (view.kind === "unavailable") return <Unavailable />;
  if (view.kind === "check") return <PendingPaymentNotice check={view.check} />;
  if (view.kind === "step") return <ProviderStepPanel step={view.step} name={view.method.name} />;
  return <Methods {...view} answer={answer} />;
}

function Methods({
  methods,
  chosen,
  again,
  limit,
  refusal,
  answer,
}: Extract<DepositView, { kind: "methods" }> & Pick<DepositBodyProps, "answer">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { search } = useLocation();
  const offer = new URLSearchParams(search).get("campaign_offer_id") ?? undefined;
  const limitPanel = limit !== undefined && <LimitPanel limit={limit} />;
  const heading = (
    <header>
      <h1 className="text-xl">{t("cashier.deposit.title")}</h1>
      <p className="mt-2 text-muted">{t("cashier.deposit.lead")}</p>
    </header>
  );
  const choice = <h2 className="deposit-step">{t("deposit.methods")}</h2>;
  if (!chosen)
    return (
      <>
        {heading}
        {again && <RepeatDepositCard again={again} />}
        <section className="deposit-steps grid gap-3">
          {choice}
          <MethodList methods={methods} offer={offer} />
        </section>
        {limitPanel}
      </>
    );
  const { method, form } = chosen;
  return (
    <>
      {heading}
      <div className="deposit-steps deposit-columns">
        <div className="deposit-aside">
          {choice}
          <MethodList methods={methods} current={method.sysname} offer={offer} />
        </div>
        <div className="grid gap-5">
          <div className="deposit-chosen">
            {choice}
            <MethodCard method={method} isCurrent />
            <ButtonLink variant="ghost" href={localePath(paths.deposit())} data-keep-scroll="">
              {t("deposit.change")}
            </ButtonLink>
          </div>
          <section
            aria-label={method.name}
            className="rounded-lg border border-line bg-surface-1 p-4 laptop:p-6"
          >
            <h2 className="deposit-step mb-4">{method.name}</h2>
            <DepositForm key={form.sysname} chosen={chosen} answer={answer} late={refusal} />
          </section>
          {limitPanel}
        </div>
      </div>
    </>
  );
}

function Unavailable() {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="text-xl">{t("cashier.deposit.title")}</h1>
      <EmptyState
        icon="warning"
        title={t("deposit.unavailable.title")}
        text={t("deposit.unavailable.text")}
        action={
          <>
            <ButtonLink href={localePath(pathname)}>{t("common.tryAgain")}</ButtonLink>
            <ButtonLink variant="secondary" href={localePath(paths.support())}>
              {t("payment.way.support")}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
