import type { AppContext } from "~/context/app-context";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import { clearSentCode, recordSentCode, secondsToResend } from "~/forms/account-form/sent-code.server";
import { type Issue, issueOf } from "~/forms/validation/issue";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { resendSeconds } from "~/platform/refusal-details";
import { type TwoFactorStep, twoFactorStep } from "~/platform/two-factor-step";
import { PasswordSchema } from "./password-schema";
import { TwoFactorCodeSchema, TwoFactorSchema } from "./two-factor-schema";

/** Id of the code that turns the second factor on or off. */
export const twoFactorCode = (wanted: "on" | "off") => `two_factor ${wanted}`;

/** Messages shown at the code's field (docs/contract.md#o27). */
const codeWords: Partial<Record<TwoFactorStep, MessageKey>> = {
  codeLength: "errors.codes.TWO_FACTOR_FORMAT",
  codeInvalid: "errors.codes.TWO_FACTOR_INVALID",
  timeExpired: "errors.codes.TWO_FACTOR_EXPIRED",
};

/** Forms of the security page (docs/contract.md#3.1). */
export const securityForms = {
  password: accountForm({
    schema: PasswordSchema,
    secrets: ["old_password", "password"],
    send: ({ platform }, passwords) => platform.attempt("account.changepassword", passwords),
    done: (context) => showDone(context, "flash.passwordChanged"),
    unknown: "security.password.unknown",
  }),
};

/** Forms that turn the second factor on or off (docs/contract.md#6.3): one requests a code, one submits it. */
export const twoFactorForms = {
  twoFactor: accountForm({ schema: TwoFactorSchema, send: askForCode, done: waitForCode }),
  twoFactorCode: accountForm({
    schema: TwoFactorCodeSchema,
    secrets: ["code"],
    async send(context, { id, code }) {
      const reply = await context.platform.attempt("account.confirmTwoFactorAuth", { code });
      // An expired code ends the wait for a new one (docs/contract.md#3.2).
      if (!reply.ok && twoFactorStep(reply.refusal) === "timeExpired")
        await recordSentCode(context, twoFactorCode(id), 0);
      return reply;
    },
    refusalIssues(refusal): Record<string, Issue[]> {
      const step = twoFactorStep(refusal);
      const words = step && codeWords[step];
      return words ? { code: [issueOf(words)] } : {};
    },
    async done(context, { value: { id } }) {
      await clearSentCode(context, twoFactorCode(id));
      return showDone(context, id === "on" ? "flash.twoFactorOn" : "flash.twoFactorOff");
    },
  }),
};

type Wanted = { id: "on" | "off" };

/**
 * A platform may report by a refusal that it has sent a code, as at the sign-in (docs/contract.md#3.2, forms E and
 * S).
 */
async function askForCode(context: AppContext, { id }: Wanted) {
  const reply = await context.platform.attempt("account.changeTwoFactorAuth", {
    two_factor_auth: id === "on",
  });
  if (reply.ok) return { ok: true as const, data: { ...reply.data, isNew: true } };
  const step = twoFactorStep(reply.refusal);
  // `resendIn` while the code's field is shown means that a new code was requested too early.
  const isNew = step === "enabled";
  const isUnseen = step === "resendIn" && (await secondsToResend(context, twoFactorCode(id))) === undefined;
  if (!isNew && !isUnseen) return reply;
  return { ok: true as const, data: { resend_time: resendSeconds(reply.refusal), isNew } };
}

async function waitForCode(
  context: AppContext,
  { value, data }: { value: Wanted; data: { resend_time?: number; isNew: boolean } },
) {
  await recordSentCode(context, twoFactorCode(value.id), data.resend_time);
  return showDone(context, data.isNew ? "flash.codeSent" : "flash.codeSentBefore");
}
