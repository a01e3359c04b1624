import type { RuntimeContext } from "~/browser/runtime/part";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { PREVIEW, PREVIEW_HASH } from "./preview";

/** Copies the preview request of the hash into the query (docs/product.md#2.2): a hash never reaches the server. */
export function start({ getLocation, onLocation, replace }: RuntimeContext): () => void {
  function update() {
    const { pathname, search } = getLocation();
    const query = new URLSearchParams(search);
    const popup = query.get("popup");
    if (!popup || location.hash !== PREVIEW_HASH || query.get("type") === PREVIEW) return;
    replace(pathname + withDialog(search, { popup, type: PREVIEW }) + PREVIEW_HASH);
  }
  update();
  return onLocation(update);
}
