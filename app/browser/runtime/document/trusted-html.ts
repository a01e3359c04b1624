import { useMemo } from "react";
import { useDocumentData } from "~/browser/document-data";
import { TRUST_POLICY } from "~/routing/addresses/document-policies";

/** The part of a Trusted Types policy that is used. */
interface TrustPolicy {
  createHTML: (html: string) => TrustedHTML;
  createScript: (code: string) => string;
  createScriptURL: (address: string) => string;
}

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: Record<keyof TrustPolicy, unknown>) => TrustPolicy };
}

let policy: TrustPolicy | undefined;

/**
 * The Trusted Types policy by which the project writes. It returns its input: all of it comes from the server, rendered, sanitised
 * or configured.
 */
function ownPolicy(): TrustPolicy | undefined {
  const unchanged = (text: string) => text;
  policy ??= (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy(TRUST_POLICY, {
    createHTML: unchanged,
    createScript: unchanged,
    createScriptURL: unchanged,
  });
  return policy;
}

/** For `dangerouslySetInnerHTML`. Memoised, because React would set the HTML again for each new object. */
export function useTrustedHtml(html: string): { __html: string | TrustedHTML } {
  // The policy of frameable pages forbids Trusted Types policies, and such pages insert no HTML after hydration.
  const isEmbedded = useDocumentData().policy === "frame";
  return useMemo(
    () => ({ __html: (isEmbedded ? undefined : ownPolicy()?.createHTML(html)) ?? html }),
    [html, isEmbedded],
  );
}

/** For `innerHTML` of an element. */
export function trustedHtml(html: string): string {
  return (ownPolicy()?.createHTML(html) as unknown as string | undefined) ?? html;
}

/** For `text` of a script element. */
export function trustedScript(code: string): string {
  return ownPolicy()?.createScript(code) ?? code;
}

/** For `src` of a script element. */
export function trustedScriptUrl(address: string): string {
  return ownPolicy()?.createScriptURL(address) ?? address;
}
