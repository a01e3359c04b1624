import type { AppContext } from "~/context";
import { readPlayerStorage, writePlayerStorage } from "./player-storage.server";

export const preferenceNames = ["sound", "popups"] as const;
type PreferenceName = (typeof preferenceNames)[number];

/** What the site may do by itself; all of it, unless the player has turned it off. */
export type Preferences = Record<PreferenceName, boolean>;

const OFF = "off";

/** How a preference is stored that was turned off. */
export const isOff = (stored: string | undefined) => stored === OFF;

/** One call of the platform for all of them; its failures are thrown. */
export async function readPreferences(context: Pick<AppContext, "platform">): Promise<Preferences> {
  const stored = await readPlayerStorage(context, preferenceNames);
  return { sound: !isOff(stored.sound), popups: !isOff(stored.popups) };
}

/** What is on is not kept, so that turning on always finds room. */
export function savePreference(context: Pick<AppContext, "platform">, name: PreferenceName, isOn: boolean) {
  return writePlayerStorage(context, name, isOn ? "" : OFF);
}
