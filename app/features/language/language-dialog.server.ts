import type { AppContext } from "~/context/app-context";
import type { Language } from "./language-dialog";

/** Data of the language dialog: pages do not carry the list of languages. */
export async function loadLanguages({ locales }: AppContext): Promise<{ data: Language[] }> {
  return { data: locales.map(({ code, name, direction }) => ({ code, name, direction })) };
}
