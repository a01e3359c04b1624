import { accountForm, showDone } from "~/account-form/account-form.server";
import { forgetSentCode, recordSentCode, secondsToResend } from "~/account-form/sent-code.server";
import type { AppContext } from "~/context";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { resendSeconds } from "~/platform/refusal-details";
import { type TwoFactorStep, twoFactorStep } from "~/platform/two-factor-step";
import { type Issue, issueOf } from "~/validation/issue";
import { PasswordSchema } from "./password-schema";
import { TwoFactorCodeSchema, TwoFactorSchema } from "./two-factor-schema";

/** Names the code that a change of the second factor waits for. */
export const twoFactorCode = (wanted: "on" | "off") => `two_factor ${wanted}`;

/** What is said of a code at its field, in words of our own (contract O27). */
const codeWords: Partial<Record<TwoFactorStep, MessageKey>> = {
  codeLength: "errors.codes.TWO_FACTOR_FORMAT",
  codeInvalid: "errors.codes.TWO_FACTOR_INVALID",
  timeExpired: "errors.codes.TWO_FACTOR_EXPIRED",
};

/** What can be done on the security page (contract 3.1). */
export const securityForms = {
  password: accountForm({
    schema: PasswordSchema,
    secrets: ["old_password", "password"],
    send: ({ platform }, passwords) => platform.attempt("account.changepassword", passwords),
    done: (context) => showDone(context, "flash.passwordChanged"),
    unknown: "security.password.unknown",
  }),
};

/** The second factor is turned on and off by a code (contract 6.3): asked for first, entered then. */
export const twoFactorForms = {
  twoFactor: accountForm({ schema: TwoFactorSchema, send: askForCode, done: waitForCode }),
  twoFactorCode: accountForm({
    schema: TwoFactorCodeSchema,
    secrets: ["code"],
    async send(context, { id, code }) {
      const said = await context.platform.attempt("account.confirmTwoFactorAuth", { code });
      // An expired code ends the wait for a new one (contract 3.2).
      if (!said.ok && twoFactorStep(said.refusal) === "timeExpired")
        await recordSentCode(context, twoFactorCode(id), 0);
      return said;
    },
    blame(refusal): Record<string, Issue[]> {
      const step = twoFactorStep(refusal);
      const words = step && codeWords[step];
      return words ? { code: [issueOf(words)] } : {};
    },
    async done(context, { value: { id } }) {
      await forgetSentCode(context, twoFactorCode(id));
      return showDone(context, id === "on" ? "flash.twoFactorOn" : "flash.twoFactorOff");
    },
  }),
};

type Wanted = { id: "on" | "off" };

/** A platform may say by a refusal that it has sent a code, as at the sign-in (contract 3.2, forms E and S). */
async function askForCode(context: AppContext, { id }: Wanted) {
  const asked = await context.platform.attempt("account.changeTwoFactorAuth", {
    two_factor_auth: id === "on",
  });
  if (asked.ok) return { ok: true as const, data: { ...asked.data, isNew: true } };
  const step = twoFactorStep(asked.refusal);
  // One who sees the code's field already has asked too early.
  const isNew = step === "enabled";
  const isUnseen = step === "resendIn" && (await secondsToResend(context, twoFactorCode(id))) === undefined;
  if (!isNew && !isUnseen) return asked;
  return { ok: true as const, data: { resend_time: resendSeconds(asked.refusal), isNew } };
}

async function waitForCode(
  context: AppContext,
  { value, data }: { value: Wanted; data: { resend_time?: number; isNew: boolean } },
) {
  await recordSentCode(context, twoFactorCode(value.id), data.resend_time);
  return showDone(context, data.isNew ? "flash.codeSent" : "flash.codeSentBefore");
}
