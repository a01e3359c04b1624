import { paths } from "~/paths";

/** Pages of the profile (product 2.1), in the order of its default navigation. */
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
