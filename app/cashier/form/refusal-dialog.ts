import { isCheckId } from "~/account-requirements/requirements";
import { featuresOf } from "~/content/config/features";
import type { PageContext } from "~/context";
import { withDialog } from "~/dialogs/address/dialog-query";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";

/** Query parameters that open a dialog. */
export type Dialog = Readonly<Record<string, string>>;

const verification = { dialog: "verification" };
const profile = { confirm: "profile" };

/**
 * Refusals that open a dialog over the form (docs/contract.md#d93), which links to the missing requirement and back.
 */
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
  { content }: PageContext,
  refusal: PlatformRefusal,
): Promise<Dialog | undefined> {
  const dialog = dialogs[refusal.type]?.(refusal);
  if (!dialog || !("dialog" in dialog)) return dialog;
  // Where the feature is off, the form shows the refusal itself.
  return featuresOf(await content.config()).identityVerification ? dialog : undefined;
}

/** The same URL with the dialog's parameters. */
export function dialogOver(address: string, dialog: Dialog): string {
  const [path = "", search = ""] = address.split("?");
  return path + withDialog(search, dialog);
}

/** A platform value as a query parameter; omitted when malformed. */
function wordOf(name: string, value: unknown): Dialog {
  return isCheckId(value) ? { [name]: value } : {};
}
