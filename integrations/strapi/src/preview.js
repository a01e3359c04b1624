const { createHmac } = require("node:crypto");

/** Seconds in which a link has to be opened; the preview itself goes on for a working day. */
const LINK_SECONDS = 300;

/** Where the site shows an entry, by its type; without locale. Types that are missing here have no page. */
const addresses = {
  "api::page.page": ({ slug, layout }) => {
    if (slug === "home") return "/";
    return layout === "landing" ? `/p/${slug}` : `/${slug}`;
  },
  "api::banner.banner": ({ position }) => (position === "gamehall" ? "/gamehall" : "/"),
  "api::category-intro.category-intro": ({ category }) => `/gamehall?category=${category}`,
  "api::legal-page.legal-page": ({ slug }) => `/${slug}`,
  "api::promotion.promotion": ({ slug }) => `/promotions/${slug}`,
  // A template (`/game/##name##`) stands for many pages.
  "api::seo.seo": ({ url }) => (url.includes("##") ? undefined : url),
  "api::common-data.common-data": () => "/",
  "api::cms-config.cms-config": () => "/",
  "api::web-setting.web-setting": () => "/",
};

/** The setting `preview` of `config/admin.js`: on where both sides know the secret and this one the site. */
function previewOf({ siteUrl, secret }) {
  if (!siteUrl || !secret) return { enabled: false };
  const { origin } = new URL(siteUrl);
  return {
    enabled: true,
    config: {
      allowedOrigins: [origin],
      async handler(uid, { documentId, locale, status }) {
        const entry = await strapi.documents(uid).findOne({ documentId, locale, status });
        const path = entry && addresses[uid]?.(entry);
        if (!path) return undefined;
        const { id } = strapi.requestContext.get().state.user;
        const claims = { sub: String(id), entry: [uid, documentId, locale].join(" "), shows: status };
        const to = (await prefixOf(locale)) + path;
        return `${origin}/_preview?${new URLSearchParams({ to, token: signed(claims, secret) })}`;
      },
    },
  };
}

/** The default locale has no prefix on the site, nor has what is the same in all of them. */
async function prefixOf(locale) {
  const defaultLocale = await strapi.plugin("i18n").service("locales").getDefaultLocale();
  return !locale || locale === defaultLocale ? "" : `/${locale}`;
}

/** A JSON Web Token (HS256). */
function signed(claims, secret) {
  const exp = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  const parts = [
    { alg: "HS256", typ: "JWT" },
    { ...claims, exp },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

module.exports = { previewOf };
