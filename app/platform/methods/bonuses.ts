import { z } from "zod";
import {
  BonusSchema,
  bonusStatuses,
  CampaignSchema,
  CashbackSchema,
  cashbackStatuses,
  OfferSchema,
} from "~/platform/entities/bonuses";
import { FreeSpinPackSchema } from "~/platform/entities/games";
import { fieldsOf, listOf, OneSchema, pageOf, TruthySchema } from "../wire";
import { commaList, IdParam, moneyWrite, noParams, ownRead, ownWrite, paging, sharedRead } from "./method";

const bonus = z.object({ bonus_id: IdParam });
const cashback = z.object({ cashback_id: IdParam });
const promoCode = z.string();

/** docs/contract.md#3.3 to #3.5. */
export const bonuses = {
  "BettingBonuses.get": ownRead(noParams, listOf(BonusSchema)),
  "BettingBonuses.activate": moneyWrite(bonus, OneSchema),
  "BettingBonuses.remove": moneyWrite(bonus, OneSchema),
  "bonuses.get": ownRead(
    z.object({
      ...paging,
      fields: z.string().default(fieldsOf(BonusSchema)),
      status: commaList(z.enum(bonusStatuses)).optional(),
    }),
    pageOf(BonusSchema),
  ),
  "bonuses.activate": moneyWrite(bonus, OneSchema),
  "bonuses.deactivate": moneyWrite(bonus, OneSchema),
  "bonuses.remove": moneyWrite(bonus, OneSchema),
  "cashbacks.get": ownRead(
    z.object({
      ...paging,
      sort: z.string().optional(),
      fields: z.string().default(fieldsOf(CashbackSchema)),
      statuses: commaList(z.enum(cashbackStatuses)).optional(),
    }),
    pageOf(CashbackSchema),
  ),
  "cashbacks.payout": moneyWrite(cashback, OneSchema),
  "cashbacks.remove": moneyWrite(cashback, OneSchema),
  "freespins.get": ownRead(
    z.object({
      fields: z.string().default(fieldsOf(FreeSpinPackSchema)),
      status: commaList(z.enum(["active", "finished", "expired"])).prefault(["active"]),
      count: z.number().int().default(99),
    }),
    pageOf(FreeSpinPackSchema),
  ),
  "campaigns.activateOffer": moneyWrite(
    z.object({ promo_code: promoCode, fields: z.string().default(fieldsOf(CampaignSchema)) }),
    CampaignSchema,
  ),
  "campaigns.checkPromocode": ownWrite(z.object({ promo_code: promoCode }), TruthySchema),
  "campaigns.getoffers": sharedRead("S", noParams, listOf(OfferSchema)),
  "campaigns.takepromotions": moneyWrite(z.object({ offer_id: IdParam }), OneSchema),
};
