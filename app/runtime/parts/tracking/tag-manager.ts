import { isAllowed, onConsentChange } from "~/consent/browser-consent";
import type { Purpose } from "~/consent/consent";
import { loadScript } from "~/custom-code/load-script";
import { isTracked } from "../../tracking/track";

/** The signals of the tag manager's own consent mode, by what they are there for. */
const signals: Readonly<Record<string, Purpose>> = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "analytics",
  functionality_storage: "functional",
  personalization_storage: "functional",
  security_storage: "necessary",
};

/** Loads the containers once the visitor allows what they are there for, and tells them what is allowed before. */
export function startTagManager(tags: readonly string[]): () => void {
  if (tags.length === 0) return () => {};
  let isLoaded = false;
  const check = () => {
    if (!isLoaded && !isTracked()) return;
    tellConsent(isLoaded ? "update" : "default");
    if (isLoaded) return;
    isLoaded = true;
    window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
    for (const src of tags) loadScript(src).catch(tell);
  };
  check();
  return onConsentChange(check);
}

function tellConsent(kind: "default" | "update"): void {
  window.dataLayer ??= [];
  const said = Object.entries(signals).map(([name, purpose]) => [
    name,
    isAllowed(purpose) ? "granted" : "denied",
  ]);
  // The tag manager tells a command from an event by its being `arguments`.
  command("consent", kind, Object.fromEntries(said));
}

function command(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

function tell(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: failures of another's script are logged, and this log is the operator's
  console.warn(`tag manager: ${error}`);
}
