/** What code of others may be there for (ePrivacy directive, article 5.3). The first needs nobody's leave. */
export const purposes = ["necessary", "functional", "analytics", "marketing"] as const;
export type Purpose = (typeof purposes)[number];

/** Those that a visitor may refuse. */
export const optionalPurposes = ["functional", "analytics", "marketing"] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** What this visitor has agreed to. */
export interface Consent {
  /** The operator asks at all; where nobody is asked, everything is allowed. */
  isAsked: boolean;
  /** Nothing was chosen yet, so that the question stands on the page. */
  isOpen: boolean;
  allows(purpose: Purpose): boolean;
}

/** Begins the cookie's value; another one asks everybody again. */
const VERSION = "1";

/** The value of the consent cookie, as `1.functional.analytics`; of no purpose it is `1`. */
export function consentValue(chosen: Iterable<OptionalPurpose>): string {
  const wanted = new Set<string>(chosen);
  return [VERSION, ...optionalPurposes.filter((purpose) => wanted.has(purpose))].join(".");
}

/** The purposes of a cookie's value; null for none, and for one that we did not write. */
export function chosenPurposes(value: string | undefined): readonly OptionalPurpose[] | null {
  if (value === undefined) return null;
  const chosen = optionalPurposes.filter((purpose) => value.split(".").includes(purpose));
  return consentValue(chosen) === value ? chosen : null;
}

/** Consent from the cookie's value. Without a choice nothing is allowed but what the site cannot do without. */
export function readConsent(isAsked: boolean, value: string | undefined): Consent {
  const chosen = chosenPurposes(value);
  const allowed: readonly string[] = chosen ?? [];
  return {
    isAsked,
    isOpen: isAsked && chosen === null,
    allows: (purpose) => !isAsked || purpose === "necessary" || allowed.includes(purpose),
  };
}

/** Whether code may run that names its purpose; without a purpose that we know it waits for all of them. */
export function allowsCode({ allows }: Pick<Consent, "allows">, named: string | undefined): boolean {
  const purpose = purposes.find((one) => one === named);
  return purpose ? allows(purpose) : optionalPurposes.every(allows);
}
