import type { RuntimeContext } from "~/browser/runtime/part";
import { readStored, storedKeys, writeStored } from "~/browser/runtime/storage";
import { isDialogChange, readRequestedDialog, withDialog } from "~/dialogs/address/requested-dialog";

const KEY = storedKeys.registration;

/**
 * Reopens the registration popup on the next page until it was closed or the visitor registered
 * (docs/product.md#2.2). Stores whether it may be closed.
 */
export function start({ getLocation, onLocation, replace }: RuntimeContext): () => void {
  let last = getLocation();

  function check() {
    const here = getLocation();
    const query = new URLSearchParams(here.search);
    const requested = readRequestedDialog(query);
    const isClosed =
      requested === null &&
      readRequestedDialog(new URLSearchParams(last.search)) !== null &&
      isDialogChange(last, here);
    last = here;
    if (here.viewer === "player" || isClosed) writeStored(KEY, null);
    else if (here.viewer === "visitor" && query.has(KEY)) writeStored(KEY, opening(query));
    else if (here.viewer === "visitor" && requested === null && !here.hidesOffers) reopen();
  }

  function reopen() {
    const stored = readStored(KEY);
    if (stored === null) return;
    const { pathname, search } = getLocation();
    const isPrevented = new URLSearchParams(stored).get("prevent_close") === "1";
    replace(pathname + withDialog(search, { [KEY]: "", ...(isPrevented && { prevent_close: "1" }) }));
  }

  check();
  return onLocation(check);
}

function opening(query: URLSearchParams): string {
  return query.get("prevent_close") === "1" ? "prevent_close=1" : "";
}
