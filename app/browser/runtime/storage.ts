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
  /** Payment events that wait for the tag manager, and those that it got. */
  payments: "cr_payments",
  /** Owner of the support chat's conversation in any tab. */
  chat: "cr_chat",
  /** Where the sign-in by another service continues (docs/product.md#2.2). */
  socialReturn: "cr_social_return",
} as const;

/** Keys of session storage, which one tab has to itself. */
export const tabKeys = {
  /** When a page was last reloaded for a lost file, and which. */
  reloaded: "cr_reloaded",
  /** Id of the player whom the tag manager knows of, empty for a visitor. */
  viewerId: "cr_who",
  /** Parameters of the campaign that led here. */
  forwarded: "cr_forwarded",
  /** The operator's debug switch (docs/product.md#2.2). */
  debug: "ANALYTICS_DEBUG",
  /** Launch parameters, as the messenger's own script names them. */
  launch: "__telegram__initParams",
} as const;

type StoredKey = (typeof storedKeys)[keyof typeof storedKeys];
type TabKey = (typeof tabKeys)[keyof typeof tabKeys];

/** The value stored under a key; null when there is none, or no storage. */
export function readStored(key: StoredKey): string | null {
  return safely(() => localStorage.getItem(key));
}

/** Stores a value; null removes it. Does nothing when storage is disabled or full. */
export function writeStored(key: StoredKey, value: string | null): void {
  safely(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)));
}

/** Whether another tab has changed the value of a key, or removed all. */
export function isChangeOf(key: StoredKey, event: StorageEvent): boolean {
  return safely(() => event.storageArea === localStorage) === true && (event.key ?? key) === key;
}

/** The value that this tab has stored; null when there is none, or no storage. */
export function readInTab(key: TabKey): string | null {
  return safely(() => sessionStorage.getItem(key));
}

/** Stores a value for this tab. Does nothing when storage is disabled or full. */
export function writeInTab(key: TabKey, value: string): void {
  safely(() => sessionStorage.setItem(key, value));
}

function safely<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
