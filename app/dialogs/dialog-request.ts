import type { DialogVariant } from "~/dialogs/variant";

/** Parameters of the requested dialog from the query; untrusted. */
export interface DialogRequest {
  id: string | null;
  type: string | null;
}

/**
 * Loaded data of a dialog; title, text and variant where they depend on what was read, a form token if agreeing moves
 * money.
 */
export interface DialogShow<Data> {
  data: Data;
  token?: string;
  title?: string;
  text?: string;
  variant?: DialogVariant;
}
