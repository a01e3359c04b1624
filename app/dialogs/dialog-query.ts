/** What of an address opens a dialog (product 2.2, 2.3). Small: every page carries it. */

/** Views of the sign-in popup. The first of a row is shown unless `view` names another one of it. */
export const authViews = {
  show_popup_auth: ["authorization", "restore", "twofa"],
  show_popup_reg: ["registration", "socialRegistration"],
} as const;

export type AuthPopup = keyof typeof authViews;
export type AuthView = (typeof authViews)[AuthPopup][number];

/** These open without asking the server: they show nothing that the page does not have already. */
const plainNames = { menu: "menu" } as const;

/** These name a dialog, or a campaign, and the server says what is to be shown. */
const namedBy = ["popup", "confirm", "dialog"] as const;

/** Where a visitor was turned away from: opens the sign-in when nothing else is asked for, and is its way on. */
const wishName = "redirectUrl";

/** What says more about the dialog that another name opens. */
const details = ["id", "type", "view", "notice", "prevent_close"] as const;

export const dialogQuery: readonly string[] = [
  ...(Object.keys(authViews) as AuthPopup[]),
  ...(Object.keys(plainNames) as (keyof typeof plainNames)[]),
  ...namedBy,
  wishName,
];

/** Layout of the forms that partners frame: no dialog opens there. */
export const DIALOGLESS = "shell/empty-layout.route";

export type RequestedDialog =
  | { by: "view"; name: AuthView; type: string | null; isPrevented: boolean }
  | { by: "plain"; name: (typeof plainNames)[keyof typeof plainNames] }
  | { by: (typeof namedBy)[number]; value: string; id: string | null; type: string | null };

/** What a page says of the dialogs over it: the part of its handle that counts here. */
interface PageHandle {
  opensNoCampaigns?: true;
}

/** The dialog of a page: what its address asks for, as far as the routes that it is made of open it. */
export function dialogOfPage(query: URLSearchParams, handles: readonly unknown[]): RequestedDialog | null {
  return readRequestedDialog(query, opensNoCampaigns(handles) ? ["popup"] : []);
}

/** Whether no campaign's popup opens over the page, whoever asks for one (product 2.2). */
export function opensNoCampaigns(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as PageHandle | undefined)?.opensNoCampaigns);
}

/**
 * The dialog that an address asks for: the first of its names decides. Null when it asks for none. `unheard` are
 * names that open nothing where one is.
 */
export function readRequestedDialog(
  query: URLSearchParams,
  unheard: readonly (typeof namedBy)[number][] = [],
): RequestedDialog | null {
  const isPrevented = query.get("prevent_close") === "1";
  for (const popup of Object.keys(authViews) as AuthPopup[]) {
    if (!query.has(popup)) continue;
    return { by: "view", name: viewOf(popup, query), type: query.get("type"), isPrevented };
  }
  for (const [queryName, name] of Object.entries(plainNames)) {
    if (query.has(queryName)) return { by: "plain", name };
  }
  for (const by of namedBy) {
    const value = unheard.includes(by) ? null : query.get(by);
    if (value) return { by, value, id: query.get("id"), type: query.get("type") };
  }
  return query.has(wishName) ? { by: "view", name: "authorization", type: null, isPrevented } : null;
}

/** What the runtime asks for when a reality check is due. */
export const REALITY_CHECK = { dialog: "reality_check" };

export function asksForCheck(query: URLSearchParams): boolean {
  const wish = readRequestedDialog(query);
  return wish?.by === "dialog" && wish.value === REALITY_CHECK.dialog;
}

/** The view that `view` names; the pages of the same views read it too. */
export function viewOf(popup: AuthPopup, query: URLSearchParams): AuthView {
  const views: readonly AuthView[] = authViews[popup];
  return views.find((view) => view === query.get("view")) ?? authViews[popup][0];
}

/** A query without its dialog. `id`, `type`, `view` and `notice` are the dialog's only when one is open. */
export function withoutDialog(search: string): string {
  const query = new URLSearchParams(search);
  if (readRequestedDialog(query)) for (const name of [...dialogQuery, ...details]) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}

/** A query that opens another dialog over the same page. Between sign-in and registration their terms stay. */
export function withDialog(search: string, dialog: Readonly<Record<string, string>>): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(withoutDialog(search));
  if (isSignInOrUp(given) && isSignInOrUp(new URLSearchParams(dialog))) {
    for (const name of ["prevent_close", wishName]) {
      const value = given.get(name);
      if (value) query.set(name, value);
    }
  }
  for (const [name, value] of Object.entries(dialog)) query.set(name, value);
  // `?menu` rather than `?menu=`: it is read by people.
  return `?${query.toString().replace(/=(?=&|$)/g, "")}`;
}

function isSignInOrUp(query: URLSearchParams): boolean {
  return readRequestedDialog(query)?.by === "view";
}

/** Part of the address that decides what a dialog shows; loaded data bears it to say what it belongs to. */
export function dialogKey(query: URLSearchParams): string {
  const parts = [...dialogQuery, ...details].filter((name) => query.has(name));
  return parts.map((name) => `${name}=${query.get(name)}`).join("&");
}

interface Place {
  pathname: string;
  search: string;
}

/** Whether two addresses show the same page, one of them (or both) under a dialog. */
export function isDialogChange(from: Place, to: Place): boolean {
  return (
    from.pathname === to.pathname &&
    from.search !== to.search &&
    withoutDialog(from.search) === withoutDialog(to.search)
  );
}
