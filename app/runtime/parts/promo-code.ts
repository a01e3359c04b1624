import type { RuntimeContext } from "../runtime";
import { keepStored, storedKeys } from "../storage";

/**
 * Keeps the promo code of the address until a registration has used it: the last one counts, and takes the place of
 * any kept before (product 4).
 */
export function start({ place, onPlace }: RuntimeContext): () => void {
  function check() {
    const { search, viewer } = place();
    const query = new URLSearchParams(search);
    const code = query.getAll("promo_code").at(-1)?.trim();
    if (code) keepStored(storedKeys.promoCode, code);
    // Who is not signed in has not just registered, whatever the address says.
    else if (viewer === "player" && query.get("register") === "success")
      keepStored(storedKeys.promoCode, null);
  }
  check();
  return onPlace(check);
}
