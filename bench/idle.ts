import type { BrowserContext, Page, Request } from "@playwright/test";
import { signInByPost } from "../tests/e2e/sign-in-by-post";
import { type Site, startSite } from "../tests/site";
import { launchBrowser } from "./client-bytes";

/**
 * What a home page does that nobody touches: its requests over two minutes, for a visitor and for a player, and what a
 * player's page holds after an hour. The clock is the test's. `tsx bench/idle.ts`, over a built site.
 */
const STEP_MS = 5000;
const MINUTE = 60_000;
/** Real time, in which the requests of a step leave. */
const SETTLE_MS = 60;

const site = await startSite();
const browser = await launchBrowser();
try {
  // The refresh goes on for as long as the page is open, and nobody is signed out meanwhile.
  const settingsForUpdBalance = {
    isEnabledInterval: true,
    countSecondsForInterval: 10,
    isEnabledTurnOffRequests: false,
    isEnabledRequestsAfterClick: true,
    countSecondsForDelayBetweenClick: 1,
  };
  await site.sandbox.config({
    generalInfo: { time_to_force_logout: 0 },
    cmsConfig: { product: { functionalSettings: { settingsForUpdBalance } } },
  });
  for (const who of ["visitor", "player"] as const) {
    const page = await openHome(site, who);
    print(`Requests of an idle home page over two minutes, ${who}`, await requestsOf(page, 2 * MINUTE));
    await page.context().close();
  }
  const page = await openHome(site, "player");
  await pass(page, 5 * MINUTE);
  const before = await heapOf(page);
  process.stdout.write("\nA player's home page over an hour, a quarter a line\n");
  for (let quarter = 1; quarter <= 4; quarter++) {
    const requests = [...(await requestsOf(page, 15 * MINUTE)).values()].reduce(
      (sum, count) => sum + count,
      0,
    );
    const { bytes, nodes, listeners } = await heapOf(page);
    const more = ((bytes - before.bytes) / 1024).toFixed(0);
    process.stdout.write(
      `  ${requests} requests, ${more} kB more than ${(before.bytes / 1024).toFixed(0)} kB,` +
        ` nodes ${before.nodes} then ${nodes}, listeners ${before.listeners} then ${listeners}\n`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
}

async function openHome({ url, sandbox }: Site, who: "visitor" | "player"): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ locale: "en-US" });
  if (who === "player")
    await context.addCookies(await signInByPost(url, await sandbox.clone("demo@sandbox.test")));
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.clock.runFor(STEP_MS);
  await page.waitForTimeout(2000);
  return page;
}

/** No answer is late by the page's clock, which stands while one is awaited. */
async function pass(page: Page, milliseconds: number) {
  let awaited = 0;
  const asked = () => {
    awaited += 1;
  };
  const answered = () => {
    awaited -= 1;
  };
  page.on("request", asked).on("requestfinished", answered).on("requestfailed", answered);
  for (let passed = 0; passed < milliseconds; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    do await page.waitForTimeout(SETTLE_MS);
    while (awaited > 0);
  }
  page.off("request", asked).off("requestfinished", answered).off("requestfailed", answered);
}

/** How often each address was asked for meanwhile. */
async function requestsOf(page: Page, milliseconds: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const count = (request: Request) => {
    const { origin, pathname, search } = new URL(request.url());
    const name = `${request.method()} ${origin === new URL(page.url()).origin ? "" : origin}${pathname}${search}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  page.on("request", count);
  await pass(page, milliseconds);
  page.off("request", count);
  return counts;
}

async function heapOf(page: Page) {
  // The browser keeps a record of the latest requests for whoever measures them.
  await page.evaluate(() => performance.clearResourceTimings());
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize: bytes } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return { bytes, nodes, listeners };
}

function print(title: string, counts: Map<string, number>) {
  const lines = [...counts].map(([name, count]) => `  ${String(count).padStart(4)}  ${name}`);
  process.stdout.write(`\n${title}\n${lines.join("\n") || "  none"}\n`);
}
