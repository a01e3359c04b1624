import type { CmsConfig } from "~/content/cms-config";
import { paths } from "~/paths";

type Feature = keyof CmsConfig["product"]["features"];

interface ProfilePage {
  name: string;
  path: string;
  /** Shown only where the operator has it. */
  feature?: Feature;
}

/** The pages of a profile (specification 2.1), as they are listed where the operator gives no list of his own. */
const profilePages = [
  { name: "settings", path: paths.profileSettings() },
  { name: "bonuses", path: paths.bonuses() },
  { name: "cashback", path: paths.cashback() },
  { name: "loyalty", path: paths.profileLoyalty(), feature: "loyalty" },
  { name: "bets", path: paths.bets(), feature: "betHistory" },
  { name: "security", path: paths.profileSecurity() },
  { name: "notification", path: paths.profileNotification() },
  { name: "verification", path: paths.verification(), feature: "identityVerificationProvider" },
  { name: "responsible-game", path: paths.responsibleGame(), feature: "responsibleGaming" },
] as const satisfies readonly ProfilePage[];

export type ProfilePageName = (typeof profilePages)[number]["name"];

export function listProfilePages(features: CmsConfig["product"]["features"]) {
  return profilePages.filter((page) => !("feature" in page) || features[page.feature]);
}
