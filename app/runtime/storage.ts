/** Keys of the local storage; those without a prefix are named by product 2.2 and 4. */
export const storedKeys = {
  registration: "show_popup_reg",
  promoCode: "promo_code",
  theatre: "cr_theatre",
  recentSearches: "cr_searches",
  /** When somebody was last there, for all tabs. */
  signOfLife: "cr_alive",
  notices: "cr_notices",
  /** Who looked at the page that came last, in any tab: player, visitor or unknown. */
  viewer: "cr_viewer",
  /** The player's money as any tab last read it (decision 090). */
  balance: "cr_balance",
  /** When which popups were shown, for all tabs. */
  popups: "cr_popups",
  /** Whose conversation the support chat holds, for all tabs. */
  chat: "cr_chat",
} as const;

type StoredKey = (typeof storedKeys)[keyof typeof storedKeys];

/** The value kept under a key; null when there is none, or no storage. */
export function readStored(key: StoredKey): string | null {
  return safely(() => localStorage.getItem(key));
}

/** Keeps a value; null forgets it. Where storage is switched off or full nothing is kept. */
export function keepStored(key: StoredKey, value: string | null): void {
  safely(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
}

function safely<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
