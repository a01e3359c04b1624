import type { SubmissionResult } from "@conform-to/react";
import type { RegistrationModel } from "~/features/auth/registration/model/form-model";
import type { LoginRefusal } from "~/features/auth/sign-in/attempt-sign-in.server";

/** The submitted form of the auth pages; `login` when none is named. */
export type AuthIntent = "login" | "code" | "resend" | "restore" | "register";

/**
 * Why a submission failed. `ended`: the two-factor step has expired, the login must be entered again. `wrongEntry`: a
 * registration was refused for a reason that is not one field's. `unanswered`: the outcome is unknown.
 */
export type AuthRefusal = LoginRefusal | { reason: "ended" | "wrongEntry" | "unanswered" };

/** Action data of the auth pages, where the action does not redirect. */
export interface AuthAnswer {
  intent: AuthIntent;
  /** Field errors, and the submitted values except secrets. */
  result: SubmissionResult | null;
  refusal: AuthRefusal | null;
  /** The submission succeeded; with script the view shows the next step itself. */
  isDone?: boolean;
  /** The registration form to render now. */
  registration?: RegistrationModel;
  /** The platform's error code, for analytics. */
  errorCode?: string;
}
