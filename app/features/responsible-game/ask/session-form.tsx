import { useMemo } from "react";
import { AccountField } from "~/forms/account-form/account-field";
import { AccountForm } from "~/forms/account-form/account-form";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useTranslate } from "~/i18n/use-translate";
import { ChoiceField } from "~/ui/form/choice-field";
import type { SessionQuestion } from "./session-question.server";
import { playMinutes } from "./session-schema";

/** Form for how long and for how much a player is going to play; nothing is chosen beforehand. */
export function SessionForm({
  attempt,
  question: { parts, currency, decimals },
}: {
  attempt: string;
  question: SessionQuestion;
}) {
  const t = useTranslate();
  const rules = useMemo(
    () =>
      lazyRules(() =>
        import("./session-schema").then((part) => part.sessionSchema(parts, decimals, currency)),
      ),
    [parts, decimals, currency],
  );
  return (
    <AccountForm intent="session" attempt={attempt} rules={rules} submit={t("responsible.session.set")}>
      {({ minutes, spend }) => (
        <>
          {parts.includes("time") && (
            <ChoiceField
              name={minutes.name}
              legend={t("responsible.session.time")}
              choices={playMinutes.map((value) => ({
                value,
                label: t("responsible.check.minutes", { count: Number(value) }),
              }))}
              defaultValue={minutes.initialValue}
            />
          )}
          {parts.includes("spend") && (
            <AccountField
              field={spend}
              label={t("responsible.session.spend", { currency })}
              inputMode={decimals > 0 ? "decimal" : "numeric"}
              autoComplete="off"
              dir="ltr"
            />
          )}
        </>
      )}
    </AccountForm>
  );
}
