import { featuresOf } from "~/content/features";
import type { AppContext } from "~/context";
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

export async function refusalDialog(
  { content }: Pick<AppContext, "content">,
  refusal: PlatformRefusal,
): Promise<Dialog | undefined> {
  const dialog = dialogs[refusal.type]?.(refusal);
  if (!dialog || !("dialog" in dialog)) return dialog;
  // Where the operator has no such dialog, the form says it.
  return featuresOf(await content.config()).identityVerification ? dialog : undefined;
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
