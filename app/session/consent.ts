/** Purposes of third-party code (ePrivacy directive, article 5.3). `necessary` needs no consent. */
export const purposes = ["necessary", "functional", "analytics", "marketing"] as const;
export type Purpose = (typeof purposes)[number];

/** Purposes that a visitor may refuse. */
export const optionalPurposes = ["functional", "analytics", "marketing"] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** A visitor's consent. */
export interface Consent {
  /** Whether the operator requires consent; otherwise everything is allowed. */
  isRequired: boolean;
  /** No choice has been made yet, so the banner is shown. */
  isOpen: boolean;
  allows(purpose: Purpose): boolean;
}

/** First part of the cookie's value; changing it prompts every visitor again. */
const VERSION = "1";

/** The consent cookie's value, such as `1.functional.analytics`; without any purpose `1`. */
export function consentValue(chosen: Iterable<OptionalPurpose>): string {
  const wanted = new Set<string>(chosen);
  return [VERSION, ...optionalPurposes.filter((purpose) => wanted.has(purpose))].join(".");
}

/** Parses the cookie's value; null without a cookie and for malformed values. */
export function chosenPurposes(value: string | undefined): readonly OptionalPurpose[] | null {
  if (value === undefined) return null;
  const chosen = optionalPurposes.filter((purpose) => value.split(".").includes(purpose));
  return consentValue(chosen) === value ? chosen : null;
}

/** Consent by the cookie's value. Without a choice only `necessary` is allowed. */
export function readConsent(isRequired: boolean, value: string | undefined): Consent {
  const chosen = chosenPurposes(value);
  const allowed: readonly string[] = chosen ?? [];
  return {
    isRequired,
    isOpen: isRequired && chosen === null,
    allows: (purpose) => !isRequired || purpose === "necessary" || allowed.includes(purpose),
  };
}

/** Whether code with the named purpose may run; an unknown or missing purpose needs all of them. */
export function allowsCode({ allows }: Pick<Consent, "allows">, named: string | undefined): boolean {
  const purpose = purposes.find((one) => one === named);
  return purpose ? allows(purpose) : optionalPurposes.every(allows);
}
