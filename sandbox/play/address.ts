import type { Launch, World } from "../world/world";

/** Absolute, because a launch page may be seen at the site's own address. */
export function gameAddress({ settings }: World, { sysname, id }: Launch, action = ""): string {
  return `${settings.url}/__sandbox/game/${sysname}${action}?token=${id}`;
}
