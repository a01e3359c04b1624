import { pageScenes } from "../../seed/page-scenes";
import { inLocale, type LocaleCode } from "../../world/words";
import { ar } from "../pages/ar";
import { landingPages, pageBlocks } from "../pages/blocks";
import { enUS } from "../pages/en-us";
import { esES } from "../pages/es-es";
import { lvLV } from "../pages/lv-lv";
import { type PageSlug, pageHtml, type WrittenPage } from "../pages/page";
import { ptBR } from "../pages/pt-br";
import { type ContentType, media } from "./entry";

/** "complaints" is written in the default locale alone, so that the site has to ask for it a second time. */
const written: Record<LocaleCode, Record<string, WrittenPage>> = {
  "en-US": enUS,
  "es-ES": esES,
  "pt-BR": ptBR,
  "lv-LV": lvLV,
  ar,
};

export const pages: ContentType = {
  kind: "collection",
  required: ["slug", "title"],
  entries: ({ settings }, locale) =>
    Object.entries(written[locale]).map(([slug, page]) => ({
      key: `page ${slug}`,
      fields: {
        slug,
        title: page.title,
        text: pageHtml(page),
        layout: landingPages.has(slug) ? "landing" : "text",
        image: slug in pageScenes ? media(`${settings.url}/img/pages/${slug}.webp`) : null,
        blocks: inLocale(pageBlocks[slug as PageSlug] ?? [], locale),
        publishAt: null,
        unpublishAt: null,
      },
    })),
};
