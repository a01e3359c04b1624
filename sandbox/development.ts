import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { brandOf } from "./brands/brands";
import { createHandlers } from "./http/handlers";
import { listenerOf } from "./http/server";
import { marketSettings } from "./market";
import { readSettings } from "./settings";
import { siteSettings } from "./site-settings";
import { createWorld } from "./world/world";

export interface DevelopmentSandbox {
  listener: RequestListener;
  /** Where browsers reach it. */
  url: string;
  /** Settings of a site on it. */
  siteSettings: Record<string, string>;
}

/** The sandbox of the development server, which listens in its place and calls this again when a file changes. */
export function createDevelopmentSandbox(
  environment: Readonly<Record<string, string | undefined>>,
  secret: string,
): DevelopmentSandbox {
  const market = marketSettings(environment.SANDBOX_MARKET ?? "", new URL("../markets/", import.meta.url));
  const settings = readSettings({ ...market, ...environment });
  const reachedAt = `http://localhost:${settings.port}`;
  const url = settings.url || reachedAt;
  const look = brandOf(settings.brand).file;
  const handlers = createHandlers(createWorld({ ...settings, url }));
  return {
    listener: listenerOf(() => handlers),
    url,
    siteSettings: siteSettings({
      environment,
      sitePort: environment.PORT || "3000",
      reachedAt,
      seenAt: url,
      brandFile: look && fileURLToPath(new URL(`./brands/${look}`, import.meta.url)),
      market,
      sharedSeconds: settings.sharedSeconds,
      secret,
    }),
  };
}
