import type { AppLoadContext } from "@remix-run/node";
import type { App, HostRequest, RouteBranch, SiteTable } from "~/context";
import { robotsFile } from "./robots-file";
import { createSitemaps } from "./sitemap/sitemap.server";

type Parts = Pick<App, "locales" | "contextFor">;

const noBranch: RouteBranch = { ids: [], handles: [], params: {} };

/** What crawlers ask of a host, beside its pages. */
export function createHostFiles({ locales, contextFor }: Parts): Pick<App, "robotsFile" | "sitemap"> {
  const sitemaps = createSitemaps();

  /** A visit by nobody, for what many will read. */
  async function visitOf(request: HostRequest, site: SiteTable): Promise<AppLoadContext> {
    const { locales: known, defaultLocale } = await locales();
    return contextFor({
      ...request,
      path: "/",
      search: "",
      basename: "",
      locale: defaultLocale,
      locales: known,
      branch: noBranch,
      site,
      isDataRequest: false,
      readsPage: false,
      isFramed: false,
      isMiniApp: false,
      isBot: true,
      isShared: true,
      runsScript: false,
      cookieHeader: undefined,
      userAgent: undefined,
      // Not tied to the one who asks: others wait for the same list.
      signal: new AbortController().signal,
      nonce: undefined,
    });
  }

  return {
    async robotsFile(request, site) {
      const { content } = await visitOf(request, site);
      return robotsFile(await content.seo.robots(), request.origin, site);
    },
    async sitemap(file, request, site) {
      const known = await locales();
      return sitemaps(file, {
        key: `${request.origin} ${request.country ?? ""}`,
        place: { origin: request.origin, locales: known.locales },
        open: () => visitOf(request, site),
      });
    },
  };
}
