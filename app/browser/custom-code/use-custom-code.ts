import { useEffect } from "react";
import { loadSurely } from "~/browser/runtime/document/ask-again";

/** Id of the element that holds the snippets' HTML until they are injected. */
export const CUSTOM_CODE = "custom-code";

/** Puts the operator's snippets in their places, once. */
export function useCustomCode(): void {
  useEffect(() => {
    const holder = document.getElementById(CUSTOM_CODE);
    // Without it the page has no code of the operator's.
    if (holder?.childElementCount)
      loadSurely(() => import("./inject-snippets")).then(
        ({ injectSnippets }) => injectSnippets(holder),
        () => {},
      );
  }, []);
}
