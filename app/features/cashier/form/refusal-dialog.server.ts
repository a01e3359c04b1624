import { featuresOf } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { recordRequirement } from "~/forms/account-requirements/required.server";
import { isCheckId } from "~/forms/account-requirements/requirements";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";
import type { Dialog } from "./dialog-over";

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
  context: AppContext,
  refusal: PlatformRefusal,
): Promise<Dialog | undefined> {
  const dialog = dialogs[refusal.type]?.(refusal);
  if (dialog) await recordRequirement(context, refusal);
  if (!dialog || !("dialog" in dialog)) return dialog;
  // Where the feature is off, the form shows the refusal itself.
  return featuresOf(await context.content.config()).identityVerification ? dialog : undefined;
}

/** A platform value as a query parameter; omitted when malformed. */
function wordOf(name: string, value: unknown): Dialog {
  return isCheckId(value) ? { [name]: value } : {};
}
