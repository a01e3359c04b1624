import type { RuntimeContext } from "~/browser/runtime/part";
import { storedKeys, writeStored } from "~/browser/runtime/storage";

/**
 * Stores the URL's promo code until a registration has used it; the latest code replaces an earlier one
 * (docs/product.md#4).
 */
export function start({ getLocation, onLocation }: RuntimeContext): () => void {
  function check() {
    const { search, viewer } = getLocation();
    const query = new URLSearchParams(search);
    const code = query.getAll("promo_code").at(-1)?.trim();
    if (code) writeStored(storedKeys.promoCode, code);
    // Only a signed-in player can have just registered, whatever the URL says.
    else if (viewer === "player" && query.get("register") === "success")
      writeStored(storedKeys.promoCode, null);
  }
  check();
  return onLocation(check);
}
