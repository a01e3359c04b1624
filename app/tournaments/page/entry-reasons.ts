import { withDialog } from "~/dialogs/dialog-query";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { paths } from "~/paths";
import type { PlatformRefusal, ServerErrorType } from "~/platform/errors";
import type { IconName } from "~/ui/icon-names";
import type { EntryReason } from "./entry";

interface ReasonFace {
  icon: IconName;
  text: MessageKey;
  label: MessageKey;
  /** Where something can be done about it; `here` is the tournament's page. */
  path: (here: string) => string;
}

/** What stands in a player's way, and the way past it. The dialogs lead on and back (specification 2.3). */
export const reasonFaces: Readonly<Record<EntryReason | "other", ReasonFace>> = {
  deposit: {
    icon: "wallet",
    text: "tournament.reason.deposit",
    label: "tournament.action.deposit",
    path: paths.deposit,
  },
  profile: {
    icon: "user",
    text: "tournament.reason.profile",
    label: "tournament.action.profile",
    path: (here) => here + withDialog("", { confirm: "profile" }),
  },
  contact: {
    icon: "user",
    text: "tournament.reason.contact",
    label: "tournament.action.contact",
    path: (here) => here + withDialog("", { confirm: "email" }),
  },
  verification: {
    icon: "shield",
    text: "tournament.reason.verification",
    label: "tournament.action.verification",
    path: (here) => here + withDialog("", { dialog: "verification" }),
  },
  country: {
    icon: "globe",
    text: "tournament.reason.country",
    label: "tournament.other",
    path: () => paths.tournaments(),
  },
  level: {
    icon: "star",
    text: "tournament.reason.level",
    label: "tournament.action.level",
    path: paths.loyalty,
  },
  other: {
    icon: "lock",
    text: "tournament.reason.other",
    label: "tournament.action.support",
    path: paths.support,
  },
};

/** Refusals that name what is missing (contract 6.6). */
const byType: Readonly<Partial<Record<ServerErrorType, EntryReason>>> = {
  UserNeedDepositException: "deposit",
  UserNeedProfileDataException: "profile",
  KycUserProfileException: "profile",
  UserNeedConfirmContactException: "contact",
  VerificationRequiredException: "verification",
};

export function reasonOf({ type }: Pick<PlatformRefusal, "type">): EntryReason | undefined {
  return byType[type];
}
