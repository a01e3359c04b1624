import { withBasename } from "../routing/locale-path";

/** Adds the document's locale prefix to a path; browser only, for fetches outside of React components. */
export function localeHref(path: string): string {
  const { dataset, lang } = document.documentElement;
  return withBasename(dataset.isDefault === undefined ? `/${lang}` : "", path);
}
