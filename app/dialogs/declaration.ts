import type { LazyComponent } from "~/browser/runtime/lazy-component";
import type { Feature } from "~/content/config/features";
import type { AppContext } from "~/context/app-context";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { Player } from "~/session/player.server";
import type { IconName } from "~/ui/icons/icon-names";
import type { DialogRequest, DialogShow } from "./dialog-request";
import type { DialogVariant } from "./variant";

export interface DialogBodyProps<Data> {
  data: Data;
  /** URL of the page under the dialog, or of another dialog over it. */
  dialogHref: (dialog?: Readonly<Record<string, string>>) => string;
}

/** What a dialog's links and form fields are built from. */
export interface DialogLocation {
  /** Path and query of the page under the dialog, without locale. */
  here: string;
  id: string | null;
  /** Kind of entity that `id` belongs to, where there are several. */
  type: string | null;
  /** One-time form token, which makes the submission idempotent (`app/session/idempotency/`). */
  token?: string;
}

/** A button that links to a path, or to another dialog over the same page. */
export interface DialogAction {
  label: MessageKey;
  /** Feature switch that the target needs. */
  feature?: Feature;
  to: (location: DialogLocation) => string | Readonly<Record<string, string>>;
}

/**
 * What agreeing does: `post` submits a form to an action, `way` links to the page with the form; a GET never writes.
 */
export type DialogAgreement<Data = unknown> =
  | ({ by: "way" } & DialogAction)
  | ({ by: "post"; label: MessageKey } & DialogPost<Data>);

/** A form's action and hidden fields. */
export interface DialogPost<Data> {
  action: string;
  fields: (location: DialogLocation, data: Data) => Record<string, string>;
}

/**
 * Reads what a dialog shows. Null: there is no such thing, or not for this player. `untold`: whether what the dialog
 * states was done is not known. `met`: what it requires is there. `signIn`: it is a player's. Refusals and failures of
 * the platform are thrown.
 */
export type DialogLoader<Data> = (
  context: AppContext,
  request: DialogRequest,
) => Promise<DialogShow<Data> | null | "untold" | "met" | "signIn">;

/** A dialog of docs/product.md#2.3, declared in its feature (`*.dialog.ts`) and listed in `registry.ts`. */
export interface DialogDeclaration<Data = undefined> {
  name: string;
  /** Value of `?confirm=` or `?dialog=` that opens it; absent where another parameter or nothing in the address does. */
  query?: string;
  variant: DialogVariant;
  /** Feature switch that the dialog needs. */
  feature?: Feature;
  /** Who may see it. A player's dialog asks visitors to sign in; a visitor's dialog does not open for players. */
  audience: "all" | Exclude<Player["kind"], "unknown">;
  /** Message bundles besides `dialogs`. */
  bundles?: readonly string[];
  title: MessageKey;
  icon?: IconName;
  text?: MessageKey;
  /** Renders the data that the server loaded. */
  body?: LazyComponent<DialogBodyProps<Data>>;
  /** The first is the primary button. */
  actions?: readonly DialogAction[];
  agree?: DialogAgreement<Data>;
  reject?: MessageKey;
  /**
   * The answer of a question that is easy: the primary button, and first. Agreeing, unless it is named; `none` where
   * nobody is to be led either way.
   */
  easy?: "agree" | "reject" | "none";
  /** Set when closing writes: the form is posted, and its action redirects to the page under the dialog. */
  closing?: DialogPost<Data>;
  /** Form offered when the dialog fails to load but cannot be closed. */
  leave?: { label: MessageKey; action: string };
  /** The user cannot close it. */
  isForced?: boolean;
  /** Resolves to the function that reads its data; on the server only. */
  loader?: () => Promise<DialogLoader<NoInfer<Data>>>;
  /**
   * Resolves to the function that decides whether it opens by itself for a player; on the server only. Its class is in
   * `attention`: a duty is shown over every page until it is answered, and cannot be opened before.
   */
  isDue?: () => Promise<(context: AppContext) => Promise<boolean>>;
}

/** Keeps the name and ties the declaration to its body's data type, which `satisfies` would widen. */
export function dialog<const Name extends string, Data = undefined>(
  declared: DialogDeclaration<Data> & { name: Name },
): DialogDeclaration<Data> & { name: Name } {
  return declared;
}
