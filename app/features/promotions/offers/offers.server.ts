import { randomUUID } from "node:crypto";
import { isShownTo } from "~/content/promotions.server";
import { plainText, sanitizeRichText } from "~/content/rich-text/rich-text.server";
import type { AppContext, PageContext } from "~/context/app-context";
import type { Offer } from "~/platform/entities/bonuses";
import { paths } from "~/routing/paths";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { inOwnCurrency } from "~/session/own-amount.server";
import type { Player } from "~/session/player.server";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { notFound } from "~/shell/system-pages/failures";
import { loadPromoForm, type PromoForm } from "../promo-code/load-promo-form.server";
import { type OfferCard, toOfferCard } from "./offer-card";

export interface Offers {
  seo: PageSeo;
  audience: Player["kind"];
  offers: PageSection<OfferCard[]>;
  /** Null: no codes are taken. */
  promo: PromoForm | null;
}

/** Longest terms beside a button, in characters. */
const TERMS_LENGTH = 240;

export interface OfferPage {
  seo: PageSeo;
  audience: Player["kind"];
  offer: OfferCard;
  /** Sanitised HTML. */
  terms?: string;
  /** The editors' promotions of it. */
  promotions: { slug: string; title: string }[];
}

export async function loadOffers(context: AppContext): Promise<Offers> {
  const [{ product }, player, promo, offers] = await Promise.all([
    context.content.config(),
    context.player(),
    loadPromoForm(context),
    settleSection(
      context,
      listOffers(context).then((list) => toCards(context, list)),
    ),
  ]);
  const { t } = context;
  const seo = await loadPageSeo(context, {
    title: t("offers.title"),
    description: t("offers.meta.description", { product: product.name }),
    breadcrumbs: [],
  });
  return { seo, audience: player.kind, offers, promo };
}

/** Loads an offer from the platform's list: there is no call for a single one (docs/contract.md#3.5). */
export async function loadOffer(context: AppContext, id: string): Promise<OfferPage> {
  const [all, player] = await Promise.all([listOffers(context), context.player()]);
  const found = all.find((offer) => offer.id === id);
  if (!found) throw notFound();

  const { t } = context;
  const [offer] = await toCards(context, [found]);
  if (!offer) throw notFound();
  const { text, terms_html: terms } = found.description;
  const [seo, promotions] = await Promise.all([
    loadPageSeo(context, {
      title: offer.title,
      name: offer.title,
      description: text ?? t("offers.meta.detail", { name: offer.title }),
      image: offer.image,
      breadcrumbs: [{ name: t("offers.title"), path: paths.offers() }],
    }),
    settleSection(context, listPromotionsOf(context, id)),
  ]);
  return {
    seo,
    audience: player.kind,
    offer,
    terms: terms && sanitizeRichText(terms, []),
    promotions: promotions.ok ? promotions.value : [],
  };
}

/** Returns the offer of this id when this visitor or player may see it, else null. */
export async function findOffer(context: PageContext, id: string): Promise<OfferCard | null> {
  const [offer = null] = await toCards(
    context,
    (await listOffers(context)).filter((one) => one.id === id),
  );
  return offer;
}

/** Visitors also see what they do not qualify for yet; everyone else sees what they satisfy (docs/product.md#6). */
async function listOffers({ platform, player }: PageContext): Promise<Offer[]> {
  const { kind } = await player();
  // Only a reply to the player's own session knows what they satisfy (docs/contract.md#3.5).
  const offers = await platform.call("campaigns.getoffers", {}, { personal: kind === "player" });
  return kind === "visitor" ? offers : offers.filter(({ trigger }) => trigger.user_satisfies_params);
}

async function toCards(context: PageContext, offers: Offer[]): Promise<OfferCard[]> {
  const hasExclusions = offers.some(({ trigger }) => trigger.params.exclude_methods?.length);
  const [{ kind }, methodNames] = await Promise.all([
    context.player(),
    hasExclusions ? readMethodNames(context) : new Map<string, string>(),
  ]);
  const attempt = kind === "visitor" ? undefined : randomUUID();
  return Promise.all(
    offers.map((offer) => {
      const { terms_html: terms } = offer.description;
      const details = { methodNames, terms: terms && plainText(terms, TERMS_LENGTH), attempt };
      return withOwnAmounts(context, toOfferCard(offer, details));
    }),
  );
}

async function withOwnAmounts(context: PageContext, card: OfferCard): Promise<OfferCard> {
  const [min, rewards] = await Promise.all([
    inOwnCurrency(context, card.minDeposit),
    Promise.all(
      card.rewards.map(async (reward) => ({
        ...reward,
        about: (await inOwnCurrency(context, reward.amount)).value,
      })),
    ),
  ]);
  return { ...card, minAbout: min.value, rewards };
}

/** Returns the names of payment methods, which the platform gives to players only (docs/contract.md#3.6). */
async function readMethodNames(context: PageContext): Promise<Map<string, string>> {
  const { kind } = await context.player();
  if (kind !== "player") return new Map();
  const settings = await settleSection(context, context.platform.attempt("cashier.getdepositsettings"));
  const methods = settings.ok && settings.value.ok ? settings.value.data.methods : [];
  return new Map(methods.map(({ sysname, name }) => [sysname, name]));
}

async function listPromotionsOf({ content, contentTime, player }: PageContext, offerId: string) {
  const [promotions, { kind }] = await Promise.all([content.promotions(), player()]);
  return promotions
    .filter((promotion) => promotion.offer_id === offerId && isShownTo(promotion, kind, contentTime))
    .map(({ slug, title }) => ({ slug, title }));
}
