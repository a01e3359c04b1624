import { withDialog } from "~/dialogs/dialog-query";
import type { RuntimeContext } from "~/runtime/runtime";
import { PREVIEW, PREVIEW_HASH } from "./preview";

/** Says in the query what the hash asks for (product 2.2): a hash never reaches the server. */
export function start({ place, onPlace, replace }: RuntimeContext): () => void {
  function variant() {
    const { pathname, search } = place();
    const query = new URLSearchParams(search);
    const popup = query.get("popup");
    if (!popup || location.hash !== PREVIEW_HASH || query.get("type") === PREVIEW) return;
    replace(pathname + withDialog(search, { popup, type: PREVIEW }) + PREVIEW_HASH);
  }
  variant();
  return onPlace(variant);
}
