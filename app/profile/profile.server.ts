import { featuresOf } from "~/content/config/features";
import { flatMenu } from "~/content/config/flat-menu";
import { linkTarget, uniqueByAddress } from "~/content/rich-text/editor-links";
import type { AppContext, PageContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";
import { paths } from "~/paths";
import type { AccountInfo } from "~/platform/entities/common";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import type { CanonicalQuery } from "~/seo/seo-data";
import { openAddresses } from "~/shell/enabled-links";

/** Pages of the profile (docs/product.md#2.1), in the order of its default navigation. */
const profilePages = [
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

export interface ProfileLink {
  name: string;
  /** The path without its locale prefix; the whole URL of an external link. */
  path: string;
  target: ReturnType<typeof linkTarget>;
}

/** Loads the operator's profile links, by default one for each profile page. */
export async function loadProfileLinks(context: AppContext): Promise<ProfileLink[]> {
  const [{ profileLinks }, config] = await Promise.all([
    context.content.commonData(),
    context.content.config(),
  ]);
  const { t } = context;
  const given = flatMenu(profileLinks).filter(({ visibility }) => visibility !== "visitor");
  const links =
    given.length > 0
      ? given.map(({ title, url, isExternal }) => ({ name: title, url, isExternal }))
      : profilePages.map(({ name, path }) => ({
          name: t(`profile.pages.${name}`),
          url: path,
          isExternal: false,
        }));
  const isOpen = openAddresses(context, featuresOf(config));
  const localePath = (path: string) => withBasename(context.basename, path);
  const open = links.filter(({ url }) => isOpen(url));
  return uniqueByAddress(open, ({ url }) => url).map(({ name, ...link }) => ({
    name,
    path: link.url,
    target: linkTarget(localePath, link),
  }));
}

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
  const asking = await player();
  if (asking.kind !== "player") throw new Error("a page of players was shown to nobody in particular");
  return asking.account;
}

type ProfilePageName = (typeof profilePages)[number]["name"];
