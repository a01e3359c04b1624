/** Keys of local storage; those without prefix are named by docs/product.md#2.2 and #4. */
export const storedKeys = {
  registration: "show_popup_reg",
  promoCode: "promo_code",
  theatre: "cr_theatre",
  recentSearches: "cr_searches",
  /** Time of the last activity in any tab. */
  signOfLife: "cr_alive",
  notices: "cr_notices",
  /** Kind of the viewer of the last loaded page in any tab: player, visitor or unknown. */
  viewer: "cr_viewer",
  /** The player's balances as last read by any tab (docs/decisions/090-balances-in-local-storage.md). */
  balance: "cr_balance",
  /** What the tag manager is to hear of payments, and has heard. */
  payments: "cr_payments",
  /** Owner of the support chat's conversation in any tab. */
  chat: "cr_chat",
} as const;

type StoredKey = (typeof storedKeys)[keyof typeof storedKeys];

/** The value stored under a key; null when there is none, or no storage. */
export function readStored(key: StoredKey): string | null {
  return safely(() => localStorage.getItem(key));
}

/** Stores a value; null removes it. Does nothing when storage is disabled or full. */
export function writeStored(key: StoredKey, value: string | null): void {
  safely(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
}

function safely<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
