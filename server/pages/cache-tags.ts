import type { LocalePath } from "./locale-routing";

/**
 * Tags of a shared page for purging a CDN, which are what `POST /_purge` takes: its path without locale, and its
 * locale. Fastly separates tags by spaces, the others by commas.
 */
export function cacheTags(header: string, { path, locale }: Pick<LocalePath, "path" | "locale">): string {
  const tags = [`path:${path.replaceAll(",", "%2C")}`, `locale:${locale.code}`];
  return tags.join(header === "Surrogate-Key" ? " " : ",");
}
