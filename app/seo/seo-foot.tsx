import { useMatches } from "@remix-run/react";
import { useContext, useState } from "react";
import { useTrustedHtml } from "~/runtime/document/trusted-html";
import { DocumentSeoContext, FOOT_ID } from "./document-head";
import type { PageSeo } from "./page-seo.server";

/**
 * An editor's text and questions below the page. The first page's HTML is kept from the served document; that of
 * later pages comes with their data.
 */
export function SeoFoot() {
  const served = useContext(DocumentSeoContext).foot;
  const seo = (useMatches().at(-1)?.data as { seo?: PageSeo } | undefined)?.seo;
  const [first] = useState(seo);
  const html = seo?.foot ?? (seo === first ? served : "");
  const trusted = useTrustedHtml(html);
  if (!html) return null;
  return (
    <section
      id={FOOT_ID}
      className="seo-foot"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by seo-foot.server.tsx, which sanitised every text
      dangerouslySetInnerHTML={trusted}
    />
  );
}
