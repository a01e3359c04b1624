import type { SandboxBrand } from "../../brands/brands";
import { untranslated, type Words, words } from "../../world/words";
import type { ContentType } from "./entry";

interface SeoRow {
  url: string;
  title: Words;
  description: Words;
  text?: Words;
  extras?: Record<string, unknown>;
}

const template = (url: string, title: Words, description: Words): SeoRow => ({ url, title, description });

const rowsOf = ({ name, slug }: SandboxBrand): SeoRow[] => [
  {
    url: "/",
    ...words.seo.home,
    extras: {
      schemaFaq: "faq",
      schemaArticle: {
        headline: name,
        description: "How this demonstration works",
        datePublished: "2026-01-01T00:00:00Z",
        dateModified: "2026-06-01T00:00:00Z",
      },
      organization: {
        name,
        url: "https://www.example.com",
        sameAs: `https://social.example.com/telegram/${slug},https://social.example.com/youtube/${slug}`,
        contactPoint: {
          telephone: "+34 600 000 000",
          contactType: "customer support",
          areaServed: "ES,BR,LV",
          availableLanguage: "en,es,pt,lv,ar",
        },
      },
      product: {
        name,
        description: "A demonstration casino",
        sku: "sandbox",
        brandName: name.split(" ", 1)[0],
      },
    },
  },
  {
    url: "/gamehall",
    ...words.seo.gamehall,
  },
  {
    url: "/support",
    ...words.seo.support,
    extras: { schemaFaq: "faq" },
  },
  template("/game/##name##", words.seo.game.title, words.seo.game.description),
  template("/cashier/deposit/##name##", words.seo.deposit.title, untranslated("##name## | ##brand##")),
  template("/offers/##name##", words.seo.offer.title, untranslated("##name## | ##brand##")),
  template("/jackpots/##name##", words.seo.jackpot.title, untranslated("##name## | ##brand##")),
  template("/promotions/##name##", words.seo.promotion.title, untranslated("##name## | ##brand##")),
  template("/tournaments/##name##", words.seo.tournament.title, untranslated("##name## | ##brand##")),
  template(
    "/tournaments/##name##/gamehall",
    words.seo.tournamentGames.title,
    untranslated("##name## | ##brand##"),
  ),
];

export const seos: ContentType = {
  kind: "collection",
  required: ["url"],
  jsonFields: ["replacements"],
  entries: ({ brand }, locale) =>
    rowsOf(brand).map((row) => {
      const { schemaFaq, ...extras } = row.extras ?? {};
      return {
        key: `seo ${row.url}`,
        fields: {
          url: row.url,
          title: row.title[locale],
          description: row.description[locale],
          text: row.text?.[locale] ?? null,
          robots: "index,follow",
          meta: [{ id: 1, charset: null, name: "theme-color", httpEquiv: null, content: brand.themeColour }],
          openGraph: { "og:type": "website", "og:title": row.title[locale], "og:site_name": brand.name },
          canonicalUrl: null,
          schemaFaq: schemaFaq
            ? Object.values(words.seo.faq).map(({ question, answer }) => ({
                question: question[locale],
                answer: answer[locale],
              }))
            : [],
          replacements: { "##brand##": brand.name },
          ...extras,
        },
      };
    }),
};

export const domainSeoSettings: ContentType = {
  kind: "collection",
  jsonFields: ["replacements"],
  entries: ({ brand }) =>
    ["localhost", "127.0.0.1", "www.example.com"].map((host) => ({
      key: `domain ${host}`,
      fields: {
        host,
        titleSuffix: ` | ${brand.name}`,
        robots: host === "www.example.com" ? "index,follow" : "noindex,follow",
        meta: [{ id: 1, charset: null, name: "application-name", httpEquiv: null, content: brand.name }],
        openGraph: { "og:site_name": brand.name },
        organization: { name: brand.name, contactPoint: { telephone: "+34 600 000 000" } },
        replacements: { "##brand##": brand.name },
      },
    })),
};
