import { readStored, storedKeys, writeStored } from "~/runtime/storage";
import type { LastShown } from "./popup-rules";

/** As many as the platform stores keys for a player. */
const MAX_STORED = 50;

/** Returns when this player's popups were last shown in any tab of this browser. */
export function shownHere(owner: string): LastShown {
  const kept = read();
  return new Map(kept?.owner === owner ? kept.shown : []);
}

export function saveShownHere(owner: string, sysname: string): void {
  const shown = [...shownHere(owner)].filter(([name]) => name !== sysname);
  const newest = [[sysname, Date.now()], ...shown].slice(0, MAX_STORED);
  writeStored(storedKeys.popups, JSON.stringify({ owner, shown: newest }));
}

export function clearShownHere(): void {
  writeStored(storedKeys.popups, null);
}

/** Ignores malformed values that other scripts have stored. */
function read(): { owner: string; shown: [string, number][] } | null {
  try {
    const { owner, shown } = JSON.parse(readStored(storedKeys.popups) ?? "null");
    return { owner, shown: shown.filter(isShowing) };
  } catch {
    return null;
  }
}

function isShowing(one: unknown): boolean {
  return Array.isArray(one) && typeof one[0] === "string" && Number.isFinite(one[1]);
}
