import { createContext, useContext, useEffect } from "react";
import { useTrustedHtml } from "~/runtime/document/trusted-html";

const CustomCodeContext = createContext<string | null>(null);

/** Set during the server render only; the browser reads the HTML from the document. */
export const CustomCodeProvider = CustomCodeContext.Provider;

const HOLDER = "custom-code";

/** Holds the snippets' HTML until they are injected. React does not hydrate what is inside. */
export function CustomCode() {
  const html = useContext(CustomCodeContext) ?? "";
  useEffect(() => {
    const holder = document.getElementById(HOLDER);
    // Without it the page has no code of the operator's.
    if (holder?.childElementCount)
      import("./inject-snippets").then(
        ({ injectSnippets }) => injectSnippets(holder),
        () => {},
      );
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
