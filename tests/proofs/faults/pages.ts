import { setTimeout as wait } from "node:timers/promises";
import { type Answer, ask } from "../../support/ask";
import type { Site } from "../../support/site";
import { inTurns, type ProofOptions, selection, type Table } from "../table";
import {
  createBrowser,
  everyVisit,
  inSample,
  isRequestedAgain,
  nameOf,
  OWN_READS,
  usersOfCalls,
  VITAL,
  type Visit,
  withSite,
} from "./visits";

const FAULTS = ["hang", "status:500", "wrongtype"] as const;
/** Milliseconds in which a page answers, whatever the backends do. */
const PAGE_BUDGET = 4_500;
const AT_ONCE = 3;
/** Its fields are read for each visitor, and are what the page is. */
const OWN_FORM = "/forms/sign_up";
const CACHING = { SANDBOX_SHARED_SECONDS: "60", CONTENT_FRESH_SECONDS: "60" };

/** Every page with each of the calls it makes failing, and with all of them: nothing cached, and everything cached. */
export async function provePages(table: Table, options: ProofOptions): Promise<void> {
  const visits = options.isSample ? everyVisit.filter(({ path }) => inSample.has(path)) : everyVisit;
  const parts = [
    () => proveEachCall(table, visits, options),
    () => proveWarm(table, visits),
    () => proveCold(table, selection(visits, options, 1)),
  ];
  // They mostly wait for what hangs. In the whole there is so much to open that pages would be late for want of a CPU.
  await inTurns(parts, options.isSample ? 2 : 1, (part) => part());
}

/** One call fails at a time, on every page that makes it, on a site that caches no reply. */
async function proveEachCall(table: Table, visits: readonly Visit[], options: ProofOptions) {
  await withSite({}, async (site) => {
    const browser = await createBrowser(site);
    const users = await usersOfCalls(site, browser, visits);
    const before = await metricsOf(site);
    const names = [...users.keys()].filter((name) => !VITAL.has(name)).sort();
    for (const name of selection(names, options, 1)) {
      const tried = selection(users.get(name) ?? [], options, 3);
      for (const fault of FAULTS) {
        await site.sandbox.fail([`${name}=${fault}`]);
        await inTurns(tried, AT_ONCE, ({ visit, status }) =>
          table.check(`pages, one call: ${fault}`, `${name} of ${nameOf(visit)}`, async () => {
            const { answer, ms } = await timed(() => browser.open(visit));
            mustBePage(answer, ms);
            // What most pages read is no page's own, so no page is lost with it.
            const isOwn = name === "account.getInfo" || OWN_READS[name]?.test(visit.path);
            const isOfLayout = (users.get(name)?.length ?? 0) * 2 > visits.length && !isOwn;
            if (isOfLayout && answer.status !== status) throw new Error(`status ${answer.status}`);
            return ms;
          }),
        );
        await site.sandbox.recover();
      }
      // A call that is still refused would be taken for a fault of the next one.
      await table.check("pages, one call: asked again", name, () =>
        isRequestedAgain(site, async () => {
          for (const { visit } of tried) await browser.open(visit);
        }),
      );
    }
    await proveNothingLeft(table, "pages, one call", site, before);
  });
}

/** Everything fails at once, on a site that has shown every page before. */
async function proveWarm(table: Table, visits: readonly Visit[]) {
  await withSite(CACHING, async (site) => {
    const browser = await createBrowser(site);
    const statuses = new Map<Visit, number>();
    for (const visit of visits) statuses.set(visit, (await browser.open(visit)).status);
    const before = await metricsOf(site);
    for (const fault of FAULTS) {
      await site.sandbox.fail([`*=${fault}`]);
      await inTurns(visits, AT_ONCE, (visit) =>
        table.check(`pages, warm: all ${fault}`, nameOf(visit), async () => {
          const { answer, ms } = await timed(() => browser.open(visit));
          mustBePage(answer, ms);
          if (visit.who === "visitor" && visit.path !== OWN_FORM && answer.status !== statuses.get(visit))
            throw new Error(`status ${answer.status}`);
          return ms;
        }),
      );
      await site.sandbox.recover();
    }
    await proveNothingLeft(table, "pages, warm", site, before);
  });
}

/** Everything hangs at once, on a site that has only just started. */
async function proveCold(table: Table, visits: readonly Visit[]) {
  for (const visit of visits) {
    await withSite(CACHING, async (site) => {
      const browser = await createBrowser(site, visit.who);
      const before = await metricsOf(site);
      await site.sandbox.fail(["*=hang"]);
      await table.check("pages, cold: all hang", nameOf(visit), async () => {
        const { answer, ms } = await timed(() => browser.open(visit));
        mustBePage(answer, ms);
        return ms;
      });
      await site.sandbox.recover();
      await proveNothingLeft(table, "pages, cold", site, before);
    });
  }
}

function mustBePage({ status, text }: Answer, ms: number): void {
  const isPage = /<h1[\s>]/.test(text) && text.includes("</html>");
  const isExpected = status < 500 || status === 503;
  if (!isExpected || !isPage) throw new Error(`status ${status}${isPage ? "" : ", and no page"}`);
  if (ms > PAGE_BUDGET) throw new Error(`took ${Math.round(ms)} ms, with status ${status}`);
}

async function proveNothingLeft(table: Table, what: string, site: Site, before: Figures): Promise<void> {
  await table.check(`${what}: nothing left behind`, "afterwards", async () => {
    // Connections to the backends are kept alive for ten seconds.
    for (let turn = 0; ; turn += 1) {
      const now = await metricsOf(site);
      const more = now.handles - before.handles;
      if (now.rejections > 0) throw new Error(`${now.rejections} rejections that nobody handled`);
      if (now.inFlight <= 1 && more <= 4) return Math.max(more, 0);
      if (turn > 30) throw new Error(`${now.inFlight} in flight, ${more} more handles`);
      await wait(1_000);
    }
  });
}

type Figures = Awaited<ReturnType<typeof metricsOf>>;

async function metricsOf(site: Site) {
  const { text } = await ask(site.url, "/metrics");
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1]);
  return {
    rejections: figure("unhandled_rejections_total"),
    inFlight: figure("http_requests_in_flight"),
    handles: figure("nodejs_active_handles_total"),
  };
}

async function timed(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const startedAt = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - startedAt };
}
