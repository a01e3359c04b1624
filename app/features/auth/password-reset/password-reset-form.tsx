import { useEffect } from "react";
import { AuthField } from "~/features/auth/form/auth-field";
import { RefusalNotice } from "~/features/auth/form/refusal-notice";
import { useAuthForm } from "~/features/auth/form/use-auth-form";
import { useSchemaForm } from "~/features/auth/form/use-schema-form";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { useTranslate } from "~/i18n/use-translate";
import { SubmitButton } from "~/ui/form/submit-button";
import { useLatest } from "~/ui/use-latest";
import { useAuthSurface } from "../auth-surface";

const resetRules = lazyRules(() =>
  import("./password-reset-schema").then((part) => part.PasswordResetSchema),
);

export function PasswordResetForm() {
  const t = useTranslate();
  const issueTexts = useIssueTexts();
  const { redirectUrl, open } = useAuthSurface();
  const { action, send, ...state } = useAuthForm("restore", "restore");
  const { fields, isReady, propsOf } = useSchemaForm("restore", resetRules, state);
  const { answer, settledAnswer, isServed, isPending } = state;
  const openView = useLatest(open);
  const isDone = settledAnswer?.isDone ?? false;
  useEffect(() => {
    if (isDone) openView.current("authorization", "restored");
  }, [isDone, openView]);

  return (
    <form method="post" action={action} {...propsOf(send)} className="auth-form">
      <p className="text-muted text-sm">{t("auth.restore.lead")}</p>
      <RefusalNotice refusal={answer?.refusal} />
      <input type="hidden" name="intent" value="restore" />
      {redirectUrl && <input type="hidden" name="redirectUrl" value={redirectUrl} />}
      <AuthField
        field={fields.login}
        label={t("auth.login.login")}
        errors={issueTexts(fields.login.errors)}
        hasFocus={isServed}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton isPending={isPending} isReady={isReady} label={t("auth.restore.submit")} />
    </form>
  );
}
