import { useEffect } from "react";
import { useAuthSurface } from "~/features/auth/auth-surface";
import { useSignUpLink } from "~/features/auth/frame/frame-surface";
import { LoginForm } from "~/features/auth/sign-in/login-form";
import { setPendingSignIn } from "~/features/auth/two-factor/use-pending-sign-in";
import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { SocialButtons } from "../social/social-buttons";

export function AuthorizationView() {
  const t = useTranslate();
  const { data } = useAuthSurface();
  const signUp = useSignUpLink();
  // Returning to the first step discards the pending second one.
  useEffect(() => setPendingSignIn(null), []);
  return (
    <>
      <p className="text-muted text-sm">{t("auth.login.lead")}</p>
      <LoginForm />
      <SocialButtons services={data.loginSocials} type="authorization" />
      <div className="auth-switch">
        <p className="text-muted text-sm">{t("auth.switch.noAccount")}</p>
        <ButtonLink {...signUp} rel="nofollow" variant="secondary" size="l">
          {t("common.signUp")}
        </ButtonLink>
      </div>
    </>
  );
}
