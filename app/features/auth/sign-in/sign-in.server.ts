import type { Submission } from "@conform-to/react";
import type { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { recordNotice } from "~/features/auth/notice.server";
import { resetPassword } from "~/features/auth/password-reset/password-reset.server";
import { PasswordResetSchema } from "~/features/auth/password-reset/password-reset-schema";
import {
  type Credentials,
  type LoginOutcome,
  type LoginRefusal,
  signIn,
} from "~/features/auth/sign-in/attempt-sign-in.server";
import { CodeSchema } from "~/features/auth/two-factor/code-schema";
import {
  clearPendingSignIn,
  readPendingSignIn,
  savePendingSignIn,
} from "~/features/auth/two-factor/pending-sign-in.server";
import { parseForm } from "~/forms/validation/form-data";
import { issueOf } from "~/forms/validation/issue";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { type AuthQuery, paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import type { AuthAnswer, AuthIntent, AuthRefusal } from "../form/auth-answer";
import { formResponse, statusOf } from "../form/form-response.server";
import { LoginSchema } from "./login-schema";
import { redirectAfterLogin } from "./redirect-after-login.server";

type Step = (context: AppContext, form: FormData) => Promise<Response | ReturnType<typeof formResponse>>;

type SignInIntent = Exclude<AuthIntent, "register">;

/** Dispatches a form of the sign-in page: login, code, resend, restore. */
export function submitSignIn(context: AppContext, form: FormData): ReturnType<Step> {
  const intent = String(form.get("intent") ?? "login");
  const step = Object.hasOwn(steps, intent) ? steps[intent as SignInIntent] : steps.login;
  return step(context, form);
}

const steps: Record<SignInIntent, Step> = {
  async login(context, form) {
    const submission = parse(form, LoginSchema);
    if (submission.status !== "success")
      return formResponse(400, { intent: "login", result: reply(submission) });
    const credentials = submission.value;
    const outcome = await signIn(context, credentials);
    if (outcome.ok) return signedIn(context, outcome, form);
    const { refusal } = outcome;
    const isNextStep = refusal.reason === "twoFactor" && isQuestion(refusal);
    if (isNextStep && !context.isDataRequest) {
      savePendingSignIn(context, credentials, refusal.resendSeconds ?? 0);
      return redirect(paths.signIn({ ...carriedQuery(context, form), view: "twofa" }));
    }
    const result = isNextStep ? null : reply(submission, refusal);
    return formResponse(isNextStep ? 200 : statusOf(refusal), { intent: "login", result, refusal });
  },

  async code(context, form) {
    const submission = parse(form, CodeSchema);
    if (submission.status !== "success")
      return formResponse(400, { intent: "code", result: reply(submission) });
    const credentials = credentialsOf(context, form);
    if (!credentials) return formResponse(422, { intent: "code", refusal: { reason: "ended" } });
    const outcome = await signIn(context, { ...credentials, ...submission.value });
    if (outcome.ok) return signedIn(context, outcome, form);
    const { refusal } = outcome;
    stayAtStep(context, form, credentials, refusal);
    const isField = refusal.reason === "twoFactor" && !isQuestion(refusal);
    const result = isField
      ? submission.reply({ fieldErrors: { two_factor_auth: [issueOf(`auth.twofa.${refusal.step}`)] } })
      : reply(submission, refusal);
    return formResponse(statusOf(refusal), { intent: "code", result, refusal });
  },

  async resend(context, form) {
    const credentials = credentialsOf(context, form);
    if (!credentials) return formResponse(422, { intent: "resend", refusal: { reason: "ended" } });
    const outcome = await signIn(context, credentials);
    if (outcome.ok) return signedIn(context, outcome, form);
    const { refusal } = outcome;
    stayAtStep(context, form, credentials, refusal);
    const isSent = refusal.reason === "twoFactor" && refusal.step === "enabled";
    if (isSent && !context.isDataRequest) {
      await recordNotice(context, "code_sent");
      return redirect(paths.signIn({ ...carriedQuery(context, form), view: "twofa", notice: "code_sent" }));
    }
    return formResponse(isSent ? 200 : statusOf(refusal), { intent: "resend", refusal, isDone: isSent });
  },

  async restore(context, form) {
    const submission = parse(form, PasswordResetSchema);
    if (submission.status !== "success")
      return formResponse(400, { intent: "restore", result: reply(submission) });
    const refusal = await resetPassword(context, submission.value.login);
    if (refusal) {
      return formResponse(statusOf(refusal), {
        intent: "restore",
        result: reply(submission, refusal),
        refusal,
      });
    }
    await recordNotice(context, "restored");
    if (context.isDataRequest) return formResponse(200, { intent: "restore", isDone: true });
    return redirect(paths.signIn({ ...carriedQuery(context, form), notice: "restored" }));
  },
};

function signedIn(context: AppContext, { account }: LoginOutcome & { ok: true }, form: FormData): Response {
  clearPendingSignIn(context);
  return redirectAfterLogin(context, account, form.get("redirectUrl"));
}

/**
 * Login and password of the first step: submitted by script, which keeps them in memory, else from the encrypted
 * cookie (docs/contract.md#o4).
 */
function credentialsOf(context: AppContext, form: FormData): Credentials | null {
  const sent = LoginSchema.pick({ login: true, password: true }).safeParse(Object.fromEntries(form));
  if (sent.success && sent.data.password) return sent.data;
  const credentials = readPendingSignIn(context);
  return credentials && { login: credentials.login, password: credentials.password };
}

/** Updates the cookie with the platform's resend time; deletes it when the credentials are wrong. */
function stayAtStep(
  context: AppContext,
  form: FormData,
  credentials: Credentials,
  refusal: LoginRefusal,
): void {
  if (form.has("password")) return;
  if (refusal.reason === "wrongCredentials") clearPendingSignIn(context);
  if (refusal.reason === "twoFactor" && refusal.resendSeconds !== undefined)
    savePendingSignIn(context, credentials, refusal.resendSeconds);
}

/** Whether the platform waits for a code, rather than rejecting one. */
function isQuestion({ step }: LoginRefusal & { reason: "twoFactor" }): boolean {
  return step === "enabled" || step === "resendIn";
}

function parse<Schema extends z.ZodType<Record<string, string | undefined>>>(form: FormData, schema: Schema) {
  return parseForm(form, { schema });
}

/** The submitted values without secrets. A refusal becomes a form error, so that conform keeps the values. */
function reply(submission: Submission<unknown, string[]>, refusal?: AuthRefusal): AuthAnswer["result"] {
  return submission.reply({
    hideFields: ["password", "two_factor_auth"],
    ...(refusal && { formErrors: [refusal.reason] }),
  });
}

/** Query parameters that each view passes on to the next. */
function carriedQuery(context: AppContext, form: FormData): AuthQuery {
  return {
    redirectUrl: internalPath(form.get("redirectUrl"), context.locales) ?? undefined,
    _non_strict: context.isFramed ? "1" : undefined,
  };
}
