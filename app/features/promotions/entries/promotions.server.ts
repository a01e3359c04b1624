import type { Promotion } from "~/content/entities/promotions";
import { findPromotion, isShownTo } from "~/content/promotions.server";
import type { PageContext } from "~/context/app-context";
import { paths } from "~/routing/paths";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import type { Player } from "~/session/player.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { notFound } from "~/shell/system-pages/failures";
import type { OfferCard } from "../offers/offer-card";
import { findOffer } from "../offers/offers.server";

export interface PromotionCard {
  slug: string;
  title: string;
  summary: string;
  image?: string;
  /** ISO 8601. */
  endsAt?: string;
}

export interface Promotions {
  seo: PageSeo;
  promotions: PageSection<PromotionCard[]>;
}

export interface PromotionPage {
  seo: PageSeo;
  promotion: PromotionCard;
  /** Null when a visitor opens a promotion for players. */
  body: PromotionBody | null;
}

export interface PromotionBody {
  /** Sanitised HTML. */
  text: string;
  button?: { label: string; href: string };
  /** The platform's offer behind it, when this visitor or player may see it. */
  offer: OfferCard | null;
  audience: Player["kind"];
}

export async function loadPromotions(context: PageContext): Promise<Promotions> {
  const [{ product }, promotions] = await Promise.all([
    context.content.config(),
    settleSection(context, listPromotions(context)),
  ]);
  const { t } = context;
  const seo = await loadPageSeo(context, {
    title: t("promotions.title"),
    description: t("promotions.meta.description", { product: product.name }),
    breadcrumbs: [],
  });
  return { seo, promotions };
}

/**
 * Throws a 404 for a promotion that is unknown, not running or for visitors only. A failing service is no 404: its
 * error is thrown as it is.
 */
export async function loadPromotion(context: PageContext, slugOrId: string): Promise<PromotionPage> {
  const [all, player] = await Promise.all([context.content.promotions(), context.player()]);
  const found = findPromotion(all, slugOrId);
  if (
    !found ||
    !context.contentTime.isShown(found) ||
    (found.visibility === "visitor" && player.kind === "player")
  )
    throw notFound();

  const isClosed = found.visibility === "user" && player.kind === "visitor";
  const promotion = toPromotionCard(found);
  const [seo, body] = await Promise.all([
    loadPageSeo(context, {
      title: promotion.title,
      name: promotion.title,
      description: isClosed ? undefined : promotion.summary,
      image: promotion.image,
      canonicalPath: paths.promotion(promotion.slug),
      isVariant: isClosed,
      breadcrumbs: [{ name: context.t("promotions.title"), path: paths.promotions() }],
    }),
    isClosed ? null : readBody(context, found, player),
  ]);
  return { seo, promotion: isClosed ? { ...promotion, summary: "" } : promotion, body };
}

/** Those that the viewer may see. */
export async function listPromotions(context: PageContext): Promise<PromotionCard[]> {
  const [all, viewer] = await Promise.all([context.content.promotions(), context.viewer()]);
  return all.filter((promotion) => isShownTo(promotion, viewer, context.contentTime)).map(toPromotionCard);
}

async function readBody(
  context: PageContext,
  { text, button_label: label, button_url: href, offer_id: offerId }: Promotion,
  { kind }: Player,
): Promise<PromotionBody> {
  const offer = offerId ? await settleSection(context, findOffer(context, offerId)) : null;
  return {
    text,
    button: label && href ? { label, href } : undefined,
    offer: offer?.ok ? offer.value : null,
    audience: kind,
  };
}

function toPromotionCard({ slug, title, summary, image, ends_at: endsAt }: Promotion): PromotionCard {
  return { slug, title, summary, image, endsAt };
}
