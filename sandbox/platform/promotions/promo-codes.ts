import { offers } from "../../seed/rewards/offers";
import { promoCodes, refusedCodes } from "../../seed/rewards/promo-codes";
import { minute } from "../../world/clock";
import type { Player } from "../../world/player";
import { demandOn } from "../accounts/demands";
import { countAttempt, refuseTooMany } from "../protocol/attempts";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { withFields } from "../protocol/lists";
import { commaList, textOf } from "../protocol/parameters";
import { shownPromotions } from "./campaigns";
import { grant } from "./grants";

/** Of one player, or of one address without a session. */
const checks = { times: 120, within: minute };

export const promoCodeMethods: MethodTable = {
  "campaigns.checkPromocode": {
    verb: "POST",
    cache: "P",
    handle(call) {
      const { player, parameters, address } = call;
      const attempts = `promo ${player?.uid ?? address}`;
      refuseTooMany(call, attempts, checks);
      countAttempt(call, attempts, checks);
      return promoCodeError(textOf(parameters, "promo_code") ?? "", player) ? 0 : 1;
    },
  },
  "campaigns.activateOffer": { verb: "POST", cache: "P", needsPlayer: true, handle: activate },
};

/** Why a code does not work for this player, or for somebody who has no account yet. */
export function promoCodeError(text: string, player: Player | null): string | undefined {
  const code = text.trim().toUpperCase();
  if (Object.hasOwn(refusedCodes, code)) return refusedCodes[code];
  if (!promoCodes.some((row) => row.code === code)) return "INVALID";
  return player?.used_promo_codes.includes(code) ? "ALREADY_USED" : undefined;
}

function activate(call: PlayerCall) {
  const { player, parameters, locale, base } = call;
  const code = (textOf(parameters, "promo_code") ?? "").trim().toUpperCase();
  const problem = promoCodeError(code, player);
  const row = promoCodes.find((one) => one.code === code);
  if (problem || !row) throw invalidParameters({ promo_code: [problem ?? "INVALID"] });
  const demand = demandOn(player);
  if (demand) throw demand;
  const offer = offers.find(({ id }) => id === row.offer);
  const promotions = row.promotions ?? offer?.promotions ?? [];
  player.used_promo_codes.push(code);
  for (const promotion of promotions) grant(call, player, promotion);
  const id = firstCampaign + promoCodes.indexOf(row);
  const campaign = {
    id,
    sysname: code.toLowerCase(),
    promo_code: code,
    ...(offer ? { offer_id: offer.id } : {}),
    description: {
      title: (row.title ?? offer?.title)?.[locale] ?? code,
      ...(offer ? { text: offer.text[locale], image_url: `${base}/img/offers/${offer.id}.webp` } : {}),
    },
    promotions: shownPromotions(call, id, promotions),
  };
  return withFields(campaign, commaList(parameters, "fields"), "id");
}

const firstCampaign = 501;
