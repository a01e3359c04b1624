import type { AppLoadContext } from "@remix-run/node";
import type { App } from "~/context/app";
import type { HostRequest } from "~/context/app-context";
import type { SiteTable } from "~/context/route-handle";
import { findLocale } from "~/routing/known-locales";
import type { Locale } from "~/routing/locale";
import { pagelessRequest } from "~/routing/pageless-request";
import { robotsFile } from "~/seo/robots-file";
import { createSitemaps } from "~/seo/sitemap/sitemap.server";
import { webManifest } from "~/seo/web-manifest";
import { resolveTheme } from "~/session/preferences/theme";
import { loadIcons } from "~/shell/fragments/icons.server";
import { defaultColours } from "~/ui/styles/default-colours";

type Parts = Pick<App, "locales" | "contextFor">;

/** Files that crawlers and browsers request per host: robots.txt, sitemaps, web manifest. */
export function createHostFiles({
  locales,
  contextFor,
}: Parts): Pick<App, "robotsFile" | "sitemap" | "webManifest" | "menuIcons"> {
  const sitemaps = createSitemaps();

  /** An anonymous request context, because the file is shared between visitors. */
  async function visitOf(request: HostRequest, site: SiteTable, locale?: Locale): Promise<AppLoadContext> {
    const { locales: known, defaultLocale } = await locales();
    return contextFor({
      ...pagelessRequest(request, { locale: locale ?? defaultLocale, locales: known, site }),
      // Shared within one country; without a known country, requested for this visitor alone.
      isShared: request.country !== undefined,
    });
  }

  return {
    async robotsFile(request, site) {
      const { content } = await visitOf(request, site);
      return robotsFile(await content.seo.robots(), request.origin, site);
    },
    async webManifest(code, request, site) {
      const known = await locales();
      const locale = code === undefined ? known.defaultLocale : findLocale(code, known.locales);
      if (!locale) return null;
      const { content, cookies, config } = await visitOf(request, site, locale);
      const [{ product }, { themes }, { favicons }] = await Promise.all([
        content.config(),
        content.commonData(),
        content.webSetting(),
      ]);
      const theme = resolveTheme(cookies, themes);
      return webManifest({
        name: product.name,
        favicons,
        ground: config.brand?.grounds[theme] ?? defaultColours[theme]["surface-0"],
        locale,
        basename: locale.code === known.defaultLocale.code ? "" : `/${locale.code}`,
        origin: request.origin,
      });
    },
    async menuIcons(code, request, site) {
      const known = await locales();
      const locale = code === undefined ? known.defaultLocale : findLocale(code, known.locales);
      if (!locale) return null;
      const context = await visitOf(request, site, locale);
      const { sheet } = await loadIcons(context, await context.content.commonData());
      return sheet;
    },
    async sitemap(file, request, site) {
      const known = await locales();
      return sitemaps(file, {
        key: `${request.origin} ${request.country ?? ""}`,
        base: { origin: request.origin, locales: known.locales },
        open: () => visitOf(request, site),
      });
    },
  };
}
