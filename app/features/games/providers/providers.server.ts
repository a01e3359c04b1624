import type { PageContext } from "~/context/app-context";
import { providerDetails } from "~/features/games/provider-details";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { growingWindow, isPastEnd, type Paging, pageParam, pagingOf, parsePage } from "~/shell/paging/paging";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { type ProviderLink, toProviderLink } from "../games.server";
import { matchesSearch, readSearch } from "../search/search-text";
import { type LetterAnchor, letterAnchors } from "./by-letter";
import { PROVIDERS_ON_PAGE } from "./page-size";

export interface ProviderTile extends ProviderLink {
  gamesCount?: number;
}

export interface Providers {
  seo: PageSeo;
  search: string;
  page: number;
  /** Whether the page lies behind the last one. */
  isPast: boolean;
  list: PageSection<ProviderList>;
}

export interface ProviderList {
  /** Providers of this page and the pages before it, by name. */
  providers: ProviderTile[];
  paging: Paging;
  /** First letters of all providers found, with their pages. */
  letters: LetterAnchor[];
}

/** Loads the providers that have games, by name, paged; with `search`, those whose name contains it. */
export async function loadProviders(context: PageContext, params: URLSearchParams): Promise<Providers> {
  const search = readSearch(params.get("search"));
  const page = parsePage(params.get("page"));
  const { t } = context;
  const [{ product }, all] = await Promise.all([
    context.content.config(),
    settleSection(context, context.platform.call("games.getProviders")),
  ]);
  const found = all.ok
    ? providerDetails(all.value).playable.filter(({ name }) => matchesSearch(name, search))
    : [];
  const isPast = all.ok && isPastEnd(page, found.length, PROVIDERS_ON_PAGE);
  const { offset, count } = growingWindow(page, PROVIDERS_ON_PAGE);
  const providers = found
    .slice(offset, offset + count)
    .map((provider) => ({ ...toProviderLink(provider), gamesCount: provider.games_count }));
  const seo = await loadPageSeo(context, {
    title: t("providers.title"),
    description: t("providers.meta.description", { product: product.name }),
    canonicalQuery: pageParam(isPast ? 1 : page),
    isVariant: search !== "" || isPast,
    breadcrumbs: [],
  });
  const paging = pagingOf(page, providers.length, found.length, PROVIDERS_ON_PAGE);
  const letters = letterAnchors(found, PROVIDERS_ON_PAGE);
  return {
    seo,
    search,
    page,
    isPast,
    list: all.ok ? { ok: true, value: { providers, paging, letters } } : all,
  };
}
