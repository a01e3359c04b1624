import type { DialogEntry } from "./entry";
import { accountDialogs } from "./tables/account";
import { campaignsDialogs } from "./tables/campaigns";
import { limitsDialogs } from "./tables/limits";
import { loyaltyDialogs } from "./tables/loyalty";
import { moneyDialogs } from "./tables/money";
import { playDialogs } from "./tables/play";
import { siteDialogs } from "./tables/site";

/**
 * The named dialogs of product 2.3. Its tables may import from all features, as the route table does, but only
 * dynamically; the rest of this folder may not.
 */
export const registry = {
  ...siteDialogs,
  ...accountDialogs,
  ...playDialogs,
  ...campaignsDialogs,
  ...loyaltyDialogs,
  ...moneyDialogs,
  ...limitsDialogs,
};

export type DialogName = keyof typeof registry;

/** The data of a dialog's body. */
export type DialogData<Name extends DialogName> = Name extends DialogName
  ? (typeof registry)[Name] extends DialogEntry<infer Data>
    ? Data
    : never
  : never;

/** The message bundles that an entry needs. */
export function bundlesOf({ bundles = [] }: Pick<DialogEntry, "bundles">): readonly string[] {
  return ["dialogs", ...bundles];
}

/** Values of `?dialog=` and `?confirm=`, with the names of their dialogs. */
export const namesInAddress: Readonly<Record<"dialog" | "confirm", Readonly<Record<string, DialogName>>>> = {
  dialog: {
    promo_activated: "promoActivated",
    offer_taken: "offerTaken",
    cashback: "unseenCashback",
    verification: "verification",
    credentials: "credentials",
    demo: "demoMode",
    session: "sitting",
    reality_check: "realityCheck",
    search: "gamesSearch",
    providers: "hallProviders",
    language: "language",
    quest: "loyaltyQuest",
    product_bought: "loyaltyBought",
    insufficient_points: "loyaltyInsufficient",
    character: "loyaltyCharacter",
    notices: "loyaltyNotices",
  },
  confirm: {
    buy_product: "loyaltyBuy",
    character: "loyaltyCharacterConfirm",
    burn_bonuses: "burnBonuses",
    cancel_withdrawal: "cancelWithdrawal",
    email: "confirmEmail",
    bonus_activate: "bonusActivate",
    bonus_remove: "bonusRemove",
    cashback_remove: "cashbackRemove",
    profile: "fillProfile",
    limit_raise: "limitRaise",
    limit_lift: "limitLift",
    self_exclusion: "selfExclusion",
    betting_bonus_activated: "bettingBonusActivated",
  },
};
