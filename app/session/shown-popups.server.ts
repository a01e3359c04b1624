import type { PageContext } from "~/context/app-context";
import { readPlayerStorage, writePlayerStorage } from "./preferences/player-storage.server";
import { isPreferenceOff } from "./preferences/preferences.server";

/** Keys that the platform accepts (docs/contract.md#3.10). */
const KEY = /^popup_[A-Za-z0-9_.-]{1,58}$/;
const keyOf = (sysname: string) => `popup_${sysname}` as const;
const isKeyed = (sysname: string) => KEY.test(keyOf(sysname));

/**
 * Returns when each of these campaign popups was last shown to the player on any device, and whether the player has
 * turned popups off. Throws platform failures.
 */
export async function readShownPopups(context: PageContext, sysnames: readonly string[]) {
  const keyed = sysnames.filter(isKeyed);
  const stored = await readPlayerStorage(context, ["popups", ...keyed.map(keyOf)], { recent: true });
  const shown = keyed.flatMap((name): [string, number][] => {
    const value = stored[keyOf(name)];
    // A value that is no date still means that the popup was shown.
    return value === undefined ? [] : [[name, Date.parse(value) || 0]];
  });
  return { areUnwanted: isPreferenceOff(stored.popups), shown: new Map(shown) };
}

/** Records that a popup was shown just now. When the storage is full, only the browser remembers it. */
export async function savePopupShown(context: PageContext, sysname: string): Promise<void> {
  if (isKeyed(sysname)) await writePlayerStorage(context, keyOf(sysname), new Date().toISOString());
}
