import type { Balances } from "~/shell/header/balance";
import { keepStored, readStored, storedKeys } from "../storage";

/** A player's money, and when a tab of this browser began to read it (milliseconds of the wall clock). */
export interface Mirrored {
  /** Whose: the visit that the page bears. */
  visit: string;
  at: number;
  balances: Balances;
}

const SLACK_MS = 1000;

/** What was begun before this is of a session that may be over. */
let forgottenAt = Number.NEGATIVE_INFINITY;

/** What any tab last read for this visit; null where there is nothing, or no storage. */
export function readMirror(visit: string): Mirrored | null {
  return ofVisit(readStored(storedKeys.balance), visit);
}

/** Keeps what is newer than what is kept. Every other tab hears of it. */
export function keepMirror(money: Mirrored): void {
  if (money.at <= forgottenAt || (readMirror(money.visit)?.at ?? Number.NEGATIVE_INFINITY) > money.at) return;
  keepStored(storedKeys.balance, JSON.stringify(money));
}

/** Nothing of anybody stays, whatever is still on its way to this tab. */
export function forgetMirror(): void {
  forgottenAt = Date.now();
  keepStored(storedKeys.balance, null);
}

interface MirrorListener {
  visit: () => string | undefined;
  /** Another tab has read this player's money. */
  onMoney: (money: Mirrored) => void;
  /** Another tab has forgotten it, or keeps somebody else's. */
  onForeign: () => void;
}

/** Follows what the other tabs read; returns what ends that. */
export function followMirror({ visit, onMoney, onForeign }: MirrorListener): () => void {
  const hear = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || (key !== null && key !== storedKeys.balance)) return;
    const money = ofVisit(newValue, visit() ?? "");
    if (money) return onMoney(money);
    // What this tab wrote at that moment may have come after.
    if (newValue === null) forgetMirror();
    onForeign();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** What others have written under this name counts as nothing. */
function ofVisit(text: string | null, visit: string): Mirrored | null {
  try {
    const kept: Partial<Mirrored> | null = JSON.parse(text ?? "null");
    const { at, balances } = kept ?? {};
    if (kept?.visit !== visit || typeof at !== "number" || !isBalances(balances)) return null;
    // A clock that was set back leaves nothing from the future that would count as fresh until then.
    return { visit, at: at > Date.now() + SLACK_MS ? 0 : at, balances };
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
