import type { SubmissionResult } from "@conform-to/react";
import type { LoginRefusal } from "./auth.server";
import type { RegistrationModel } from "./registration/model/form-model";

/** Which form of the sign-in page was sent; a form without a name is the first. */
export type AuthIntent = "login" | "code" | "resend" | "restore" | "register";

/**
 * Why nothing came of it. `ended`: the two-factor step is over, its login has to be given again. `wrongEntry`: a
 * registration was refused for a reason that is not one field's. `unanswered`: nobody can say what became of it.
 */
export type AuthRefusal = LoginRefusal | { reason: "ended" | "wrongEntry" | "unanswered" };

/** What the sign-in page answers when it leads nowhere else. */
export interface AuthAnswer {
  intent: AuthIntent;
  /** Fields that are wrong, and what was typed but for secrets. */
  result: SubmissionResult | null;
  refusal: AuthRefusal | null;
  /** It has happened; with script the view says what comes next. */
  isDone?: boolean;
  /** The registration form as it is to be shown now. */
  registration?: RegistrationModel;
  /** What the platform called its refusal, for the analytics. */
  errorCode?: string;
}
