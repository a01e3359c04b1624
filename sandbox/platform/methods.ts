import { eventMethods } from "../sportsbook/events";
import { accountMethods } from "./accounts/account";
import { authMethods } from "./accounts/auth";
import { characterMethods } from "./accounts/character";
import { contactMethods } from "./accounts/contacts";
import { personalFieldMethods } from "./accounts/personal-fields";
import { profileMethods } from "./accounts/profile";
import { profileWrites } from "./accounts/save-profile";
import { settingMethods } from "./accounts/settings";
import { storageMethods } from "./accounts/storage";
import { twoFactorMethods } from "./accounts/two-factor";
import { verificationMethods } from "./accounts/verification";
import { cashbackWrites } from "./bonuses/cashbacks";
import { bonusMethods } from "./bonuses/lists";
import { bonusWrites } from "./bonuses/writes";
import { depositMethods } from "./cashier/deposit";
import { historyMethods } from "./cashier/history";
import { cashierSettings } from "./cashier/settings";
import { withdrawalMethods } from "./cashier/withdrawal";
import { feedbackMethods } from "./feedback";
import { gamesMethods } from "./games/games";
import { jackpotMethods } from "./games/jackpots";
import { leaderboardMethods } from "./games/leaderboard";
import { playerGameMethods } from "./games/player-games";
import { tournamentMethods } from "./games/tournaments";
import { historyExportMethods } from "./history-export";
import { loyaltyMethods } from "./loyalty/loyalty";
import { loyaltyShopMethods } from "./loyalty/loyalty-shop";
import { rewardMethods } from "./loyalty/rewards";
import { metadataMethods } from "./metadata";
import { playLimitMethods } from "./play-limits";
import { bannerMethods } from "./promotions/banners";
import { campaignMethods } from "./promotions/campaigns";
import { grantMethods } from "./promotions/grants";
import { promoCodeMethods } from "./promotions/promo-codes";
import type { MethodTable } from "./protocol/call";
import { supportMethods } from "./support";

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
  ...playLimitMethods,
  ...rewardMethods,
  ...supportMethods,
  ...bonusMethods,
  ...bonusWrites,
  ...cashbackWrites,
  ...campaignMethods,
  ...cashierSettings,
  ...depositMethods,
  ...eventMethods,
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
