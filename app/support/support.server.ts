import { linkTarget } from "~/content/editor-links";
import { safeHref } from "~/content/safe-href";
import { withBasename } from "~/i18n/locale-path";
import { translateWith } from "~/i18n/translator";
import { paths } from "~/paths";
import { loadPageSeo, type PageSeo, type SeoContext, startPageSeo } from "~/seo/page-seo.server";

export interface SupportLink {
  name: string;
  target: ReturnType<typeof linkTarget>;
}

export interface Support {
  seo: PageSeo;
  phone?: { number: string; href: string };
  /** Where the operator is to be met. */
  channels: SupportLink[];
  /** Pages that may have the answer already. */
  pages: SupportLink[];
}

/** Made of what is everybody's, so that it serves those too whom the platform answers no more (contract O20). */
export async function loadSupport(context: SeoContext): Promise<Support> {
  const t = translateWith(context.i18n);
  startPageSeo(context);
  const { content, origin, basename } = context;
  const [{ product }, { socialItemsList, footerLinks }, domain] = await Promise.all([
    content.config(),
    content.commonData(),
    content.seo.domain(new URL(origin).hostname),
  ]);
  const seo = await loadPageSeo(context, {
    title: t("support.title"),
    description: t("support.meta.description", { product: product.name }),
    breadcrumbs: [],
  });
  const linkOf = (name: string, link: { url: string; isExternal?: boolean }): SupportLink => ({
    name,
    target: linkTarget((path) => withBasename(basename, path), link),
  });
  return {
    seo,
    phone: phoneOf(domain?.organization?.contactPoint?.telephone),
    channels: socialItemsList.map(({ name, url }) => linkOf(name, { url })),
    pages: footerLinks
      .filter(({ visibility, url }) => visibility === "all" && url !== paths.support())
      .map((item) => linkOf(item.title, item)),
  };
}

function phoneOf(number: string | undefined): Support["phone"] {
  const href = number && safeHref(`tel:${number.replace(/[^\d+]/g, "")}`);
  return number && href ? { number, href } : undefined;
}
