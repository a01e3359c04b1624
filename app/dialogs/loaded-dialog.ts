import { useRouteLoaderData } from "@remix-run/react";
import type { DialogData, DialogName } from "~/dialogs/registry";
import type { DialogVariant } from "~/dialogs/variant";
import type { Player } from "~/session/player.server";

/** What the root loader adds to its data, for the dialogs alone. */
export interface DialogOfRoot {
  dialog: LoadedDialog | undefined;
}

/** A dialog with its loaded data. */
export interface LoadedDialog {
  name: DialogName;
  id: string | null;
  /** `dialogKey` of the URL it was loaded for. */
  queryKey: string;
  viewer: Player["kind"];
  /** Shown over every page, whatever the URL requests, until it is completed (docs/product.md#2.3, #4). */
  isRequired?: true;
  /** Opens by itself over this path, until it is closed (docs/product.md#4). */
  openedAt?: string;
  /** Message bundles it needs, for the document to preload. */
  bundles: readonly string[];
  /**
   * `unavailable`: its entity does not exist. `untold`: it would confirm an action of which no outcome is recorded.
   * `met`: what it would ask for is given already. `failed`: it could not be loaded.
   */
  outcome: "ready" | "signIn" | "unavailable" | "untold" | "met" | "failed";
  data?: DialogData<DialogName>;
  title?: string;
  text?: string;
  variant?: DialogVariant;
  token?: string;
}

/** The dialog that the root loader read; undefined when there is none. */
export function useLoadedDialog(): LoadedDialog | undefined {
  return (useRouteLoaderData("root") as DialogOfRoot | undefined)?.dialog;
}
