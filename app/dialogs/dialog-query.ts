/** What of an address opens a dialog (specification 2.2, 2.3). Small: every page carries it. */

/** These open without asking the server: they show nothing that the page does not have already. */
const plainNames = {
  show_popup_auth: "authorization",
  show_popup_reg: "registration",
  menu: "menu",
} as const;

/** These name a dialog, or a campaign, and the server says what is to be shown. */
const namedBy = ["popup", "confirm", "dialog"] as const;

/** What says more about the dialog that another name opens. */
const details = ["id", "type", "prevent_close"] as const;

export const dialogQuery: readonly string[] = [
  ...(Object.keys(plainNames) as (keyof typeof plainNames)[]),
  ...namedBy,
];

export type DialogWish =
  | { by: "plain"; name: (typeof plainNames)[keyof typeof plainNames]; isPrevented: boolean }
  | { by: (typeof namedBy)[number]; value: string; id: string | null; type: string | null };

/** The dialog that an address asks for: the first of its names decides. Null when it asks for none. */
export function readDialogWish(query: URLSearchParams): DialogWish | null {
  for (const [queryName, name] of Object.entries(plainNames)) {
    if (query.has(queryName)) return { by: "plain", name, isPrevented: query.get("prevent_close") === "1" };
  }
  for (const by of namedBy) {
    const value = query.get(by);
    if (value) return { by, value, id: query.get("id"), type: query.get("type") };
  }
  return null;
}

/** A query without its dialog. `id` and `type` are the dialog's only when one is open. */
export function withoutDialog(search: string): string {
  const query = new URLSearchParams(search);
  if (readDialogWish(query)) for (const name of [...dialogQuery, ...details]) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}

/** A query that opens another dialog over the same page. */
export function withDialog(search: string, dialog: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(withoutDialog(search));
  for (const [name, value] of Object.entries(dialog)) query.set(name, value);
  // `?menu` rather than `?menu=`: it is read by people.
  return `?${query.toString().replace(/=(?=&|$)/g, "")}`;
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
