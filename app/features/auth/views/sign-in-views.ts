import type { AuthViews } from "./auth-view-body";
import { AuthorizationView } from "./authorization-view";
import { PasswordResetView } from "./password-reset-view";
import { TwoFactorView } from "./two-factor-view";

/** Those of the sign-in's page. */
export const signInViews: AuthViews = {
  authorization: AuthorizationView,
  restore: PasswordResetView,
  twofa: TwoFactorView,
};
