import { type DialogName, dialogQueryNames } from "~/dialogs/registry";
import type { RequestedDialog } from "./requested-dialog";

/** The registered name of a requested dialog; null for an unknown one. */
export function requestedDialogName(requested: RequestedDialog): DialogName | null {
  if (requested.by === "plain" || requested.by === "view") return requested.name;
  if (requested.by === "popup") return "campaign";
  const names = dialogQueryNames[requested.by];
  return Object.hasOwn(names, requested.value) ? (names[requested.value] ?? null) : null;
}
