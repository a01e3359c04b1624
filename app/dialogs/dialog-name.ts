import type { RequestedDialog } from "./dialog-query";
import { type DialogName, namesInAddress } from "./registry";

/** The dialog a wish names; null for a name that is none of ours. */
export function requestedDialogName(wish: RequestedDialog): DialogName | null {
  if (wish.by === "plain" || wish.by === "view") return wish.name;
  if (wish.by === "popup") return "campaign";
  const names = namesInAddress[wish.by];
  return Object.hasOwn(names, wish.value) ? (names[wish.value] ?? null) : null;
}
