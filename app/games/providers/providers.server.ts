import type { AppContext } from "~/context";
import { type Block, block } from "~/games/block";
import { translateWith } from "~/i18n/translator";
import { paths } from "~/paths";
import { loadPageSeo, type PageSeo, type SeoContext, startPageSeo } from "~/seo/page-seo.server";
import type { ProviderLink } from "../games.server";
import { matchesSearch, readSearch } from "../search/search-text";

export interface ProviderTile extends ProviderLink {
  gamesCount: number;
}

export interface Providers {
  seo: PageSeo;
  search: string;
  list: Block<{ providers: ProviderTile[]; total: number }>;
}

type ProvidersContext = Pick<AppContext, "platform" | "isPartial"> & SeoContext;

/** Every provider that has games, by name, or those whose name holds the search. */
export async function loadProviders(context: ProvidersContext, params: URLSearchParams): Promise<Providers> {
  const search = readSearch(params.get("search"));
  startPageSeo(context);
  const t = translateWith(context.i18n);
  const [{ product }, all] = await Promise.all([context.content.config(), block(context, listAll(context))]);
  const providers = all.ok ? all.value.filter(({ name }) => matchesSearch(name, search)) : [];
  const seo = await loadPageSeo(context, {
    title: t("providers.title"),
    description: t("providers.meta.description", { product: product.name }),
    isVariant: search !== "",
    breadcrumbs: [],
    items: providers.map(({ sysname, name }) => ({ name, path: paths.gameHall({ providers: sysname }) })),
  });
  return { seo, search, list: all.ok ? { ok: true, value: { providers, total: all.value.length } } : all };
}

async function listAll({ platform }: Pick<AppContext, "platform">): Promise<ProviderTile[]> {
  const providers = await platform.call("games.getProviders");
  return providers
    .filter(({ games_count }) => games_count > 0)
    .map(({ sysname, name, image_url, games_count }) => ({
      sysname,
      name,
      image: image_url,
      gamesCount: games_count,
    }));
}
