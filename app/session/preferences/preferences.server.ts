import type { PageContext } from "~/context/app-context";
import { readPlayerStorage, writePlayerStorage } from "./player-storage.server";

export const preferenceNames = ["sound", "popups"] as const;
type PreferenceName = (typeof preferenceNames)[number];

/** What the site does by itself, unless the player has turned it off. */
export type Preferences = Record<PreferenceName, boolean>;

const OFF = "off";

/** Whether a stored value turns the preference off. */
export const isPreferenceOff = (stored: string | undefined) => stored === OFF;

/** Reads all preferences in one platform call and throws its failures. */
export async function readPreferences(context: PageContext): Promise<Preferences> {
  const stored = await readPlayerStorage(context, preferenceNames);
  return { sound: !isPreferenceOff(stored.sound), popups: !isPreferenceOff(stored.popups) };
}

/** Turning on deletes the value, so that it never fails for a full storage. */
export function savePreference(context: PageContext, name: PreferenceName, isOn: boolean) {
  return writePlayerStorage(context, name, isOn ? "" : OFF);
}
