import type { Features } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import { requestedDialogName } from "~/dialogs/address/dialog-name";
import { readRequestedDialog } from "~/dialogs/address/requested-dialog";
import { declarationOf } from "~/dialogs/registry";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { hasFeatures } from "~/seo/site-pages";

/**
 * Whether an editor's link points to something enabled: menus omit pages and dialogs of features that are off. Links
 * to other sites always pass.
 */
export function openAddresses(
  { site, origin, locales }: AppContext,
  features: Features,
): (url: string) => boolean {
  return (url) => {
    if (!URL.canParse(url, origin)) return true;
    const { origin: linkOrigin, pathname, searchParams } = new URL(url, origin);
    if (linkOrigin !== origin) return true;
    const requested = readRequestedDialog(searchParams);
    const name = requested && requestedDialogName(requested);
    const dialog = name && declarationOf(name);
    const path = internalPath(pathname, locales);
    return (
      (path === null || hasFeatures(site.match(path), features)) &&
      (!dialog?.feature || features[dialog.feature])
    );
  };
}
