import { featuresOf } from "~/content/config/features";
import { flatMenu } from "~/content/config/flat-menu";
import { linkTarget, uniqueByAddress } from "~/content/rich-text/editor-links";
import type { AppContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { openAddresses } from "~/shell/enabled-links";
import { profilePages } from "./profile.server";

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
