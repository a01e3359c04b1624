import type { AppContext } from "~/context/app-context";
import { clearPlayerCookies } from "~/session/player.server";

/**
 * Ends the platform's session and forgets the player cookie. Throws on failure: a live session must not look ended.
 */
export async function signOut(context: AppContext): Promise<void> {
  await context.platform.call("auth.logout");
  clearPlayerCookies(context.cookies);
}
