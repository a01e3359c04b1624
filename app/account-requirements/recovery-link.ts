import type { Feature, Features } from "~/content/features";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/paths";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";
import { requestedCheck } from "./requirements";

interface RecoveryLink {
  label: MessageKey;
  feature?: Feature;
  /** Without locale. */
  path: string;
}

type WayTo = (here: string, refusal: Pick<PlatformRefusal, "errorData">) => RecoveryLink;

const support: RecoveryLink = { label: "systemPages.userBlock.button", path: paths.support() };

const profile: WayTo = (from) => ({
  label: "needs.profile.action",
  path: paths.profileSettings({ from, toastType: "need_profile" }),
});

const verification: WayTo = (from, refusal) => ({
  label: "needs.verification.action",
  feature: "identityVerification",
  path: paths.verification({ from, action: requestedCheck(refusal) }),
});

/** What a page lacks that could not be read, and where it is done (contract 2, rows 10 to 12, 23, 24, 26 to 29). */
const ways: Readonly<Partial<Record<ServerErrorType, WayTo>>> = {
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
 * The way that a refused page offers: straight to where the need is met, and back `here` (path and query, without
 * locale). Where that is the very page that was refused, or one that the operator does not have, support has to help. Undefined when nothing is asked for.
 */
export function recoveryLinkOf(
  refusal: Pick<PlatformRefusal, "type" | "errorData">,
  here: string,
  features: Features,
): RecoveryLink | undefined {
  const way = ways[refusal.type]?.(here, refusal);
  const leadsOn = way && pathOf(way.path) !== pathOf(here) && (!way.feature || features[way.feature]);
  return way && !leadsOn ? support : way;
}

function pathOf(address: string): string {
  return address.split("?", 1)[0] ?? "";
}
