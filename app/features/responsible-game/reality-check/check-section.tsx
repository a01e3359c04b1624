import { elapsed } from "~/features/games/play/elapsed";
import { AccountForm } from "~/forms/account-form/account-form";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useTranslate } from "~/i18n/use-translate";
import { ChoiceField } from "~/ui/form/choice-field";
import { Section } from "~/ui/section";

const checkRules = lazyRules(() => import("./check-schema").then((part) => part.checkSchema()));

export interface CheckView {
  interval: string;
  /** Minutes to choose from; `0`: never. */
  choices: readonly string[];
  /** Milliseconds since the sign-in; null when unknown. */
  time: number | null;
}

export function CheckSection({
  check: { choices, interval, time },
  attempt,
}: {
  check: CheckView;
  attempt: string;
}) {
  const t = useTranslate();
  return (
    <Section title={t("responsible.check.title")}>
      <p className="mb-4 max-w-(--cr-measure) text-muted text-sm">{t("responsible.check.text")}</p>
      {time !== null && (
        <p className="mb-4 text-sm">
          {t("responsible.check.here")} <span className="tabular font-semibold">{elapsed(time)}</span>
        </p>
      )}
      <AccountForm
        intent="check"
        attempt={attempt}
        rules={checkRules}
        values={{ interval }}
        submit={t("responsible.check.save")}
        variant="secondary"
      >
        {(fields) => (
          <ChoiceField
            name={fields.interval.name}
            legend={t("responsible.check.every")}
            choices={choices.map((value) => ({
              value,
              label:
                value === "0"
                  ? t("responsible.check.off")
                  : t("responsible.check.minutes", { count: Number(value) }),
            }))}
            defaultValue={fields.interval.initialValue}
          />
        )}
      </AccountForm>
    </Section>
  );
}
