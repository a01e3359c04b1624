import { patched } from "../world/patches";
import type { Launch, World } from "../world/world";
import { type Dialect, dialects } from "./dialects";

/** Whose words the sportsbook speaks; undefined: the contract's own. */
export function vendorOf(world: World): string | undefined {
  return patched(world, "sportsbook", { vendor: world.settings.sportsbook }).vendor || undefined;
}

export function dialectOf(world: World): Dialect {
  return dialects[vendorOf(world) ?? "platform"] ?? (dialects.platform as Dialect);
}

/** Absolute, as the platform redirects to it. `path`: the page within the book. */
export function sportsbookAddress(
  { settings }: World,
  { sysname, id, theme, zone }: Launch,
  path = "/",
): string {
  const query = new URLSearchParams({ token: id, ...(theme && { theme }), ...(zone && { zone }) });
  return `${settings.url}/__sandbox/sportsbook/${sysname}${path === "/" ? "" : path}?${query}`;
}
