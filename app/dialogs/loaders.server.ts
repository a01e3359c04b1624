import { loadAuthDialog } from "~/auth/auth-data.server";
import { loadCredentials } from "~/auth/credentials/credentials.server";
import { askOfBonus, loadActivatedBonus, loadBurningSum } from "~/bonuses/bonus-dialogs.server";
import { askToRemove, loadUnseenCashback } from "~/cashback/cashback-dialog.server";
import { isCashbackUnseen } from "~/cashback/unseen-cashback.server";
import { loadCancel } from "~/cashier/withdraw/cancel/cancel-dialog.server";
import { isEmailToConfirm } from "~/contact-links/newcomer-email.server";
import type { AppContext } from "~/context";
import type { DialogRequest, DialogShow } from "~/dialogs/dialog-request";
import { loadDemoGame } from "~/games/demo-dialog.server";
import { loadSessionSummary } from "~/games/play/session-summary/session-summary.server";
import { loadProviderPicker } from "~/games/providers/provider-picker.server";
import { loadSearchDialog } from "~/games/search/search.server";
import { loadLanguages } from "~/i18n/choice/language-dialog.server";
import { askToChange, loadCharacters } from "~/loyalty/characters/characters.server";
import { loadNotices } from "~/loyalty/notices/notices-dialog.server";
import { loadQuest } from "~/loyalty/quests/quest-dialog.server";
import { askToBuy, loadUnaffordable } from "~/loyalty/shop/shop-dialogs.server";
import { loadCampaign } from "~/promotions/popups/campaign-dialog.server";
import { loadDone } from "~/promotions/reward-dialogs.server";
import { loadRealityCheck } from "~/responsible-game/check/reality-check.server";
import { askToExclude } from "~/responsible-game/exclusion/exclusion-dialog.server";
import { askToLift, askToRaise } from "~/responsible-game/limit/limit-dialogs.server";
import { loadVerification } from "~/verification/verification-dialog.server";
import type { DialogData, DialogName } from "./registry";

/**
 * Null: the entity does not exist, or not for this player. `untold`: no outcome is recorded of the action that the
 * dialog would confirm. `signIn`: for players only. Throws PlatformRefusal and PlatformFailure.
 */
type DialogLoader<Data> = (
  context: AppContext,
  request: DialogRequest,
) => Promise<DialogShow<Data> | null | "untold" | "signIn">;

/** The server's half of the registry: the loader of each dialog that has server data. */
export const loaders: { [Name in DialogName]?: DialogLoader<DialogData<Name>> } = {
  authorization: loadAuthDialog("authorization"),
  restore: loadAuthDialog("restore"),
  twofa: loadAuthDialog("twofa"),
  registration: loadAuthDialog("registration"),
  socialRegistration: loadAuthDialog("socialRegistration"),
  credentials: loadCredentials,
  language: loadLanguages,
  campaign: loadCampaign,
  promoActivated: loadDone("promo_activated"),
  offerTaken: loadDone("offer_taken"),
  unseenCashback: loadUnseenCashback,
  cashbackRemove: askToRemove,
  verification: loadVerification,
  demoMode: loadDemoGame,
  sitting: loadSessionSummary,
  gamesSearch: loadSearchDialog,
  hallProviders: loadProviderPicker,
  loyaltyQuest: loadQuest,
  loyaltyBuy: askToBuy,
  loyaltyBought: loadDone("product_bought"),
  loyaltyInsufficient: loadUnaffordable,
  loyaltyCharacter: loadCharacters,
  loyaltyCharacterConfirm: askToChange,
  loyaltyNotices: loadNotices,
  burnBonuses: loadBurningSum,
  cancelWithdrawal: loadCancel,
  bonusActivate: askOfBonus("activate"),
  bonusRemove: askOfBonus("remove"),
  bettingBonusActivated: loadActivatedBonus,
  limitRaise: askToRaise,
  limitLift: askToLift,
  selfExclusion: askToExclude,
  realityCheck: loadRealityCheck,
};

/** Dialogs that open by themselves for a player; the first that is due is shown. */
export const brought: readonly { name: DialogName; isDue: (context: AppContext) => Promise<boolean> }[] = [
  { name: "newcomerEmail", isDue: isEmailToConfirm },
  { name: "unseenCashback", isDue: isCashbackUnseen },
];
