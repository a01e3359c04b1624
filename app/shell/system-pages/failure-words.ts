import { NO_CONNECTION } from "~/browser/runtime/connection/unanswered";
import type { SystemPageName } from "~/content/entities/system-pages";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { IconName } from "~/ui/icons/icon-names";
import { systemPages } from "./system-pages";

/** The code of a game that is not there, in a market that hides some. */
export const GAME_NOT_OFFERED = "GAME_NOT_OFFERED";

export interface FailureWords {
  title: MessageKey;
  text: MessageKey;
  icon: IconName;
  /** The failure has its own icon, which replaces the operator's image for the page. */
  isOwn: boolean;
}

const needed = { title: "systemPages.errorsSlot.need", icon: "user" } as const;
const payments = { text: "systemPages.errorsSlot.payments", icon: "wallet" } as const;

/**
 * Texts by the failure's code. The catalogue's texts for submissions ("you have not been charged") would be wrong
 * here, because loading a page sends nothing.
 */
const byCode: Readonly<Record<string, Partial<FailureWords>>> = {
  NOT_AUTHORIZED: {
    title: "systemPages.errorsSlot.signedOut",
    text: "errors.AuthorizationException",
    icon: "sign-in",
  },
  [NO_CONNECTION]: { title: "common.connection.page", text: "common.connection.pageText", icon: "globe" },
  IDENTITY_UNKNOWN: { text: "systemPages.errorsSlot.identity" },
  MethodNotFoundException: { text: "errors.MethodNotFoundException" },
  TooManyRequestsException: {
    title: "systemPages.errorsSlot.tooMany.title",
    text: "systemPages.errorsSlot.tooMany.text",
    icon: "clock",
  },
  UserNeedDepositException: { ...needed, text: "errors.UserNeedDepositException", icon: "wallet" },
  UserNeedProfileDataException: { ...needed, text: "errors.UserNeedProfileDataException" },
  UserNeedConfirmContactException: { ...needed, text: "errors.UserNeedConfirmContactException" },
  KycUserProfileException: { ...needed, text: "errors.KycUserProfileException" },
  KycWithdrawalException: { ...needed, text: "errors.VerificationRequiredException", icon: "shield" },
  VerificationRequiredException: {
    ...needed,
    text: "errors.VerificationRequiredException",
    icon: "shield",
  },
  RequisitesOnVerificationException: {
    ...needed,
    text: "errors.RequisitesOnVerificationException",
    icon: "shield",
  },
  RequisitesValidationRequiredException: {
    ...needed,
    text: "errors.RequisitesValidationRequiredException",
    icon: "shield",
  },
  RequisitesFraudulentException: { text: "errors.RequisitesFraudulentException" },
  BillingServiceErrorException: payments,
  BillingUnavailableException: payments,
};

const lostByCode: typeof byCode = {
  [GAME_NOT_OFFERED]: {
    title: "systemPages.notFound.game",
    text: "systemPages.notFound.gameText",
    icon: "games",
  },
};

/** Title, text and icon of a system page; `code` is the failure's. */
export function failureWords(page: SystemPageName, code = ""): FailureWords {
  const words = page === "errorsSlot" ? byCode : page === "notFound" ? lostByCode : {};
  const own = Object.hasOwn(words, code) ? words[code] : undefined;
  return {
    title: `systemPages.${page}.title`,
    text: `systemPages.${page}.text`,
    icon: systemPages[page].icon,
    isOwn: own?.icon !== undefined,
    ...own,
  };
}
