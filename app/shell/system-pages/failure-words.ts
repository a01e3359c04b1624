import type { SystemPageName } from "~/content/entities";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { IconName } from "~/ui/icon-names";
import { systemPages } from "./system-pages";

export interface FailureWords {
  title: MessageKey;
  text: MessageKey;
  icon: IconName;
  /** More is said than the page's picture shows. */
  isOwn: boolean;
}

const needed = { title: "systemPages.errorsSlot.need", icon: "user" } as const;
const payments = { text: "systemPages.errorsSlot.payments", icon: "wallet" } as const;

/**
 * What failed, by the failure's code, where more can be said than that something did. A page is only read: what the
 * catalogue says of a sent form ("you have not been charged") would be a claim here.
 */
const byCode: Readonly<Record<string, Partial<FailureWords>>> = {
  NOT_AUTHORIZED: {
    title: "systemPages.errorsSlot.signedOut",
    text: "errors.AuthorizationException",
    icon: "sign-in",
  },
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

/** Heading, sentence and drawing of a system page; `code` is that of the failure which it stands for. */
export function failureWords(page: SystemPageName, code = ""): FailureWords {
  const own = page === "errorsSlot" && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  return {
    title: `systemPages.${page}.title`,
    text: `systemPages.${page}.text`,
    icon: systemPages[page].icon,
    isOwn: own?.icon !== undefined,
    ...own,
  };
}
