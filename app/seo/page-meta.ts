import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { siteTitle } from "~/shell/site-title";
import type { PageSeo } from "./page-seo.server";

/**
 * `meta` of every page whose loader returns `seo`: the tags that are kept up to date on client navigations. The rest
 * is for crawlers (`document-head.tsx`).
 */
export const pageMeta: MetaFunction = (args) => {
  const seo = (args.data as { seo?: PageSeo } | undefined)?.seo;
  if (!seo || args.error) return siteTitle(args);
  const { title, description, robots, canonical } = seo;
  const tags: (MetaDescriptor | false | undefined)[] = [
    { title },
    description ? { name: "description", content: description } : false,
    robots ? { name: "robots", content: robots } : false,
    canonical ? { tagName: "link", rel: "canonical", href: canonical } : false,
  ];
  return tags.filter((tag) => !!tag);
};
