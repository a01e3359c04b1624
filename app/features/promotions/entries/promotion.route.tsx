import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { CampaignArticle } from "../campaign-article";
import { PromotionEnd } from "./promotion-end";
import { PlayersOnly, PromotionText } from "./promotion-text";
import { loadPromotion } from "./promotions.server";

export const handle = {
  i18n: ["promotions", "offers"],
  page: { names: ["promotions-id"] },
  isOffer: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadPromotion(context, params.id ?? "");
}

export const shouldRevalidate = revalidatePageContent;

export default function PromotionRoute() {
  const { promotion, body } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const { slug, title, image, endsAt } = promotion;
  return (
    <CampaignArticle
      trail={[{ name: t("promotions.title"), path: paths.promotions() }]}
      title={title}
      image={image}
      lead={<PromotionEnd value={endsAt} />}
    >
      {body ? <PromotionText {...body} /> : <PlayersOnly slug={slug} />}
    </CampaignArticle>
  );
}
