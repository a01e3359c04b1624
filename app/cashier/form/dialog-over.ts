import { withDialog } from "~/dialogs/address/dialog-query";

/** Query parameters that open a dialog. */
export type Dialog = Readonly<Record<string, string>>;

/** The same URL with the dialog's parameters. */
export function dialogOver(address: string, dialog: Dialog): string {
  const [path = "", search = ""] = address.split("?");
  return path + withDialog(search, dialog);
}
