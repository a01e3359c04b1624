import { createHmac } from "node:crypto";
import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { ownCookies } from "~/session/cookies/cookies";
import { decryptValue, encryptValue } from "~/session/cookies/encrypted-value.server";
import type { LaunchData } from "./launch-data";

type Launcher = Pick<LaunchData, "id">;

/** Notes whose launch began this session: a keyed hash, so the browser stores no id (docs/contract.md#o45). */
export function rememberLauncher({ config, cookies }: AppContext, launcher: Launcher): void {
  cookies.set(ownCookies.launcher, hashOf(config.sessionSecret, launcher));
}

/** Whether this messenger account's launch began the session. */
export function isLauncher({ config, cookies }: AppContext, launcher: Launcher): boolean {
  return cookies.get(ownCookies.launcher) === hashOf(config.sessionSecret, launcher);
}

function hashOf(secret: string, { id }: Launcher): string {
  return createHmac("sha256", secret).update(`${ownCookies.launcher} ${id}`).digest("base64url");
}

const LIFE_SECONDS = 300;
/** Browsers drop a cookie of more than 4096 bytes; a messenger's launch has some 800. */
const MAX_SEALED = 3800;

const PendingLaunchSchema = z.object({ hash: z.string(), page: z.string() });

/** A launch that waits for the player's word. */
export interface PendingLaunch {
  hash: string;
  page: InternalPath;
}

/** Stores a launch for the page that prompts, out of reach of every script. Returns false when it is too long for a cookie. */
export function holdLaunch(context: AppContext, launch: PendingLaunch): boolean {
  const sealed = encryptValue(context.config.sessionSecret, ownCookies.launch, launch, LIFE_SECONDS);
  if (sealed.length > MAX_SEALED) return false;
  context.cookies.set(ownCookies.launch, sealed, { maxAge: LIFE_SECONDS, path: pagePath(context) });
  return true;
}

export function readPendingLaunch({ config, cookies, locales }: AppContext): PendingLaunch | null {
  const pending = decryptValue(
    config.sessionSecret,
    ownCookies.launch,
    cookies.get(ownCookies.launch),
    PendingLaunchSchema,
  );
  return pending && { hash: pending.hash, page: internalPath(pending.page, locales) ?? paths.home() };
}

export function dropPendingLaunch(context: AppContext): void {
  context.cookies.remove(ownCookies.launch, { path: pagePath(context) });
}

function pagePath({ basename }: AppContext): string {
  return basename + paths.launch();
}
