import { Scripts } from "@remix-run/react";
import { useTrustedHtml } from "./trusted-html";

/**
 * Remix's scripts. Only the server writes them: hydration keeps what stands in the element, so browsers load neither the
 * code that would say it again nor what each route imports.
 */
export function ServedScripts({ nonce }: { nonce: string | undefined }) {
  const nothing = useTrustedHtml("");
  return import.meta.env.SSR ? (
    <div hidden>
      <Scripts nonce={nonce} />
    </div>
  ) : (
    <div
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={nothing}
    />
  );
}
