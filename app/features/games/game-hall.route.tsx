import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { ServedHtml } from "~/browser/served-html/served-html";
import type { PageData, RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { BannerCarousel } from "~/features/banners/banner-carousel";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { useWithOwn } from "~/shell/own-parts/use-with-own";
import { withOwn } from "~/shell/own-parts/with-own.server";
import { pagedAnswer } from "~/shell/paging/paged-answer";
import { FavouriteForms } from "./favourites/favourite-forms";
import { loadHall, readOwnHall } from "./hall/hall.server";
import { HallContent } from "./hall/hall-content";
import { HALL, hallQueryNames, pageQuery, parseHallQuery } from "./hall/hall-query";
import { ownLists } from "./player/own-lists";

export const handle = {
  i18n: ["games"],
  page: serverOnly$<PageData>({
    names: ["gamehall"],
    canonicalQuery: (query, { games: { hall } }) =>
      pageQuery(parseHallQuery(query, hall.defaultCategory), hall.defaultCategory),
  }),
  query: serverOnly$(hallQueryNames),
  isForAllPlayers: serverOnly$((query: URLSearchParams) => !((query.get("category") ?? "") in ownLists)),
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const hall = loadHall(context, new URL(request.url).searchParams);
  return pagedAnswer(await withOwn(context, hall, readOwnHall));
}

export const shouldRevalidate = revalidatePageContent;

export default function GameHall() {
  const hall = useWithOwn(HALL, useLoaderData<typeof loader>());
  const t = useTranslate();
  return (
    <div className="hall">
      <div className="hall-title">
        {hall.trail.length > 0 && <Breadcrumbs trail={hall.trail} />}
        <h1 className="text-xl">
          {hall.query.search ? t("games.hall.found") : (hall.heading ?? t("games.categories.all"))}
        </h1>
      </div>
      {hall.intro && <ServedHtml className="hall-intro" fragment={hall.intro} />}
      {hall.banners?.ok && <BannerCarousel strip={hall.banners.value} isCompact />}
      {hall.isPlayer && <FavouriteForms marks={hall.marks} />}
      <HallContent {...hall} />
    </div>
  );
}
