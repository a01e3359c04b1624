import type { ReactNode } from "react";
import { useAuthSurface } from "~/features/auth/auth-surface";
import type { AuthView } from "../auth-view";
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

/** The view of the popup or page around it. */
export function CurrentView() {
  const View = views[useAuthSurface().data.view];
  return <View />;
}
