import { paths } from "~/paths";

/** The pages of a profile (product 2.1), as they are listed where the operator gives no list of his own. */
export const profilePages = [
  { name: "settings", path: paths.profileSettings() },
  { name: "bonuses", path: paths.bonuses() },
  { name: "cashback", path: paths.cashback() },
  { name: "loyalty", path: paths.profileLoyalty() },
  { name: "bets", path: paths.bets() },
  { name: "security", path: paths.profileSecurity() },
  { name: "notification", path: paths.profileNotification() },
  { name: "verification", path: paths.verification() },
  { name: "responsible-game", path: paths.responsibleGame() },
] as const;

export type ProfilePageName = (typeof profilePages)[number]["name"];
