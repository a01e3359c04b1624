import { useEffect } from "react";
import { useDocumentData } from "~/document-data";
import { ServedHtml } from "~/fragments/served-html";
import { loadSurely } from "~/runtime/document/ask-again";

const HOLDER = "custom-code";

/** Holds the snippets' HTML until they are injected. */
export function CustomCode() {
  const { customCode } = useDocumentData();
  useEffect(() => {
    const holder = document.getElementById(HOLDER);
    // Without it the page has no code of the operator's.
    if (holder?.childElementCount)
      loadSurely(() => import("./inject-snippets")).then(
        ({ injectSnippets }) => injectSnippets(holder),
        () => {},
      );
  }, []);
  return <ServedHtml id={HOLDER} hidden fragment={customCode} />;
}
