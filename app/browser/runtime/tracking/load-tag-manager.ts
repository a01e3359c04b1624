import { isAllowed, onConsentChange } from "~/browser/consent/browser-consent";
import { loadScript } from "~/browser/custom-code/load-script";
import type { Purpose } from "~/session/consent";
import { isTracked } from "./track";

/** Signals of the tag manager's consent mode, with the purpose that each needs. */
export const consentSignals: Readonly<Record<string, Purpose>> = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "analytics",
  functionality_storage: "functional",
  personalization_storage: "functional",
  security_storage: "necessary",
};

/** Loads the tag manager's containers once their purposes are allowed, and passes on the consent before that. */
export function startTagManager(tags: readonly string[]): () => void {
  if (tags.length === 0) return () => {};
  let isLoaded = false;
  const check = () => {
    if (!isLoaded && !isTracked()) return;
    pushConsent(isLoaded ? "update" : "default");
    if (isLoaded) return;
    isLoaded = true;
    window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
    for (const src of tags) loadScript(src).catch(logFailure);
  };
  check();
  return onConsentChange(check);
}

function pushConsent(kind: "default" | "update"): void {
  window.dataLayer ??= [];
  const states = Object.entries(consentSignals).map(([name, purpose]) => [
    name,
    isAllowed(purpose) ? "granted" : "denied",
  ]);
  // The tag manager recognises commands by their type `arguments`.
  command("consent", kind, Object.fromEntries(states));
}

function command(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: failures of another's script are logged, and this log is the operator's
  console.warn(`tag manager: ${error}`);
}
