import { useMemo } from "react";
import { AccountField } from "~/forms/account-form/account-field";
import { AccountForm } from "~/forms/account-form/account-form";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { useTranslate } from "~/i18n/use-translate";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { useFormats } from "~/ui/format/formats";
import { Money } from "~/ui/format/money";
import { Section } from "~/ui/section";
import { LimitLock } from "../limit/limit-lock";
import { PeriodField } from "../limit/period-field";
import type { PlayLimitView } from "./play-limit-view";

const MINUTE = 60_000;

interface PlayLimitProps {
  limit: PlayLimitView;
  attempt: string;
}

/** A limit of what is lost, staked or played, and the form to change it. */
export function PlayLimitSection(props: PlayLimitProps) {
  const t = useTranslate();
  const { duration } = useFormats();
  const { canEdit, currency, kind, lockedUntil, name, own, waitingMs } = props.limit;
  return (
    <Section title={name}>
      <div className="grid gap-5 tablet:max-w-xl">
        <p className="text-muted text-sm">{t(`responsible.play.${kind}`)}</p>
        {own ? (
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span className="font-semibold text-lg">
              {kind === "time" ? (
                duration(Number(own.value) * MINUTE)
              ) : (
                <Money value={{ amount: own.value, currency }} />
              )}
            </span>
            <span className="text-muted text-sm">{t(`responsible.limit.per.${own.period}`)}</span>
          </p>
        ) : (
          <p>{t("responsible.limit.none")}</p>
        )}
        {canEdit ? (
          <>
            <ul className="list-disc ps-5 text-muted text-sm">
              <li>{t("responsible.limit.lower")}</li>
              <li>{t("responsible.play.higher", { wait: duration(waitingMs) })}</li>
            </ul>
            <PlayLimitForm {...props} />
          </>
        ) : (
          <LimitLock until={lockedUntil} className="text-muted text-sm" />
        )}
      </div>
    </Section>
  );
}

function PlayLimitForm({ attempt, limit: { currency, decimals, kind, own, periods } }: PlayLimitProps) {
  const t = useTranslate();
  const issueTexts = useIssueTexts({ isPlain: true });
  const rules = useMemo(
    () =>
      lazyRules(() => import("./play-limit-schema").then((part) => part.playLimitSchema(decimals, currency))),
    [decimals, currency],
  );
  return (
    <AccountForm
      intent="playLimit"
      id={kind}
      attempt={attempt}
      rules={rules}
      values={{ period: own?.period }}
      submit={t(own ? "responsible.limit.change" : "responsible.limit.set")}
      variant="secondary"
    >
      {({ limit, period, sure }) => (
        <>
          <AccountField
            field={limit}
            label={
              kind === "time" ? t("responsible.play.minutes") : t("responsible.limit.amount", { currency })
            }
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            dir="ltr"
          />
          <PeriodField field={period} periods={periods} />
          {own && (
            <CheckboxField
              label={t("responsible.play.sure")}
              errors={issueTexts(sure.errors)}
              inputProps={{ name: sure.name }}
            />
          )}
        </>
      )}
    </AccountForm>
  );
}
