import type { ReactNode } from "react";
import { useAuthSurface } from "~/auth/auth-surface";
import { ArrivalNotice } from "~/auth/form/refusal-notice";
import type { AuthView } from "../auth-view";
import { AuthBanner } from "./auth-banner";
import { AuthorizationView } from "./authorization-view";
import { PasswordResetView } from "./password-reset-view";
import { RegistrationView } from "./registration-view";
import { SocialRegistrationView } from "./social-registration-view";
import { TwoFactorView } from "./two-factor-view";

const views: Record<AuthView, () => ReactNode> = {
  authorization: AuthorizationView,
  restore: PasswordResetView,
  twofa: TwoFactorView,
  registration: RegistrationView,
  socialRegistration: SocialRegistrationView,
};

/** A view beside its banner, in popup and page alike; on a phone the banner follows the form. */
export function AuthViewBody({ heading }: { heading?: ReactNode }) {
  const { data } = useAuthSurface();
  const View = views[data.view];
  return (
    <div className={data.banner ? "auth has-banner" : "auth"}>
      <div className="auth-view">
        {heading}
        <ArrivalNotice name={data.notice} />
        <View />
      </div>
      {data.banner && <AuthBanner banner={data.banner} />}
    </div>
  );
}
