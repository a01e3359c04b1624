import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BannerCarousel } from "~/banners/banner-carousel";
import type { RouteHandle } from "~/context";
import { revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { CategoryBar } from "./category-bar";
import { FavouriteForms } from "./favourites/favourite-forms";
import { FilterPanel } from "./hall/filter-panel";
import { loadHall } from "./hall/hall.server";
import { HallFilters } from "./hall/hall-filters";
import { hallPath, hallQueryNames, pageQuery, parseHallQuery } from "./hall/hall-query";
import { HallResults } from "./hall/hall-results";

export const handle = {
  i18n: ["games"],
  page: {
    names: ["gamehall"],
    canonicalQuery: (query, { games: { hall } }) =>
      pageQuery(parseHallQuery(query, hall.defaultCategory), hall.defaultCategory),
  },
  query: hallQueryNames,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadHall(context, new URL(request.url).searchParams);
}

export const shouldRevalidate = revalidatePageBeneath;

export default function GameHall() {
  const hall = useLoaderData<typeof loader>();
  const t = useTranslate();
  const { query, defaultCategory, categories } = hall;
  return (
    <div className="flex flex-col gap-5">
      <div>
        {hall.trail.length > 0 && <Breadcrumbs trail={hall.trail} />}
        <h1 className="text-xl">{hall.heading ?? t("games.categories.all")}</h1>
      </div>
      {hall.banners.ok && <BannerCarousel strip={hall.banners.value} isCompact />}
      <CategoryBar
        categories={categories}
        current={query.category ?? null}
        hasOwnLists={hall.isPlayer}
        pathOf={(category) => hallPath(query, { category }, defaultCategory)}
      />
      {hall.isPlayer && <FavouriteForms marks={hall.marks} />}
      <HallFilters query={query} defaultCategory={defaultCategory} />
      <FilterPanel {...hall} />
      <HallResults {...hall} />
    </div>
  );
}
