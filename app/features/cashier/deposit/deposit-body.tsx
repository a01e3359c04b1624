import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { PendingPaymentNotice } from "~/features/cashier/pending-payment/pending-payment";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import type { PaymentAnswer } from "../form/payment-refusal";
import { MethodPicker } from "../method-picker";
import { DepositForm } from "./deposit-form";
import type { DepositView } from "./deposit-view";
import { LimitPanel } from "./limit-panel";
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
  const { search } = useLocation();
  const given = new URLSearchParams(search);
  const offer = given.get("campaign_offer_id") ?? undefined;
  const amount = given.get("amount") ?? undefined;
  return (
    <>
      <h1 className="text-xl">{t("cashier.deposit.title")}</h1>
      {!chosen && again && <RepeatDepositCard again={again} />}
      <MethodPicker
        label={t("deposit.methods")}
        methods={methods}
        current={chosen?.method.sysname ?? null}
        pathOf={(sysname) => paths.depositBy(sysname, { amount, campaign_offer_id: offer })}
        action={paths.deposit()}
        query={{ amount, campaign_offer_id: offer }}
        lastUsed={again?.method.sysname}
      >
        {chosen && (
          <section aria-label={chosen.method.name}>
            <h2 className="method-title">{chosen.method.name}</h2>
            <DepositForm key={chosen.form.sysname} chosen={chosen} answer={answer} late={refusal} />
          </section>
        )}
      </MethodPicker>
      {limit !== undefined && <LimitPanel limit={limit} />}
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
