import { useMatches } from "@remix-run/react";
import { ServedHtml } from "~/browser/served-html/served-html";
import type { PageSeo } from "./page-seo.server";

/** An editor's text and questions below the page. */
export function SeoFooter() {
  const seo = (useMatches().at(-1)?.data as { seo?: PageSeo } | undefined)?.seo;
  return seo?.footer ? <ServedHtml as="section" className="seo-foot" fragment={seo.footer} /> : null;
}
