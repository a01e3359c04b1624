import { hidesOffersOnRequest } from "~/dialogs/attention/attention";

/** Query parameters that open a dialog (docs/product.md#2.2, #2.3). Kept small: every page loads it. */

/** Views of the sign-in popups. The first of each is shown unless `view` names another. */
export const authViews = {
  show_popup_auth: ["authorization", "restore", "twofa"],
  show_popup_reg: ["registration", "socialRegistration"],
} as const;

export type AuthPopup = keyof typeof authViews;
export type AuthView = (typeof authViews)[AuthPopup][number];

/** Parameters whose value names a dialog or a campaign; the server loads its data. */
const namedBy = ["popup", "confirm", "dialog"] as const;

/** The protected page a visitor requested: opens the sign-in unless another dialog is, and is its redirect target. */
const redirectName = "redirectUrl";

/** Parameters of the dialog that another parameter opens. */
const details = ["id", "type", "view", "notice", "prevent_close"] as const;

export const dialogQuery: readonly string[] = [
  ...(Object.keys(authViews) as AuthPopup[]),
  "menu",
  ...namedBy,
  redirectName,
];

/** Layout route of the forms that partners embed in frames: no dialog opens there. */
export const DIALOGLESS = "shell/layouts/empty-layout.route";

export type RequestedDialog =
  | { by: "view"; name: AuthView; type: string | null; isPrevented: boolean }
  /**
   * It opens without the server: the menu shows what the page has already, the search reads what it begins with itself,
   * unless it came with its document.
   */
  | { by: "plain"; name: "menu" | "gamesSearch" }
  | { by: (typeof namedBy)[number]; value: string; id: string | null; type: string | null };

/** The dialog that the query requests, unless the matched routes forbid it. */
export function dialogOfPage(query: URLSearchParams, handles: readonly unknown[]): RequestedDialog | null {
  return readRequestedDialog(query, hidesOffersOnRequest(handles) ? ["popup"] : []);
}

/**
 * The dialog that a query requests (the first known parameter decides), or null; `ignored` parameters are ignored.
 */
export function readRequestedDialog(
  query: URLSearchParams,
  ignored: readonly (typeof namedBy)[number][] = [],
): RequestedDialog | null {
  const isPrevented = query.get("prevent_close") === "1";
  for (const popup of Object.keys(authViews) as AuthPopup[]) {
    if (!query.has(popup)) continue;
    return { by: "view", name: viewOf(popup, query), type: query.get("type"), isPrevented };
  }
  if (query.has("menu")) return { by: "plain", name: "menu" };
  for (const by of namedBy) {
    const value = ignored.includes(by) ? null : query.get(by);
    if (by === "dialog" && value === "search") return { by: "plain", name: "gamesSearch" };
    if (value) return { by, value, id: query.get("id"), type: query.get("type") };
  }
  return query.has(redirectName) ? { by: "view", name: "authorization", type: null, isPrevented } : null;
}

/** The parameter that opens a due reality check. */
export const REALITY_CHECK = { dialog: "reality_check" };

export function needsCheck(query: URLSearchParams): boolean {
  const requested = readRequestedDialog(query);
  return requested?.by === "dialog" && requested.value === REALITY_CHECK.dialog;
}

/** The view that `view` names, else the popup's first; also used by the pages of these views. */
export function viewOf(popup: AuthPopup, query: URLSearchParams): AuthView {
  const views: readonly AuthView[] = authViews[popup];
  return views.find((view) => view === query.get("view")) ?? authViews[popup][0];
}

/** Removes the dialog from a query. `id`, `type`, `view` and `notice` are removed only if a dialog is open. */
export function withoutDialog(search: string): string {
  const query = new URLSearchParams(search);
  if (readRequestedDialog(query)) for (const name of [...dialogQuery, ...details]) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}

/**
 * A query that opens another dialog over the same page. Between sign-in and registration the redirect target stays.
 */
export function withDialog(search: string, dialog: Readonly<Record<string, string>>): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(withoutDialog(search));
  if (isSignInOrUp(given) && isSignInOrUp(new URLSearchParams(dialog))) {
    for (const name of ["prevent_close", redirectName]) {
      const value = given.get(name);
      if (value) query.set(name, value);
    }
  }
  for (const [name, value] of Object.entries(dialog)) query.set(name, value);
  // `?menu` rather than `?menu=`: more readable in the address bar.
  return `?${query.toString().replace(/=(?=&|$)/g, "")}`;
}

function isSignInOrUp(query: URLSearchParams): boolean {
  return readRequestedDialog(query)?.by === "view";
}

/** The query parameters that determine a dialog's data; loaded data carries the key to be matched with the URL. */
export function dialogKey(query: URLSearchParams): string {
  const parts = [...dialogQuery, ...details].filter((name) => query.has(name));
  return parts.map((name) => `${name}=${query.get(name)}`).join("&");
}

interface PageLocation {
  pathname: string;
  search: string;
}

/** Whether two URLs show the same page and differ only in the dialog over it. */
export function isDialogChange(from: PageLocation, to: PageLocation): boolean {
  return (
    from.pathname === to.pathname &&
    from.search !== to.search &&
    withoutDialog(from.search) === withoutDialog(to.search)
  );
}
