import type { PageContext } from "~/context/app-context";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";

export interface Statement {
  seo: PageSeo;
  /** Name of the operator. */
  product: string;
  /** Where barriers are reported; without it the support page. */
  contact?: { href: string; name: string };
  reviewedAt?: string;
}

/** The accessibility statement, filled from the operator's settings. */
export async function loadStatement(context: PageContext): Promise<Statement> {
  const { t, content, config } = context;
  const { contact, reviewedOn } = config.accessibility;
  const title = t("accessibility.title");
  const product = (await content.config()).product.name;
  const description = t("accessibility.meta.description", { product });
  return {
    seo: await loadPageSeo(context, { title, description, breadcrumbs: [] }),
    product,
    contact: contact
      ? { href: contact, name: contact.replace(/^(?:mailto|tel):|^https:\/\//, "") }
      : undefined,
    // A day, which is the same one in the time zones of almost everybody at noon.
    reviewedAt: reviewedOn && `${reviewedOn}T12:00:00Z`,
  };
}
