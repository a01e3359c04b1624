import { useActionData } from "@remix-run/react";
import { AccountAction } from "~/forms/account-form/account-action";
import type { AccountAnswer } from "~/forms/account-form/account-answer";
import { AccountCodeField } from "~/forms/account-form/account-code-field";
import { AccountForm } from "~/forms/account-form/account-form";
import { FormNotice } from "~/forms/account-form/form-notice";
import { SendCode } from "~/forms/account-form/send-code";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useTranslate } from "~/i18n/use-translate";
import { Badge } from "~/ui/feedback/badge";
import { Section } from "~/ui/section";
import type { TwoFactor } from "./security.server";

const codeRules = lazyRules(() => import("./two-factor-schema").then((part) => part.TwoFactorCodeSchema));

interface TwoFactorCardProps extends TwoFactor {
  /** Idempotency key of this rendering of the forms. */
  attempt: string;
}

/** State of the second factor, and the forms to change it by a code. */
export function TwoFactorCard({ isOn, resendSeconds, attempt }: TwoFactorCardProps) {
  const t = useTranslate();
  const answer = useActionData<AccountAnswer>();
  const wanted = isOn ? "off" : "on";
  const refusal = answer?.intent === "twoFactor" ? answer.refusal : undefined;
  const refusalSeconds = refusal?.kind === "text" ? refusal.seconds : undefined;
  return (
    <Section title={t("profile.security.twoFactor")}>
      <div className="panel grid gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={isOn ? "positive" : "warning"}>
            {t(isOn ? "profile.security.on" : "profile.security.off")}
          </Badge>
          <span className="max-w-(--cr-measure) text-muted">
            {t(isOn ? "profile.security.onText" : "profile.security.offText")}
          </span>
        </p>
        <FormNotice refusal={refusal} />
        {resendSeconds === undefined ? (
          <AccountAction intent="twoFactor" id={wanted} attempt={attempt} variant="secondary">
            {t(`security.twoFactor.${wanted}`)}
          </AccountAction>
        ) : (
          <div className="grid max-w-md gap-4">
            <AccountForm
              intent="twoFactorCode"
              id={wanted}
              attempt={attempt}
              rules={codeRules}
              submit={t(`security.twoFactor.${wanted}`)}
              variant="secondary"
            >
              {({ code }) => (
                <AccountCodeField
                  field={code}
                  label={t("security.twoFactor.code")}
                  hint={t("security.twoFactor.codeHint")}
                />
              )}
            </AccountForm>
            <SendCode
              intent="twoFactor"
              id={wanted}
              attempt={attempt}
              seconds={refusalSeconds ?? resendSeconds}
              label={t("security.twoFactor.resend")}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
