import { withDialog } from "~/dialogs/dialog-query";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";

/** What of an address opens it. */
export type Dialog = Readonly<Record<string, string>>;

const verification = { dialog: "verification" };
const profile = { confirm: "profile" };

/** Refusals that are a dialog over the form (contract D93): it leads to what is missing, and back. */
const dialogs: Partial<Record<ServerErrorType, (refusal: PlatformRefusal) => Dialog>> = {
  VerificationRequiredException: () => verification,
  KycWithdrawalException: ({ errorData }) => ({ ...verification, ...wordOf("type", errorData.status) }),
  RequisitesValidationRequiredException: ({ errorData }) => ({
    ...verification,
    ...wordOf("id", errorData.externalActionId),
  }),
  KycUserProfileException: () => profile,
  UserNeedProfileDataException: () => profile,
  UserNeedConfirmContactException: () => ({ confirm: "email" }),
};

export function refusalDialog(refusal: PlatformRefusal): Dialog | undefined {
  return dialogs[refusal.type]?.(refusal);
}

/** The same page with a dialog over it. */
export function dialogOver(address: string, dialog: Dialog): string {
  const [path = "", search = ""] = address.split("?");
  return path + withDialog(search, dialog);
}

/** A word of the platform's for an address; what is none stays away. */
function wordOf(name: string, value: unknown): Dialog {
  return typeof value === "string" && /^[\w-]{1,64}$/.test(value) ? { [name]: value } : {};
}
