import type { Feature, Features } from "~/content/config/features";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";
import { paths } from "~/routing/paths";
import { requestedCheck } from "./requirements";

interface RecoveryLink {
  label: MessageKey;
  feature?: Feature;
  /** Without locale. */
  path: string;
}

type ToRecoveryLink = (here: string, refusal: Pick<PlatformRefusal, "errorData">) => RecoveryLink;

const support: RecoveryLink = { label: "systemPages.userBlock.button", path: paths.support() };

const profile: ToRecoveryLink = (from) => ({
  label: "needs.profile.action",
  path: paths.profileSettings({ from, toastType: "need_profile" }),
});

const verification: ToRecoveryLink = (from, refusal) => ({
  label: "needs.verification.action",
  feature: "identityVerification",
  path: paths.verification({ from, action: requestedCheck(refusal) }),
});

/**
 * By refusal of a page's loader: the link to where the requirement is met (docs/contract.md#2, #row-10 to #row-12,
 * #row-23, #row-24, #row-26 to #row-29).
 */
const recoveryLinks: Readonly<Partial<Record<ServerErrorType, ToRecoveryLink>>> = {
  UserNeedDepositException: (from) => ({ label: "needs.deposit.action", path: paths.deposit({ from }) }),
  UserNeedProfileDataException: profile,
  KycUserProfileException: profile,
  UserNeedConfirmContactException: (from) => ({
    label: "needs.contact.action",
    path: paths.profileSettings({ from, toastType: "need_contact" }),
  }),
  KycWithdrawalException: verification,
  VerificationRequiredException: verification,
  RequisitesOnVerificationException: verification,
  RequisitesValidationRequiredException: verification,
  RequisitesFraudulentException: () => support,
};

/**
 * The link that a refused page offers: to where the requirement is met, with a return to `here` (path and query,
 * without locale). Support, where that is the refused page itself or a feature that is off. Undefined when nothing is
 * required.
 */
export function recoveryLinkOf(
  refusal: Pick<PlatformRefusal, "type" | "errorData">,
  here: string,
  features: Features,
): RecoveryLink | undefined {
  const link = recoveryLinks[refusal.type]?.(here, refusal);
  const isUsable = link && pathOf(link.path) !== pathOf(here) && (!link.feature || features[link.feature]);
  return link && !isUsable ? support : link;
}

function pathOf(address: string): string {
  return address.split("?", 1)[0] ?? "";
}
