import type { BrowserContext, Page, Request } from "@playwright/test";
import { signInByPost } from "../tests/support/sign-in-by-post";
import { type Site, startSite } from "../tests/support/site";
import { launchBrowser } from "./client-bytes";

/**
 * Measures an idle home page: its requests over two minutes, as visitor and as player, and the memory of a player's
 * page over an hour. Uses a fake clock. Run with `tsx bench/idle.ts` after a build.
 */
const STEP_MS = 5000;
const MINUTE = 60_000;
/** Real milliseconds per step, for its requests to be sent. */
const SETTLE_MS = 60;

const site = await startSite();
const browser = await launchBrowser();
try {
  // Refreshes while the page is open, and no idle sign-out in the meantime.
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
  for (const viewer of ["visitor", "player"] as const) {
    const page = await openHome(site, viewer);
    print(`Requests of an idle home page over two minutes, ${viewer}`, await requestsOf(page, 2 * MINUTE));
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

async function openHome({ url, sandbox }: Site, viewer: "visitor" | "player"): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ locale: "en-US" });
  if (viewer === "player")
    await context.addCookies(await signInByPost(url, await sandbox.clone("demo@sandbox.test")));
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.clock.runFor(STEP_MS);
  await page.waitForTimeout(2000);
  return page;
}

/** Advances the fake clock, which stops while a response is pending, so that none is late. */
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

/** Number of requests per URL during the given time. */
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
  // Resource timings are kept by the browser for measurements only.
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
