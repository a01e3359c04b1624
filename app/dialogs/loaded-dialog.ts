import type { DialogData, DialogName } from "~/dialogs/registry";
import type { DialogVariant } from "~/dialogs/variant";
import type { Player } from "~/session/player.server";

/** The dialog of a page's address, with what it shows. */
export interface LoadedDialog {
  name: DialogName;
  id: string | null;
  /** Of which address it is the dialog. */
  key: string;
  viewer: Player["kind"];
  /** Over every page, whatever the address asks for, until it is done (product 2.3, 4). */
  isRequired?: true;
  /** Opens by itself over this path, until it is closed (product 4). */
  broughtTo?: string;
  /** Message bundles it needs: the document has them fetched before its script asks. */
  bundles: readonly string[];
  /**
   * `unavailable`: there is no such thing. `untold`: it states that something was done, and that is not known here.
   * `failed`: it could not be loaded just now.
   */
  outcome: "ready" | "signIn" | "unavailable" | "untold" | "failed";
  data?: DialogData<DialogName>;
  title?: string;
  variant?: DialogVariant;
  token?: string;
}
