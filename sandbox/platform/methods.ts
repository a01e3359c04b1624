import { accountMethods } from "./account";
import { characterMethods } from "./accounts/character";
import { personalFieldMethods } from "./accounts/personal-fields";
import { profileWrites } from "./accounts/save-profile";
import { settingMethods } from "./accounts/settings";
import { twoFactorMethods } from "./accounts/two-factor";
import { authMethods } from "./auth";
import { bannerMethods } from "./banners";
import { cashbackWrites } from "./bonuses/cashbacks";
import { bonusMethods } from "./bonuses/lists";
import { bonusWrites } from "./bonuses/writes";
import { campaignMethods } from "./campaigns";
import { depositMethods } from "./cashier/deposit";
import { historyMethods } from "./cashier/history";
import { cashierSettings } from "./cashier/settings";
import { withdrawalMethods } from "./cashier/withdrawal";
import { contactMethods } from "./contacts";
import { feedbackMethods } from "./feedback";
import { gamesMethods } from "./games";
import { historyExportMethods } from "./history-export";
import { jackpotMethods } from "./jackpots";
import { leaderboardMethods } from "./leaderboard";
import { loyaltyMethods } from "./loyalty";
import { loyaltyShopMethods } from "./loyalty-shop";
import { metadataMethods } from "./metadata";
import { playerGameMethods } from "./player-games";
import { profileMethods } from "./profile";
import { grantMethods } from "./promotions/grants";
import { promoCodeMethods } from "./promotions/promo-codes";
import type { MethodTable } from "./protocol/call";
import { rewardMethods } from "./rewards";
import { storageMethods } from "./storage";
import { supportMethods } from "./support";
import { tournamentMethods } from "./tournaments";
import { verificationMethods } from "./verification";

/** Names are case-sensitive, as the contract spells them. */
export const methods: MethodTable = {
  ...accountMethods,
  ...authMethods,
  ...bannerMethods,
  ...feedbackMethods,
  ...gamesMethods,
  ...historyExportMethods,
  ...jackpotMethods,
  ...leaderboardMethods,
  ...metadataMethods,
  ...playerGameMethods,
  ...rewardMethods,
  ...supportMethods,
  ...bonusMethods,
  ...bonusWrites,
  ...cashbackWrites,
  ...campaignMethods,
  ...cashierSettings,
  ...depositMethods,
  ...historyMethods,
  ...withdrawalMethods,
  ...contactMethods,
  ...loyaltyMethods,
  ...loyaltyShopMethods,
  ...profileMethods,
  ...storageMethods,
  ...tournamentMethods,
  ...characterMethods,
  ...grantMethods,
  ...personalFieldMethods,
  ...profileWrites,
  ...promoCodeMethods,
  ...settingMethods,
  ...twoFactorMethods,
  ...verificationMethods,
};
