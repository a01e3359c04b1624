import type { AppContext } from "~/context";
import type { Language } from "./language-dialog";

/** The languages of the site: only who wants another one loads their names. */
export async function loadLanguages({ locales }: AppContext): Promise<{ data: Language[] }> {
  return { data: locales.map(({ code, name, direction }) => ({ code, name, direction })) };
}
