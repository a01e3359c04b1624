import { type AuthPopup, type AuthView, authViews } from "~/dialogs/address/requested-dialog";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { type AuthQuery, paths } from "~/routing/paths";

export type { AuthView };

/** Titles of popup and page (docs/product.md#2.3). */
export const viewTitles = {
  authorization: "auth.views.authorization",
  restore: "auth.views.restore",
  twofa: "auth.views.twofa",
  registration: "auth.views.registration",
  socialRegistration: "auth.views.socialRegistration",
} as const satisfies Record<AuthView, MessageKey>;

/** Every popup's views also exist as a page. */
const pages: Record<AuthPopup, (query?: AuthQuery) => InternalPath> = {
  show_popup_auth: paths.signIn,
  show_popup_reg: paths.signUp,
};

/** URL of a view's page, without locale. */
export function viewPath(view: AuthView, query: AuthQuery = {}): InternalPath {
  return pages[popupOf(view)]({ ...viewName(view), ...query });
}

/** Query that opens a view over any page. */
export function viewDialog(
  view: AuthView,
  query: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return { [popupOf(view)]: "", ...viewName(view), ...query };
}

function popupOf(view: AuthView): AuthPopup {
  const rows = Object.entries(authViews) as [AuthPopup, readonly AuthView[]][];
  return rows.find(([, views]) => views.includes(view))?.[0] ?? "show_popup_auth";
}

/** The default view of a popup needs no `view` parameter. */
function viewName(view: AuthView): { view?: AuthView } {
  return authViews[popupOf(view)][0] === view ? {} : { view };
}
