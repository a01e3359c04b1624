import { useMatches } from "@remix-run/react";
import { ServedHtml } from "~/browser/served-html/served-html";
import type { RouteHandle } from "~/context/route-handle";
import type { PageSeo } from "./page-seo.server";

/** An editor's text and questions: below the page, or in it where its handle says so. */
export function SeoFooter({ isInPage = false }: { isInPage?: boolean }) {
  const page = useMatches().at(-1);
  const seo = (page?.data as { seo?: PageSeo } | undefined)?.seo;
  const isPlaced = (page?.handle as RouteHandle | undefined)?.placesSeoFooter ?? false;
  if (!seo?.footer || isPlaced !== isInPage) return null;
  return (
    <ServedHtml
      as="section"
      className={isInPage ? "seo-foot seo-foot-in-page" : "seo-foot"}
      fragment={seo.footer}
    />
  );
}
