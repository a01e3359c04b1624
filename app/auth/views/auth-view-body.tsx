import type { ReactNode } from "react";
import { AuthBanner } from "../auth-banner";
import { useAuthPlace } from "../auth-place";
import type { AuthView } from "../auth-view";
import { ArrivalNotice } from "../refusal-notice";
import { AuthorizationView } from "./authorization-view";
import { RegistrationView } from "./registration-view";
import { RestoreView } from "./restore-view";
import { SocialRegistrationView } from "./social-registration-view";
import { TwoFactorView } from "./two-factor-view";

const views: Record<AuthView, () => ReactNode> = {
  authorization: AuthorizationView,
  restore: RestoreView,
  twofa: TwoFactorView,
  registration: RegistrationView,
  socialRegistration: SocialRegistrationView,
};

/** A view beside the banner, in popup and page alike. */
export function AuthViewBody({ heading }: { heading?: ReactNode }) {
  const { data } = useAuthPlace();
  const View = views[data.view];
  return (
    <div className={data.banner ? "auth has-banner" : "auth"}>
      {data.banner && <AuthBanner banner={data.banner} />}
      <div className="auth-view">
        {heading}
        <ArrivalNotice name={data.notice} />
        <View />
      </div>
    </div>
  );
}
