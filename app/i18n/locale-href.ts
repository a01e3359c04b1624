import { withBasename } from "./locale-path";

/** In the browser, a path with the locale of the document: for what is fetched outside of any component. */
export function localeHref(path: string): string {
  const { dataset, lang } = document.documentElement;
  return withBasename(dataset.isDefault === undefined ? `/${lang}` : "", path);
}
