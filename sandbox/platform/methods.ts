import { accountMethods } from "./account";
import { characterMethods } from "./accounts/character";
import { personalFieldMethods } from "./accounts/personal-fields";
import { profileWrites } from "./accounts/save-profile";
import { settingMethods } from "./accounts/settings";
import { twoFactorMethods } from "./accounts/two-factor";
import { authMethods } from "./auth";
import { bannerMethods } from "./banners";
import { bonusMethods } from "./bonuses";
import { campaignMethods } from "./campaigns";
import { cashierMethods } from "./cashier";
import { contactMethods } from "./contacts";
import { gamesMethods } from "./games";
import { jackpotMethods } from "./jackpots";
import { leaderboardMethods } from "./leaderboard";
import { loyaltyMethods } from "./loyalty";
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

/** Names are case-sensitive, as the contract spells them. */
export const methods: MethodTable = {
  ...accountMethods,
  ...authMethods,
  ...bannerMethods,
  ...gamesMethods,
  ...jackpotMethods,
  ...leaderboardMethods,
  ...metadataMethods,
  ...playerGameMethods,
  ...rewardMethods,
  ...supportMethods,
  ...bonusMethods,
  ...campaignMethods,
  ...cashierMethods,
  ...contactMethods,
  ...loyaltyMethods,
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
};
