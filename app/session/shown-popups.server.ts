import type { AppContext } from "~/context";
import { readPlayerStorage, writePlayerStorage } from "./player-storage.server";
import { isOff } from "./preferences.server";

type StorageContext = Pick<AppContext, "platform">;

/** What the platform takes for a key (contract 3.10). */
const KEY = /^popup_[A-Za-z0-9_.-]{1,58}$/;
const keyOf = (sysname: string) => `popup_${sysname}` as const;
const isKeyed = (sysname: string) => KEY.test(keyOf(sysname));

/**
 * When each of these campaign popups was last shown to the player, on whatever device, and whether they want none at
 * all. Failures of the platform are thrown.
 */
export async function readShownPopups(context: StorageContext, sysnames: readonly string[]) {
  const keyed = sysnames.filter(isKeyed);
  const kept = await readPlayerStorage(context, ["popups", ...keyed.map(keyOf)]);
  const shown = keyed.flatMap((name): [string, number][] => {
    const value = kept[keyOf(name)];
    // What somebody else has written says that it was shown, and not when.
    return value === undefined ? [] : [[name, Date.parse(value) || 0]];
  });
  return { areUnwanted: isOff(kept.popups), shown: new Map(shown) };
}

/** Remembers that a popup was shown just now. Where the platform has no room the browser alone knows. */
export async function keepPopupShown(context: StorageContext, sysname: string): Promise<void> {
  if (isKeyed(sysname)) await writePlayerStorage(context, keyOf(sysname), new Date().toISOString());
}
