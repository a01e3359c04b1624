import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/feedback/notice";
import { PaymentNotice } from "../form/payment-notice";
import { LargeAmount } from "../large-amount";
import { MethodPicker } from "../method-picker";
import { PeriodLimits } from "./period-limits";
import type { WithdrawAnswer } from "./withdraw-answer";
import { WithdrawForm } from "./withdraw-form";
import type { WithdrawPageData } from "./withdraw-page.server";
import { BURN_AGREED, burnDialog, withdrawPath } from "./withdraw-query";
import { WithdrawReviewStep } from "./withdraw-review";
import { WithdrawalList } from "./withdrawal-list";

interface WithdrawPageProps {
  page: WithdrawPageData;
  answer: WithdrawAnswer | undefined;
}

/** The balance and the form; then the review; then the state of the withdrawal. */
export function WithdrawPage({ page, answer }: WithdrawPageProps) {
  const { room, refusal, requested } = page;
  const t = useTranslate();
  return (
    <>
      <header>
        <h1 className="text-xl">{t("cashier.withdraw.title")}</h1>
        {room.ok && (
          <>
            <p className="mt-4 text-muted text-sm">{t("cashier.withdraw.available")}</p>
            <LargeAmount value={room.available ?? null} />
          </>
        )}
      </header>
      {requested?.status === "pending" && (
        <Notice tone="positive" title={t("withdraw.requested.title")} answer={requested.id}>
          {t("withdraw.requested.text")}
        </Notice>
      )}
      {refusal && <PaymentNotice refusal={refusal} methods={withdrawPath({})} isStanding />}
      {answer?.problem && (
        <Notice tone="danger" answer={answer}>
          {t(answer.problem)}
        </Notice>
      )}
      {answer?.review ? (
        <WithdrawReviewStep review={answer.review} />
      ) : (
        <>
          {requested && <WithdrawalList {...page} />}
          <WithdrawSteps room={room} answer={answer} />
          {!requested && <WithdrawalList {...page} />}
        </>
      )}
    </>
  );
}

/** The methods, and the form of the selected one. */
function WithdrawSteps({
  room,
  answer,
}: Pick<WithdrawPageProps, "answer"> & { room: WithdrawPageData["room"] }) {
  const t = useTranslate();
  if (!room.ok) return <PaymentNotice refusal={room.refusal} methods={withdrawPath({})} isStanding />;
  const { methods, limits, burning, chosen, isAgreed } = room;
  const form = answer?.again?.form ?? room.form;
  const current = methods.find(({ sysname }) => sysname === (form?.sysname ?? chosen));
  return (
    <div>
      <MethodPicker
        label={t("cashier.withdraw.methods")}
        methods={methods}
        current={current?.sysname ?? null}
        pathOf={(method) => withdrawPath({ method, isAgreed })}
        action={withdrawPath({})}
        query={{ burn: isAgreed ? BURN_AGREED : undefined }}
      >
        {form && current && (
          <WithdrawForm
            key={form.sysname}
            form={form}
            method={current}
            answer={answer?.again?.respondWith}
            burning={burning}
          />
        )}
        {!form && current && burning !== null && !isAgreed && <BurnFirst method={current.sysname} />}
      </MethodPicker>
      <PeriodLimits limits={limits} />
    </div>
  );
}

/** The form requires the player's agreement first (docs/contract.md#d51). */
function BurnFirst({ method }: { method: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <Notice tone="warning" title={t("withdraw.burnFirst")}>
      <ButtonLink size="s" href={localePath(burnDialog(method))} rel="nofollow">
        {t("withdraw.burnFirst.way")}
      </ButtonLink>
    </Notice>
  );
}
