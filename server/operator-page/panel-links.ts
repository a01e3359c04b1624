import type { AppConfig } from "../../app/context/app-config";
import type { EntryName } from "../../app/upstream/dropped-item";

/** Where the content service's panel is, and whose it is. */
export interface Panel {
  url: string | undefined;
  version: AppConfig["contentApiVersion"];
}

const COLLECTION = "collection-types";
const SINGLE = "single-types";

/** Kind and identifier of each type that the site reads, as Strapi 4 and 5 call them. */
const types: Readonly<Record<string, readonly [kind: string, uid: string]>> = {
  "common-data": [SINGLE, "api::common-data.common-data"],
  "web-setting": [SINGLE, "api::web-setting.web-setting"],
  pages: [COLLECTION, "api::page.page"],
  promotions: [COLLECTION, "api::promotion.promotion"],
  banners: [COLLECTION, "api::banner.banner"],
  "category-intros": [COLLECTION, "api::category-intro.category-intro"],
  seos: [COLLECTION, "api::seo.seo"],
  "domain-seo-settings": [COLLECTION, "api::domain-seo-setting.domain-seo-setting"],
};

/** What `integrations/strapi` makes `/nfx` and legal pages of: another service of version 4 or 3 has its own. */
const typesOfKit: typeof types = {
  "cms-config": [SINGLE, "api::cms-config.cms-config"],
  "message-set": [SINGLE, "api::message-set.message-set"],
  "redirect-rules": [COLLECTION, "api::redirect-rule.redirect-rule"],
  "legal-pages": [COLLECTION, "api::legal-page.legal-page"],
};

/** Address of an entry in the panel, else of the list that has it; undefined where nobody knows. */
export function panelLink({ url, version }: Panel, entry: EntryName): string | undefined {
  if (!url || version === 3) return undefined;
  const base = url.replace(/\/$/, "");
  if (entry.type === "upload") return `${base}/plugins/upload`;
  const found = types[entry.type] ?? (version === 5 ? typesOfKit[entry.type] : undefined);
  if (!found) return undefined;
  const [kind, uid] = found;
  const id = version === 5 ? entry.documentId : entry.id;
  const path = ["content-manager", kind, uid, ...(kind === COLLECTION && id ? [encodeURIComponent(id)] : [])];
  const query = entry.locale ? `?plugins[i18n][locale]=${encodeURIComponent(entry.locale)}` : "";
  return `${base}/${path.join("/")}${query}`;
}
