import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { BannerCarousel } from "~/banners/banner-carousel";
import type { PageData, RouteHandle } from "~/context";
import { revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { pagedAnswer } from "~/paging/paged-answer";
import { pageMeta } from "~/seo/page-meta";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { FavouriteForms } from "./favourites/favourite-forms";
import { loadHall } from "./hall/hall.server";
import { HallContent } from "./hall/hall-content";
import { hallQueryNames, pageQuery, parseHallQuery } from "./hall/hall-query";

export const handle = {
  i18n: ["games"],
  page: serverOnly$<PageData>({
    names: ["gamehall"],
    canonicalQuery: (query, { games: { hall } }) =>
      pageQuery(parseHallQuery(query, hall.defaultCategory), hall.defaultCategory),
  }),
  query: serverOnly$(hallQueryNames),
} satisfies RouteHandle;

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return pagedAnswer(await loadHall(context, new URL(request.url).searchParams));
}

export const shouldRevalidate = revalidatePageBeneath;

export default function GameHall() {
  const hall = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-5">
      <div>
        {hall.trail.length > 0 && <Breadcrumbs trail={hall.trail} />}
        <h1 className="text-xl">{hall.heading ?? t("games.categories.all")}</h1>
      </div>
      {hall.banners.ok && <BannerCarousel strip={hall.banners.value} isCompact />}
      {hall.isPlayer && <FavouriteForms marks={hall.marks} />}
      <HallContent {...hall} />
    </div>
  );
}
