import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PromotionTile } from "./promotion-tile";
import { loadPromotions, type Promotions } from "./promotions.server";

export const handle = {
  i18n: ["promotions", "offers", "games"],
  page: { names: ["promotions"] },
  isForAllPlayers: true,
  isOffer: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadPromotions(context);
}

export const shouldRevalidate = revalidatePageContent;

export default function PromotionsRoute() {
  const { promotions } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <>
      <h1 className="flex min-h-11 items-center text-xl">{t("promotions.title")}</h1>
      <p className="max-w-(--cr-measure) text-muted text-sm">{t("promotions.lead")}</p>
      <p className="mt-3 mb-5">
        <ButtonLink href={localePath(paths.offers())}>{t("promotions.toOffers")}</ButtonLink>
      </p>
      <PromotionGrid promotions={promotions} />
    </>
  );
}

function PromotionGrid({ promotions }: Pick<Promotions, "promotions">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (!promotions.ok) return <SectionError />;
  if (promotions.value.length === 0)
    return (
      <EmptyState
        icon="gift"
        title={t("promotions.none.title")}
        text={t("promotions.none.text")}
        action={<ButtonLink href={localePath(paths.allGames())}>{t("games.empty.action")}</ButtonLink>}
      />
    );
  const lists = [promotions.value.slice(0, 1), promotions.value.slice(1)];
  return (
    <div className="grid gap-3 tablet:gap-4">
      {lists.map(
        (list, index) =>
          list.length > 0 && (
            <ul key={list[0]?.slug} className="promotions tile-grid" data-count={list.length}>
              {list.map((promotion) => (
                <li key={promotion.slug}>
                  <PromotionTile
                    promotion={promotion}
                    href={localePath(paths.promotion(promotion.slug))}
                    isMain={index === 0}
                  />
                </li>
              ))}
            </ul>
          ),
      )}
    </div>
  );
}
