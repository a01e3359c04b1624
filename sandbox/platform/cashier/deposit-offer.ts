import { offers } from "../../seed/rewards/offers";
import { minorUnitsOf } from "../../world/money";
import { demandOn } from "../accounts/demands";
import { levelOf } from "../loyalty/loyalty-levels";
import { inCurrency } from "../promotions/grants";
import type { PlayerCall } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { textOf } from "../protocol/parameters";
import type { Payment } from "./amounts";

/** The offer that this deposit is made for, when it may be. */
export function readOffer({ player, parameters }: PlayerCall, { row, amount }: Payment): number | undefined {
  const wanted = textOf(parameters, "campaign_offer_id");
  if (!wanted) return undefined;
  const offer = offers.find(({ id, action }) => String(id) === wanted && action === "deposit");
  const isOpen =
    offer && !offer.excludeMethods?.includes(row.sysname) && levelOf(player).level >= (offer.minLevel ?? 0);
  if (!isOpen) throw invalidParameters({ campaign_offer_id: ["WRONG_VALUE"] });
  if (amount < minorUnitsOf(inCurrency((offer.minAmount ?? 0) * 100, player.currency)))
    throw invalidParameters({ amount: ["MIN"] });
  // The bonus asks for the same as any other; the deposit itself is what 10 asks for.
  const demand = demandOn({ ...player, needs: player.needs.filter((need) => need !== "deposit") });
  if (demand) throw demand;
  return offer.id;
}
