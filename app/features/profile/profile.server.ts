import type { AppContext, PageContext } from "~/context/app-context";
import type { AccountInfo } from "~/platform/entities/session";
import { paths } from "~/routing/paths";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import type { CanonicalQuery } from "~/seo/seo-data";

/** Pages of the profile (docs/product.md#2.1), in the order of its default navigation. */
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

/** Loads the SEO of a profile page, which is titled like its link. */
export function loadProfileSeo(
  context: AppContext,
  name: ProfilePageName,
  canonicalQuery?: CanonicalQuery,
): Promise<PageSeo> {
  const title = context.t(`profile.pages.${name}`);
  return loadPageSeo(context, { title, canonicalQuery });
}

/** Returns the player's account; the guard of profile pages admits players only. */
export async function ownAccount({ player }: PageContext): Promise<AccountInfo> {
  const viewer = await player();
  if (viewer.kind !== "player") throw new Error("a page of players was shown to nobody in particular");
  return viewer.account;
}

type ProfilePageName = (typeof profilePages)[number]["name"];
