import type { AppContext } from "~/context/app-context";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { consentValue, type OptionalPurpose, optionalPurposes } from "~/session/consent";
import { CONSENT_SECONDS, ownCookies } from "~/session/cookies/cookies";
import { setFlash } from "~/session/flash/flash.server";

/**
 * Stores the choice of the consent banner or page, and returns the path to redirect to, without locale. Unknown
 * values count as a refusal.
 */
export function saveConsent(context: Pick<AppContext, "cookies" | "locales">, form: FormData): InternalPath {
  context.cookies.set(ownCookies.consent, consentValue(chosenIn(form)), { maxAge: CONSENT_SECONDS });
  const back = internalPath(form.get("redirectTo"), context.locales);
  if (back !== null) return back;
  setFlash(context, { tone: "positive", key: "flash.saved" });
  return paths.consent();
}

function chosenIn(form: FormData): readonly OptionalPurpose[] {
  const choice = form.get("choice");
  if (choice === "all") return optionalPurposes;
  const ticked = form.getAll("purpose");
  return choice === "some" ? optionalPurposes.filter((purpose) => ticked.includes(purpose)) : [];
}
