import type { AppLoadContext } from "@remix-run/node";
import type { App, HostRequest, RouteBranch } from "~/context";
import { robotsFile } from "./robots-file";
import { createSitemaps } from "./sitemap/sitemap.server";

type Parts = Pick<App, "locales" | "contextFor">;

const PAGE_BY_SLUG = "content/page.route";
const NOT_FOUND = "shell/not-found.route";
const noBranch: RouteBranch = { ids: [], handles: [], params: {} };

/** What crawlers ask of a host, beside its pages. */
export function createHostFiles({ locales, contextFor }: Parts): Pick<App, "robotsFile" | "sitemap"> {
  const sitemaps = createSitemaps();

  /** A visit by nobody, for what many will read. */
  async function visitOf(request: HostRequest): Promise<AppLoadContext> {
    const { locales: known, defaultLocale } = await locales();
    return contextFor({
      ...request,
      path: "/",
      search: "",
      basename: "",
      locale: defaultLocale,
      locales: known,
      branch: noBranch,
      isDataRequest: false,
      readsPage: false,
      isFramed: false,
      isBot: true,
      isShared: true,
      cookieHeader: undefined,
      userAgent: undefined,
      // Not tied to the one who asks: others wait for the same list.
      signal: new AbortController().signal,
      nonce: undefined,
    });
  }

  return {
    async robotsFile(request) {
      const { content } = await visitOf(request);
      return robotsFile(await content.seo.robots(), request.origin);
    },
    async sitemap(file, request, match) {
      const known = await locales();
      return sitemaps(file, {
        key: `${request.origin} ${request.country ?? ""}`,
        place: { origin: request.origin, locales: known.locales },
        open: () => visitOf(request),
        hasPage(path, source) {
          const leaf = match(path).ids.at(-1);
          return leaf === PAGE_BY_SLUG ? source === "pages" : leaf !== NOT_FOUND;
        },
      });
    },
  };
}
