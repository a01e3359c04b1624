import { useActionData } from "@remix-run/react";
import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import type { AccountAnswer } from "~/forms/account-form/account-answer";
import { FormNotice } from "~/forms/account-form/form-notice";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Section } from "~/ui/section";
import { LimitCard } from "./limit-card";
import { LimitForm } from "./limit-form";
import { LimitLock } from "./limit-lock";
import type { OwnLimit } from "./own-limit.server";

/** The player's deposit limit and the form to change it. */
export function LimitSection({
  limit: { rules, view, currency, decimals, canEdit, lockedUntil, requested },
  attempt,
}: {
  limit: OwnLimit;
  attempt: string;
}) {
  const t = useTranslate();
  const { duration } = useFormats();
  const dialogHref = useDialogHref();
  const answer = useActionData<AccountAnswer>();
  return (
    <Section title={rules.name}>
      <div className="grid gap-5 tablet:max-w-xl">
        <p className="text-muted text-sm">{t("responsible.limit.lead")}</p>
        {answer?.intent === "looserLimit" && <FormNotice refusal={answer.refusal} />}
        {view ? <LimitCard limit={view} /> : <p>{t("responsible.limit.none")}</p>}
        {canEdit ? (
          <>
            <ul className="list-disc ps-5 text-muted text-sm">
              <li>{t("responsible.limit.lower")}</li>
              <li>{t("responsible.limit.higher", { wait: duration(rules.waitingMs) })}</li>
              <li>{t("responsible.limit.reached")}</li>
            </ul>
            <LimitForm
              attempt={attempt}
              currency={currency}
              decimals={decimals}
              limit={view}
              periods={rules.periods}
              startPeriod={rules.startPeriod}
            />
            {view && !rules.isRequired && (
              <p>
                <ButtonLink variant="ghost" href={dialogHref({ confirm: "limit_lift" })} rel="nofollow">
                  {t("responsible.limit.lift.open")}
                </ButtonLink>
              </p>
            )}
          </>
        ) : (
          <div className="grid gap-2 text-sm">
            {requested && (
              <p>
                {t("responsible.limit.asked")}{" "}
                {requested.limit ? (
                  <>
                    <Money value={requested.limit} /> {t(`responsible.limit.per.${requested.period}`)}
                  </>
                ) : (
                  t("responsible.limit.noLimit")
                )}
              </p>
            )}
            <LimitLock until={lockedUntil} className="text-muted" />
          </div>
        )}
      </div>
    </Section>
  );
}
