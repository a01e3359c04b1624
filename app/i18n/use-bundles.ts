import { useDocumentData } from "~/document-data";
import { addBundles } from "./browser-catalogue";
import { useTranslator } from "./use-translate";

/** Suspends the component until the named message bundles are loaded. The server has them all. */
export function useBundles(names: readonly string[]): void {
  const { messagesHash, locale } = useDocumentData();
  const translator = useTranslator();
  const missing = names.filter((name) => !translator.has(name));
  if (missing.length > 0) {
    throw addBundles(translator, locale.code, messagesHash, missing);
  }
}
