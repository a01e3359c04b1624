import { useDocumentData } from "~/document-data";
import { addBundle } from "./browser-catalogue";
import { useTranslator } from "./use-translate";

/** Suspends the component until the named message bundles are loaded. The server has them all. */
export function useBundles(names: readonly string[]): void {
  const { messagesHash, locale } = useDocumentData();
  const translator = useTranslator();
  const missing = names.filter((name) => !translator.has(name));
  if (missing.length > 0) {
    throw Promise.all(missing.map((name) => addBundle(translator, locale.code, messagesHash, name)));
  }
}
