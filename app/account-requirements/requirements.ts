import type { Feature } from "~/content/features";
import { withDialog } from "~/dialogs/dialog-query";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/paths";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";
import type { IconName } from "~/ui/icon-names";

/** What the platform may demand of an account before it does what was asked (contract 2, types 10 to 12, 23, 24, 26, 28). */
export const accountRequirements = ["deposit", "profile", "contact", "verification"] as const;
export type AccountRequirement = (typeof accountRequirements)[number];

/** Something that is asked for, and where it is done. */
export interface Requirement {
  icon: IconName;
  text: MessageKey;
  label: MessageKey;
  /** The operator's switch without which only the support can help. */
  feature?: Feature;
  /** `here`: path and query of the page one is on, without locale. `check`: which of the provider's checks is wanted. */
  path: (here: string, check?: string) => string;
}

/** The dialogs lead on and back (product 2.3, contract D93). */
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

/** What the refusal asks for; undefined for one that asks for nothing. */
export function requirementOf({ type }: Pick<PlatformRefusal, "type">): AccountRequirement | undefined {
  return byType[type];
}

/** The provider's word for the check that is wanted (contract D71); what is none stays away. */
export function requestedCheck({
  errorData: { externalActionId: id },
}: Pick<PlatformRefusal, "errorData">): string | undefined {
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/** The dialogs lead to the settings: for who is there already, the part of the page where it is done. */
function onSettings(here: string, part: "personal" | "contacts"): string | undefined {
  return here.split("?", 1)[0] === paths.profileSettings() ? `${here}#${part}` : undefined;
}

function over(here: string, dialog: Readonly<Record<string, string>>): string {
  const [path = "", search = ""] = here.split("?");
  return path + withDialog(search, dialog);
}
