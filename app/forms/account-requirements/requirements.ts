import type { Feature } from "~/content/config/features";
import { withDialog } from "~/dialogs/address/requested-dialog";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";
import { paths } from "~/routing/paths";
import type { IconName } from "~/ui/icons/icon-names";

/**
 * What the platform may require of an account before it does an action (docs/contract.md#2, types 10 to 12, 23, 24,
 * 26, 28).
 */
export const accountRequirements = ["deposit", "profile", "contact", "verification"] as const;
export type AccountRequirement = (typeof accountRequirements)[number];

/** A requirement's texts, and where it is met. */
export interface Requirement {
  icon: IconName;
  text: MessageKey;
  label: MessageKey;
  /** When this feature is off, only support can help. */
  feature?: Feature;
  /** `here`: path and query of the current page, without locale. `check`: the provider's check that is required. */
  path: (here: string, check?: string) => string;
}

/** The dialogs link to the page concerned and back (docs/product.md#2.3, docs/contract.md#d93). */
export const requirements: Readonly<Record<AccountRequirement, Requirement>> = {
  deposit: {
    icon: "wallet",
    text: "needs.deposit.text",
    label: "needs.deposit.action",
    path: (here) => paths.deposit({ from: here }),
  },
  profile: {
    icon: "user",
    text: "needs.profile.text",
    label: "needs.profile.action",
    path: (here) => onSettings(here, "personal") ?? over(here, { confirm: "profile" }),
  },
  contact: {
    icon: "user",
    text: "needs.contact.text",
    label: "needs.contact.action",
    path: (here) => onSettings(here, "contacts") ?? over(here, { confirm: "email" }),
  },
  verification: {
    icon: "shield",
    text: "needs.verification.text",
    label: "needs.verification.action",
    feature: "identityVerification",
    path: (here, check) => over(here, { dialog: "verification", ...(check && { id: check }) }),
  },
};

const byType: Readonly<Partial<Record<ServerErrorType, AccountRequirement>>> = {
  UserNeedDepositException: "deposit",
  UserNeedProfileDataException: "profile",
  KycUserProfileException: "profile",
  UserNeedConfirmContactException: "contact",
  KycWithdrawalException: "verification",
  VerificationRequiredException: "verification",
  RequisitesValidationRequiredException: "verification",
};

/** The requirement behind a refusal; undefined when there is none. */
export function requirementOf({ type }: Pick<PlatformRefusal, "type">): AccountRequirement | undefined {
  return byType[type];
}

/** Whether a value may be a provider's name of a check, which the contract leaves to the provider. */
export function isCheckId(value: unknown): value is string {
  return typeof value === "string" && /^[\w.:~+=@/-]{1,128}$/.test(value);
}

/** The provider's id of the required check (docs/contract.md#d71); undefined when malformed. */
export function requestedCheck({
  errorData: { externalActionId: id },
}: Pick<PlatformRefusal, "errorData">): string | undefined {
  return isCheckId(id) ? id : undefined;
}

/** On the settings page itself: the anchor of its section, instead of a dialog that links to that page. */
function onSettings(here: string, part: "personal" | "contacts"): string | undefined {
  return here.split("?", 1)[0] === paths.profileSettings() ? `${here}#${part}` : undefined;
}

function over(here: string, dialog: Readonly<Record<string, string>>): string {
  const [path = "", search = ""] = here.split("?");
  return path + withDialog(search, dialog);
}
