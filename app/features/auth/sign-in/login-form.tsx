import { useEffect, useRef } from "react";
import { useAuthSurface } from "~/features/auth/auth-surface";
import { setPendingSignIn } from "~/features/auth/two-factor/use-pending-sign-in";
import { bareLogin } from "~/forms/validation/bare-login";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { useIssueTexts } from "~/forms/validation/use-issue-texts";
import { useTranslate } from "~/i18n/use-translate";
import { SubmitButton } from "~/ui/form/submit-button";
import { useLatest } from "~/ui/use-latest";
import { AuthField } from "../form/auth-field";
import { RefusalNotice } from "../form/refusal-notice";
import { useAuthForm } from "../form/use-auth-form";
import { useSchemaForm } from "../form/use-schema-form";
import { PasswordField } from "./password-field";

const loginRules = lazyRules(() => import("./login-schema").then((part) => part.LoginSchema));

export function LoginForm() {
  const t = useTranslate();
  const issueTexts = useIssueTexts();
  const { redirectUrl, hrefOf, open } = useAuthSurface();
  const { action, send, ...state } = useAuthForm("authorization", "login");
  const { fields, isReady, propsOf } = useSchemaForm("login", loginRules, state);
  const { answer, settledAnswer, isServed, isPending } = state;
  const sent = useRef<FormData>();
  const openView = useLatest(open);
  const refusal = settledAnswer?.refusal;

  useEffect(() => {
    if (refusal?.reason !== "twoFactor" || !sent.current) return;
    const typed = sent.current;
    const [login, password] = [String(typed.get("login")), String(typed.get("password"))];
    setPendingSignIn({
      login: bareLogin(login),
      password,
      resendAt: Date.now() + (refusal.resendSeconds ?? 0) * 1000,
    });
    openView.current("twofa");
  }, [refusal, openView]);

  const formProps = propsOf((event) => {
    sent.current = new FormData(event.currentTarget);
    send(event);
  });
  return (
    <form method="post" action={action} {...formProps} className="auth-form">
      {answer?.refusal?.reason !== "twoFactor" && <RefusalNotice refusal={answer?.refusal} />}
      {redirectUrl && <input type="hidden" name="redirectUrl" value={redirectUrl} />}
      <AuthField
        field={fields.login}
        label={t("auth.login.login")}
        errors={issueTexts(fields.login.errors)}
        hasFocus={isServed && fields.login.errors !== undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        field={fields.password}
        label={t("auth.login.password")}
        errors={issueTexts(fields.password.errors)}
        hasFocus={isServed && fields.login.errors === undefined}
        autoComplete="current-password"
        aside={
          <a href={hrefOf("restore")} rel="nofollow" className="dialog-link text-sm">
            {t("auth.login.forgot")}
          </a>
        }
      />
      <SubmitButton
        isPending={isPending}
        isReady={isReady}
        label={t("auth.login.submit")}
        pendingLabel={t("auth.login.submitting")}
      />
    </form>
  );
}
