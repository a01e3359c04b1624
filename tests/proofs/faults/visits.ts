import { setTimeout as wait } from "node:timers/promises";
import { type Answer, ask, navigation } from "../../support/ask";
import { type Layout, routeTable } from "../../support/route-table";
import { signInByPost } from "../../support/sign-in-by-post";
import { type Site, startSite } from "../../support/site";

/** A page as one of the two who may open it. */
export interface Visit {
  path: string;
  who: "visitor" | "player";
  layout: Layout;
}

/** Nobody is shown a page without these; without locales there is no page at all. */
export const VITAL = new Set(["/nfx/i18n/locales"]);
/** What most pages read and can do without, and these are: a feature that may be off, or a player's level. */
export const OWN_READS: Readonly<Record<string, RegExp>> = {
  "/nfx/cms-config/en-US": /^\/(loyalty|profile\/(bets|loyalty|verification))/,
  "loyalty.getinfo": /^\/profile\/loyalty/,
};

export const everyVisit = routeTable.flatMap(({ path, visitor, player }): Visit[] => [
  ...(visitor.kind === "page" ? [{ path, who: "visitor" as const, layout: visitor.layout }] : []),
  ...(player.kind === "page" ? [{ path, who: "player" as const, layout: player.layout }] : []),
]);

/** Pages of a sample. */
export const inSample: ReadonlySet<string> = new Set([
  "/",
  "/terms",
  "/gamehall",
  "/cashier/deposit",
  "/profile/bonuses",
]);

export const nameOf = ({ path, who }: Visit) => `${path} of a ${who}`;

/** What each call is read for: the visits that make it, with the statuses of their pages. */
export async function usersOfCalls(site: Site, browser: Browser, visits: readonly Visit[]) {
  const users = new Map<string, { visit: Visit; status: number }[]>();
  for (const visit of visits) {
    const { status, headers } = await browser.open(visit);
    for (const name of await callsOf(site, String(headers["x-request-id"])))
      users.set(name, [...(users.get(name) ?? []), { visit, status }]);
  }
  return users;
}

export type Browser = Awaited<ReturnType<typeof createBrowser>>;

/** Visits the pages until no circuit breaker is open. Returns the milliseconds that it took. */
export async function isRequestedAgain(site: Site, visit: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const { text } = await ask(site.url, "/metrics");
    const ms = performance.now() - startedAt;
    if (!/^upstream_breaker_open\{.*\} 1$/m.test(text)) return ms;
    if (ms > 10_000) throw new Error(`still refused after ${Math.round(ms)} ms`);
    await wait(500);
    await visit();
  }
}

export async function withSite(environment: Record<string, string>, use: (site: Site) => Promise<void>) {
  const site = await startSite({ environment: { RATE_LIMIT_FACTOR: "1000", ...environment } });
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

export async function createBrowser(site: Site, who: Visit["who"] = "player") {
  const player = await site.sandbox.clone("demo@sandbox.test");
  const jar = who === "player" ? await signInByPost(site.url, player) : [];
  const Cookie = jar.map(({ name, value }) => `${name}=${value}`).join("; ");
  return {
    open: ({ path, who }: Visit): Promise<Answer> =>
      ask(site.url, path, { headers: who === "player" ? { ...navigation, Cookie } : navigation }),
  };
}

/** Names of the calls that a request has made, those included that every page makes through the process's own reads. */
async function callsOf(site: Site, requestId: string): Promise<Set<string>> {
  const calls = (await site.sandbox.calls()).filter(({ headers }) => headers["x-request-id"] === requestId);
  return new Set([...calls.map(({ method }) => method), "/nfx/i18n/messages/en-US"]);
}
