import type { ReactNode } from "react";
import type { Feature } from "~/content/features";
import type { MessageKey } from "~/i18n/messages/catalogue";
import type { LazyPart } from "~/runtime/lazy-part";
import type { Player } from "~/session/player.server";
import type { IconName } from "~/ui/icon-names";
import type { DialogVariant } from "./variant";

export interface DialogBodyProps<Data> {
  data: Data;
  /** Leads to the page beneath, or to another dialog over it. */
  dialogHref: (dialog?: Readonly<Record<string, string>>) => string;
}

export type DialogBody<Data> = (props: DialogBodyProps<Data>) => ReactNode;

/** Where an entry's ways on may lead. */
export interface DialogLocation {
  /** Path and query of the page beneath, without locale. */
  here: string;
  id: string | null;
  /** Which kind of thing the id is of, where there are several. */
  type: string | null;
  /** For what is done once: the one-time token of the form (`app/session/idempotency/`). */
  token?: string;
}

/** A button that leads on: an address, or another dialog over the same page. */
export interface DialogAction {
  label: MessageKey;
  /** The operator's switch without which it would lead nowhere. */
  feature?: Feature;
  to: (place: DialogLocation) => string | Readonly<Record<string, string>>;
}

/**
 * What agreeing to a confirm does: `post` sends a form to an action, `way` leads to the page where it is done. A GET
 * never does it.
 */
export type DialogAgreement<Data = unknown> =
  | ({ by: "way" } & DialogAction)
  | ({ by: "post"; label: MessageKey } & DialogPost<Data>);

/** A form that is sent to an action, with what it says. */
export interface DialogPost<Data> {
  action: string;
  fields: (place: DialogLocation, data: Data) => Record<string, string>;
}

export interface DialogEntry<Data = undefined> {
  variant: DialogVariant;
  /** The operator's switch without which there is no such dialog. */
  feature?: Feature;
  /** Who may see it. A player's dialog asks visitors to sign in; a visitor's one is nothing to a player. */
  audience: "all" | Exclude<Player["kind"], "unknown">;
  /** Message bundles beside its own. */
  bundles?: readonly string[];
  title: MessageKey;
  icon?: IconName;
  text?: MessageKey;
  /** Shows what the server has loaded for it. */
  body?: LazyPart<DialogBody<Data>>;
  /** The first is the one most people want. */
  actions?: readonly DialogAction[];
  agree?: DialogAgreement<Data>;
  reject?: MessageKey;
  /** Every way to close it writes something: it is posted, and leads to the page beneath. */
  closing?: DialogPost<Data>;
  /** Posted to leave a dialog that can neither be loaded nor closed. */
  leave?: { label: MessageKey; action: string };
  /** Only who opened it can close it. */
  isForced?: boolean;
}

/** Fixes what the body shows; `satisfies` would let it be anything. */
export function dialog<Data = undefined>(entry: DialogEntry<Data>): DialogEntry<Data> {
  return entry;
}
