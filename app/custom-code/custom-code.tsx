import { createContext, useContext, useEffect } from "react";
import { useTrustedHtml } from "~/runtime/trusted-html";
import { injectSnippets } from "./inject-snippets";

const CustomCodeContext = createContext<string | null>(null);

/** Exists during the server's render only: the browser reads what the server wrote, once. */
export const CustomCodeProvider = CustomCodeContext.Provider;

const HOLDER = "custom-code";

/** Where the operator's snippets wait. React leaves what is inside alone, so nothing of theirs is hydrated. */
export function CustomCode() {
  const html = useContext(CustomCodeContext) ?? "";
  useEffect(() => {
    const holder = document.getElementById(HOLDER);
    if (holder) injectSnippets(holder);
  }, []);
  return (
    <div
      id={HOLDER}
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's own code, reduced and allowed by custom-code.server.ts
      dangerouslySetInnerHTML={useTrustedHtml(html)}
    />
  );
}
