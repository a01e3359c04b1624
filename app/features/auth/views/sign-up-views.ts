import type { AuthViews } from "./auth-view-body";
import { RegistrationView } from "./registration-view";
import { SocialRegistrationView } from "./social-registration-view";

/** Those of the sign-up's page. */
export const signUpViews: AuthViews = {
  registration: RegistrationView,
  socialRegistration: SocialRegistrationView,
};
