import { type OfferRow, offerCurrency, offers, type PromotionRow } from "../../seed/rewards/offers";
import { type PopupRow, popups } from "../../seed/rewards/popups";
import { day, isoTime } from "../../world/clock";
import { moneyOf } from "../../world/money";
import { inLocale } from "../../world/words";
import { gameRef } from "../games/game-ref";
import { levelOf } from "../loyalty/loyalty-levels";
import type { Call, MethodTable } from "../protocol/call";
import { textOf } from "../protocol/parameters";

export const campaignMethods: MethodTable = {
  "campaigns.getoffers": {
    verb: "GET",
    cache: "S",
    handle: (call) => offers.map((offer) => shownOffer(offer, call)),
  },
  "popups.get": {
    verb: "GET",
    cache: "P",
    handle(call) {
      const wantsDrafts = textOf(call.parameters, "preview") === "1";
      return popups
        .filter((popup) => (popup.isDraft ? wantsDrafts : call.player !== null && isOut(popup, call)))
        .sort((one, other) => one.priority - other.priority)
        .map((popup): Record<string, unknown> => shownPopup(popup, call))
        .concat(call.player?.popups ?? []);
    },
  },
  // Unknown names are welcome (docs/contract.md#d68).
  "events.handle": { verb: "GET", cache: "P", handle: () => 1 },
};

function shownOffer(offer: OfferRow, { locale, base, world, player }: Call) {
  const { id, action, excludeMethods, minAmount, minLevel = 0 } = offer;
  return {
    id,
    trigger: {
      action,
      params: {
        ...(excludeMethods ? { exclude_methods: excludeMethods } : {}),
        ...(minAmount ? { min_amount: `${minAmount}.00`, currency: offerCurrency } : {}),
      },
      user_satisfies_params: minLevel === 0 || (player !== null && levelOf(player).level >= minLevel),
    },
    description: {
      title: offer.title[locale],
      text: offer.text[locale],
      image_url: `${base}/img/offers/${id}.webp`,
      ...(offer.terms ? { terms_html: offer.terms[locale] } : {}),
    },
    promotions: shownPromotions({ locale, world }, id, offer.promotions),
  };
}

/** Numbered within what holds them. */
export function shownPromotions(
  { locale, world }: Pick<Call, "locale" | "world">,
  holder: number,
  promotions: readonly PromotionRow[],
) {
  return promotions.map(({ type, title, amount, percent, count, game }, index) => ({
    id: holder * 10 + index + 1,
    type,
    title: title[locale],
    ...(amount ? { amount: moneyOf(amount, offerCurrency) } : {}),
    ...(percent ? { percent } : {}),
    ...(count ? { count } : {}),
    ...(game ? { game: gameRef(world, game) } : {}),
  }));
}

function isOut({ starts, ends }: PopupRow, { world, now }: Call): boolean {
  const start = world.origin + starts * day;
  return now >= start && (ends === undefined || now < world.origin + ends * day);
}

function shownPopup(popup: PopupRow, { locale, base, world }: Call) {
  const { id, sysname, kind, delaySeconds, priority, frequency, isDraft, starts, ends } = popup;
  const { title, text, button } = inLocale(
    { title: popup.title, text: popup.text, button: popup.button },
    locale,
  );
  return {
    id,
    sysname,
    kind,
    title,
    text,
    image_url: `${base}/img/popups/${sysname}.webp`,
    ...(button ? { button_label: button, button_url: popup.url, is_external: false } : {}),
    ...(popup.promoCode ? { promo_code: popup.promoCode } : {}),
    delay_seconds: delaySeconds,
    priority,
    frequency,
    is_draft: isDraft,
    started_at: isoTime(world.origin + starts * day),
    ...(ends === undefined ? {} : { finished_at: isoTime(world.origin + ends * day) }),
  };
}
