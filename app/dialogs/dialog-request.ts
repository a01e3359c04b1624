import type { DialogVariant } from "~/dialogs/variant";

/** What an address says beside the dialog's name: as visitors write it, so nothing about it is sure. */
export interface DialogRequest {
  id: string | null;
  type: string | null;
}

/** What a dialog shows; title and look where the platform decides them, a token where agreeing moves money. */
export interface DialogShow<Data> {
  data: Data;
  token?: string;
  title?: string;
  variant?: DialogVariant;
}
