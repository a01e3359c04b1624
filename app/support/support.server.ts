import { eachAddressOnce, linkTarget } from "~/content/editor-links";
import { featuresOf } from "~/content/features";
import { safeHref } from "~/content/safe-href";
import type { AppContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";
import { translateWith } from "~/i18n/translator";
import { paths } from "~/paths";
import { loadPageSeo, type PageSeo, type SeoContext, startPageSeo } from "~/seo/page-seo.server";
import { openAddresses } from "~/shell/open-addresses";

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
export async function loadSupport(context: SeoContext & Pick<AppContext, "site">): Promise<Support> {
  const t = translateWith(context.i18n);
  startPageSeo(context);
  const { content, origin, basename } = context;
  const [config, { socialItemsList, footerLinks }, domain] = await Promise.all([
    content.config(),
    content.commonData(),
    content.seo.domain(new URL(origin).hostname),
  ]);
  const seo = await loadPageSeo(context, {
    title: t("support.title"),
    description: t("support.meta.description", { product: config.product.name }),
    breadcrumbs: [],
  });
  const linkOf = (name: string, link: { url: string; isExternal?: boolean }): SupportLink => ({
    name,
    target: linkTarget((path) => withBasename(basename, path), link),
  });
  const isOpen = openAddresses(context, featuresOf(config));
  return {
    seo,
    phone: phoneOf(domain?.organization?.contactPoint?.telephone),
    channels: once(socialItemsList.map(({ name, url }) => linkOf(name, { url }))),
    pages: once(
      footerLinks
        .filter(({ visibility, url }) => visibility === "all" && url !== paths.support() && isOpen(url))
        .map((item) => linkOf(item.title, item)),
    ),
  };
}

const once = (links: SupportLink[]) => eachAddressOnce(links, ({ target }) => target.href);

function phoneOf(number: string | undefined): Support["phone"] {
  const href = number && safeHref(`tel:${number.replace(/[^\d+]/g, "")}`);
  return number && href ? { number, href } : undefined;
}
