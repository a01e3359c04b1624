import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { accountForm, showDone } from "~/forms/account-form/account-form.server";
import { clearSentCode, recordSentCode } from "~/forms/account-form/sent-code.server";
import { readAnyPhone } from "~/forms/validation/any-phone.server";
import { fieldIssue, type Issue, issueOf } from "~/forms/validation/issue";
import { phoneRule } from "~/forms/validation/rules/phone";
import type { PlatformRefusal } from "~/platform/errors";
import { fieldErrors } from "~/platform/refusal-details";
import { suppressConfirmHint } from "~/shell/hints/load-hints.server";
import { ContactCodeSchema, contactSchemas } from "./contact-schemas";

const ContactIdSchema = z.object({ id: z.string() });

/** Forms for e-mail and phone (docs/contract.md#6.3): a new contact is unconfirmed until its code has been entered. */
export const contactForms = {
  email: accountForm({
    schema: contactSchemas.email,
    send: ({ platform }, { contact }) => platform.attempt("account.addcontact", { contact }),
    done: (context) => showDone(context, "flash.contactSaved"),
    refusalIssues: blameFormat(fieldIssue("wrongEmailAddress")),
  }),
  phone: accountForm({
    schema: async (context: AppContext) =>
      z.object({ contact: phoneRule({ countries: await phoneCountries(context), read: readAnyPhone }) }),
    async send(context, { contact }) {
      const country = readAnyPhone(`+${contact}`, await phoneCountries(context))?.country;
      return context.platform.attempt("account.addcontact", {
        contact,
        phone_country_code: country?.country_code,
      });
    },
    done: (context) => showDone(context, "flash.contactSaved"),
    refusalIssues: blameFormat(fieldIssue("wrongPhoneFormat")),
  }),
  code: accountForm({
    schema: ContactIdSchema,
    send: ({ platform }, { id }) => platform.attempt("account.sendconfirmationtocontact", { contact: id }),
    async done(context, { value: { id } }) {
      await Promise.all([recordSentCode(context, id), suppressConfirmHint(context, id)]);
      return showDone(context, "flash.codeSent");
    },
  }),
  confirm: accountForm({
    schema: ContactCodeSchema,
    send: ({ platform }, { id, code }) => platform.attempt("account.confirmContact", { contact: id, code }),
    replyIssues: (reply) => (reply === 1 ? undefined : { code: [issueOf("profile.smsCodeError")] }),
    refusalMessage: ({ type }) => (type === "TooManyRequestsException" ? "accountForm.codeSpent" : undefined),
    async done(context, { value: { id } }) {
      await clearSentCode(context, id);
      return showDone(context, "flash.contactConfirmed");
    },
    secrets: ["code"],
  }),
};

function phoneCountries({ platform }: AppContext) {
  return platform.call("account.getContactPhoneSettings");
}

/** Maps a contact's `WRONG_FORMAT` to the message for its kind (docs/product.md#8). */
function blameFormat(issue: Issue) {
  return (refusal: PlatformRefusal): Record<string, Issue[]> =>
    fieldErrors(refusal).contact === "WRONG_FORMAT" ? { contact: [issue] } : {};
}
