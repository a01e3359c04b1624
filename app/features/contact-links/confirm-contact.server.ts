import type { AppContext } from "~/context/app-context";
import { wasRequired } from "~/forms/account-requirements/required.server";

/**
 * What the question to confirm a contact is about: the e-mail, the phone where the e-mail is confirmed; `met` where
 * nothing is left to confirm and the platform has not asked for it.
 */
export async function loadConfirmContact(context: AppContext) {
  const { contacts = {} } = await context.platform.call("account.getprofileinfo", { fields: ["contacts"] });
  const { email, phone } = contacts;
  if (email && !email.is_confirmed) return { data: undefined };
  if (phone && !phone.is_confirmed) {
    const { t } = context;
    return {
      data: undefined,
      title: t("dialogs.confirmPhone.title"),
      text: t("dialogs.confirmPhone.text"),
    };
  }
  return (await wasRequired(context, "contact")) ? { data: undefined } : ("met" as const);
}
