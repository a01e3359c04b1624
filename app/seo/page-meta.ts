import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { siteTags, siteTitle } from "~/shell/site-title";
import type { PageSeo } from "./page-seo.server";

/** `meta` of every page whose loader returns `seo`. */
export const pageMeta: MetaFunction = (args) => {
  const seo = (args.data as { seo?: PageSeo } | undefined)?.seo;
  if (!seo || args.error) return siteTitle(args);
  const { title, description, robots, canonical, tags = [] } = seo;
  const all: (MetaDescriptor | false)[] = [
    { title },
    description ? { name: "description", content: description } : false,
    robots ? { name: "robots", content: robots } : false,
    canonical ? { tagName: "link", rel: "canonical", href: canonical } : false,
    ...siteTags(args),
    ...tags,
  ];
  return all.filter((tag) => !!tag);
};
