import type { CDPSession, Page } from "@playwright/test";
import { inBrowser, openPage, openPhone, PRESS_MS, PRESS_WITHIN, seen } from "./phone";
import { type Effort, quick } from "./race";
import type { Row } from "./results";

/** Where a player goes in ten minutes: what is pressed, or the browser's way back. */
const steps = [
  'a[href^="/gamehall"]',
  ...[0, 3, 7].flatMap((card) => [`.game-card >> nth=${card} >> a[href*="/game/"]`, "back"]),
  'header a[href^="/cashier/deposit"]',
  'a[href^="/cashier/history"]',
];
const STAY_MS = 60_000;
const STAY_QUICK_MS = 5_000;

/** Measures what ten minutes of a player cost a phone: the longest task, script, requests, and the last document's heap. */
export function benchSession(effort: Effort): Promise<Row[]> {
  return inBrowser({}, async (browser, site) => {
    const context = await openPhone(browser, site, true);
    // The first visit fills the server's caches and image store, and wakes the browser.
    const first = await context.newPage();
    await first.goto(site.url, { waitUntil: "networkidle" });
    await first.close();
    const page = await openPage(context);
    const tools = await context.newCDPSession(page);
    await tools.send("Performance.enable");
    const tasks: number[] = [];
    let requests = 0;
    page.on("request", () => {
      requests += 1;
    });
    await page.exposeFunction("reportTask", (duration: number) => tasks.push(duration));
    await page.addInitScript(reportLongTasks);
    await page.goto(site.url);
    // Each document counts from zero.
    const script = { earlier: 0, here: 0 };
    for (const step of ["", ...steps]) {
      if (step === "back") await page.goBack();
      else if (step) await press(page, step);
      await page.waitForLoadState("networkidle");
      await scrollThrough(page);
      await page.waitForTimeout(effort === quick ? STAY_QUICK_MS : STAY_MS);
      const here = await scriptOf(tools);
      if (here < script.here) script.earlier += script.here;
      script.here = here;
    }
    const longest = Math.max(0, ...tasks);
    return [
      { what: "session of ten minutes: longest task", figure: longest, unit: "ms" },
      { what: "session of ten minutes: script executed", figure: script.earlier + script.here, unit: "ms" },
      // Collecting it is a long task of its own.
      { what: "session of ten minutes: heap at its end", figure: await heapOf(tools), unit: "MB" },
      { what: "session of ten minutes: requests", figure: requests, unit: "" },
    ];
  });
}

async function press(page: Page, selector: string): Promise<void> {
  const target = seen(page, selector);
  await target.scrollIntoViewIfNeeded({ timeout: PRESS_WITHIN });
  await target.click({ delay: PRESS_MS, timeout: PRESS_WITHIN });
}

async function scrollThrough(page: Page): Promise<void> {
  for (let screen = 0; screen < 6; screen += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(400);
  }
}

/** Milliseconds that the present document has executed script. */
async function scriptOf(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
}

/** Heap size after two collections: what the first frees may have referenced more. */
async function heapOf(tools: CDPSession): Promise<number> {
  for (let round = 0; round < 2; round += 1) await tools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await tools.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
}

declare global {
  interface Window {
    reportTask: (duration: number) => void;
  }
}

/** Runs in the page. */
function reportLongTasks() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.reportTask(duration);
  }).observe({ type: "longtask", buffered: true });
}
