import { mkdirSync, writeFileSync } from "node:fs";
import { ask } from "../tests/support/ask";
import { signInByPost } from "../tests/support/sign-in-by-post";
import { type Site, startSite } from "../tests/support/site";
import { pinServer } from "./processes";
import { buildReferences, type ReferenceName, type Started, startReference } from "./references/start";

/** Everything that is compared, started once: the site as in production, and the references on its sandbox. */
export interface Stage {
  site: Site & { pid: number };
  /** Cookie of a signed-in player. */
  playerCookie: string;
  references: Record<string, Started>;
  stop: () => Promise<void>;
}

/** A visitor whose page is rendered for each request: shared pages are rendered once. */
export const PRIVATE = "cr_flash=bench";

export const productionLike = {
  PAGE_CACHE_SECONDS: "600",
  SANDBOX_SHARED_SECONDS: "60",
  CONTENT_FRESH_SECONDS: "60",
  LOG_LEVEL: "info",
};

/** What the site is compared with, by the names in the table. */
const references: Record<string, { server: ReferenceName; CALLS?: string }> = {
  "stock Remix": { server: "remix" },
  "Express + React": { server: "express-react" },
  "plain http + undici": { server: "plain-template", CALLS: "each" },
  "plain http + undici, data kept": { server: "plain-template" },
};

/** Starts a site on the measured core. `environment`: laid over the production-like settings. */
export async function startMeasured(environment: Record<string, string>): Promise<Stage["site"]> {
  const site = await startSite({ environment: { ...productionLike, ...environment }, isSilent: true });
  const pid = site.launcher.pid ?? 0;
  pinServer(pid);
  return { ...site, pid };
}

/** Starts a site so, and the references on its sandbox. */
export async function setStage(environment: Record<string, string>): Promise<Stage> {
  await buildReferences();
  const site = await startMeasured(environment);
  const started: Record<string, Started> = {};
  for (const [name, { server, ...settings }] of Object.entries(references))
    started[name] = await startReference(server, { UPSTREAM: site.sandboxUrl, ...settings });
  const cookies = await signInByPost(site.url, await site.sandbox.clone("demo@sandbox.test"));
  return {
    site,
    playerCookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    references: started,
    async stop() {
      await Promise.all(Object.values(started).map((one) => one.stop()));
      await site.stop();
    },
  };
}

/** The cached hall as a browser gets it, and a plain server of the same bytes. */
export async function cachedPage({ site }: Stage) {
  const headers = { "Accept-Encoding": "gzip, deflate, br, zstd" };
  await ask(site.url, "/gamehall", { headers });
  const { body, headers: answered } = await ask(site.url, "/gamehall", { headers });
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(".cache/bench/page", body);
  const environment = { PAGE: ".cache/bench/page", ENCODING: answered["content-encoding"] ?? "" };
  return { etag: answered.etag ?? "", startPlain: () => startReference("plain-bytes", environment) };
}
