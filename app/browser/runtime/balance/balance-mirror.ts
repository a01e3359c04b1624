import type { Balances } from "~/browser/runtime/balance/balance";
import { isChangeOf, readStored, storedKeys, writeStored } from "../storage";

/** A player's balances, and when a tab of this browser started to read them (milliseconds of the wall clock). */
export interface Mirrored {
  /** The session that they belong to, as named by the page. */
  sessionKey: string;
  at: number;
  balances: Balances;
}

const SLACK_MS = 1000;

/** Reads started before this may belong to a session that is over. */
let forgottenAt = Number.NEGATIVE_INFINITY;

/** The last balances that any tab read in this session; null when there are none, or no storage. */
export function readMirror(sessionKey: string): Mirrored | null {
  return ofSession(readStored(storedKeys.balance), sessionKey);
}

/** Stores balances unless newer ones are stored. Other tabs are notified by the storage event. */
export function saveMirror(money: Mirrored): void {
  if (money.at <= forgottenAt || (readMirror(money.sessionKey)?.at ?? Number.NEGATIVE_INFINITY) > money.at)
    return;
  writeStored(storedKeys.balance, JSON.stringify(money));
}

/** Removes the stored balances, and rejects those that this tab is still reading. */
export function clearMirror(): void {
  forgottenAt = Date.now();
  writeStored(storedKeys.balance, null);
}

interface MirrorListener {
  sessionKey: () => string | undefined;
  /** Another tab read this player's balances. */
  onMoney: (money: Mirrored) => void;
  /** Another tab removed them, or stored another player's. */
  onForeign: () => void;
}

/** Listens to what other tabs read; returns a function that stops it. */
export function followMirror({ sessionKey, onMoney, onForeign }: MirrorListener): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (!isChangeOf(storedKeys.balance, event)) return;
    const { newValue } = event;
    const money = ofSession(newValue, sessionKey() ?? "");
    if (money) return onMoney(money);
    // A write of this tab may have come after the removal.
    if (newValue === null) clearMirror();
    onForeign();
  };
  addEventListener("storage", handleStorage);
  return () => removeEventListener("storage", handleStorage);
}

/** Parses a stored value; anything malformed, or of another session, counts as absent. */
function ofSession(text: string | null, sessionKey: string): Mirrored | null {
  try {
    const stored: Partial<Mirrored> | null = JSON.parse(text ?? "null");
    const { at, balances } = stored ?? {};
    if (stored?.sessionKey !== sessionKey || typeof at !== "number" || !isBalances(balances)) return null;
    // After the clock was set back, a time in the future would count as fresh until then.
    return { sessionKey, at: at > Date.now() + SLACK_MS ? 0 : at, balances };
  } catch {
    return null;
  }
}

const parts = ["main", "bonus", "bettingBonus", "total"] as const;

function isBalances(value: Partial<Balances> | undefined): value is Balances {
  return parts.every((part) => {
    const { amount, currency } = value?.[part] ?? {};
    return typeof amount === "string" && typeof currency === "string";
  });
}
