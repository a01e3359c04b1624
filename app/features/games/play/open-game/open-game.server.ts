import type { PageContext } from "~/context/app-context";
import { readPlayerStorage, writePlayerStorage } from "~/session/preferences/player-storage.server";
import { EXTEND_SECONDS } from "./open-game";

const SECOND = 1000;
/** Two posts of the page may be lost. */
const LOCK_MS = 3 * EXTEND_SECONDS * SECOND;
/** After a launch, until the page says that it is there: without script it never does. */
const LAUNCHED_MS = 30 * 60 * SECOND;

type Reader = Pick<PageContext, "config" | "log" | "platform">;

/**
 * The sysname of another game that the player has open, in whatever tab or browser, where the market allows one at a
 * time. It is in the player's storage at the platform until the page of the game is left or stops reporting.
 */
export async function otherOpenGame(context: Reader, sysname: string): Promise<string | undefined> {
  if (!context.config.market?.games.oneAtATime) return undefined;
  const { sysname: open, until } = await readOpen(context);
  return open !== sysname && until > Date.now() ? open : undefined;
}

/** The game is launched. */
export function noteLaunch(context: Reader, sysname: string): Promise<void> {
  return write(context, `${Date.now() + LAUNCHED_MS} ${sysname}`);
}

/** The page of a game says that it is there; false where another game was opened instead. */
export async function extendOpen(context: Reader, sysname: string): Promise<boolean> {
  if (await otherOpenGame(context, sysname)) return false;
  await write(context, `${Date.now() + LOCK_MS} ${sysname}`);
  return true;
}

/** The page of a game is left. */
export async function leaveGame(context: Reader, sysname: string): Promise<void> {
  if ((await readOpen(context)).sysname === sysname) await write(context, "");
}

/** Whichever game was open counts as closed. Its page hears of it when it next says that it is there. */
export function closeOpenGame(context: Reader): Promise<void> {
  return write(context, "");
}

async function readOpen(context: Reader): Promise<{ sysname: string; until: number }> {
  const { openGame = "" } = await readPlayerStorage(context, ["openGame"]);
  const [until, sysname = ""] = openGame.split(" ");
  return { sysname, until: Number(until) };
}

/** Failures are ignored: a full storage must not stop anybody from playing. */
async function write(context: Reader, value: string): Promise<void> {
  const written = await writePlayerStorage(context, "openGame", value);
  if (!written.ok) context.log.warn({ code: written.refusal.code }, "the open game is not kept");
}
