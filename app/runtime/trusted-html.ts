import { useMemo } from "react";
import { useDocumentData } from "~/document-data";

/** What a browser with Trusted Types takes in place of a text; others take the text itself. */
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
 * The one policy of the project. It passes what it is given: all of it was rendered, sanitised or named by the server.
 */
function ownPolicy(): TrustPolicy | undefined {
  const unchanged = (text: string) => text;
  policy ??= (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy("croupier", {
    createHTML: unchanged,
    createScript: unchanged,
    createScriptURL: unchanged,
  });
  return policy;
}

/** For `dangerouslySetInnerHTML`. One object as long as the HTML stays, or React would write it again each time. */
export function useTrustedHtml(html: string): { __html: string | TrustedHTML } {
  // The policy of pages that partners may frame forbids any of ours, and nothing of theirs is written late.
  const { isFrame } = useDocumentData();
  return useMemo(
    () => ({ __html: (isFrame ? undefined : ownPolicy()?.createHTML(html)) ?? html }),
    [html, isFrame],
  );
}

/** For `text` of a script element. */
export function trustedScript(code: string): string {
  return ownPolicy()?.createScript(code) ?? code;
}

/** For `src` of a script element. */
export function trustedScriptUrl(address: string): string {
  return ownPolicy()?.createScriptURL(address) ?? address;
}
