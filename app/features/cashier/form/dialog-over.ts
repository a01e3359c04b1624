import { withDialog } from "~/dialogs/address/requested-dialog";
import { type InternalPath, withSearch } from "~/routing/addresses/internal-path";

/** Query parameters that open a dialog. */
export type Dialog = Readonly<Record<string, string>>;

/** The same URL with the dialog's parameters. */
export function dialogOver(address: InternalPath, dialog: Dialog): InternalPath {
  const [path = "", search = ""] = address.split("?");
  return withSearch(path as InternalPath, withDialog(search, dialog));
}
