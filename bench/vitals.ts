import type { Browser, BrowserContext, Page } from "@playwright/test";
import { signInByPost } from "../tests/support/sign-in-by-post";
import { type Site, startSite } from "../tests/support/site";
import { launchBrowser } from "./client-bytes";
import { type Effort, quick } from "./race";
import type { Row } from "./results";
import { productionLike } from "./stage";
import { spreadOf } from "./statistics";

interface Visit {
  path: string;
  isPlayer: boolean;
  /** What is pressed once the page is there, one after the other, for INP: what script answers. */
  pressed: string[];
}

const visits: Record<string, Visit> = {
  home: { path: "/", isPlayer: false, pressed: ['a[href*="dialog=search"]'] },
  "game hall": {
    path: "/gamehall",
    isPlayer: true,
    pressed: [".heart", ".filter-panel summary", ".filter-panel .chips a"],
  },
  game: { path: "/game/sand-dunes", isPlayer: true, pressed: [".heart"] },
  deposit: { path: "/cashier/deposit", isPlayer: true, pressed: ['a[href*="menu"]'] },
};

/** A phone on a poor network: CPU x 4, 150 ms, 1.6 Mbit/s down, 0.75 up. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWER = 4;
const LOADS = 5;
const PRESS_WITHIN = 10_000;
/** How long a finger rests on what it presses. */
const PRESS_MS = 80;
/** For what follows a load or a click: lazy parts, the answer of an action. */
const SETTLE_MS = 1500;

interface Vitals {
  LCP: number;
  TBT: number;
  CLS: number;
  INP: number;
}

/** Measures what a phone's visitor waits for: LCP, TBT, CLS of a first visit, and INP of a click on it. */
export async function benchVitals(effort: Effort): Promise<Row[]> {
  const site = await startSite({ environment: productionLike, isSilent: true });
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const [name, visit] of Object.entries(visits)) {
      // The first visit fills the server's caches and image store.
      await visitOnce(browser, site, visit);
      const measured: Vitals[] = [];
      for (let load = 0; load < (effort === quick ? 2 : LOADS); load += 1)
        measured.push(await visitOnce(browser, site, visit));
      rows.push(...(["LCP", "TBT", "CLS", "INP"] as const).map((vital) => rowOf(name, vital, measured)));
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function rowOf(name: string, vital: keyof Vitals, measured: Vitals[]): Row {
  const { median, low, high } = spreadOf(measured.map((one) => one[vital]));
  const digits = vital === "CLS" ? 3 : 0;
  return {
    what: `${name}: ${vital}`,
    figure: median,
    unit: vital === "CLS" ? "" : "ms",
    spread: `${low.toFixed(digits)} to ${high.toFixed(digits)}`,
  };
}

async function visitOnce(browser: Browser, site: Site, visit: Visit): Promise<Vitals> {
  const context = await browser.newContext({
    locale: "en-US",
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    if (visit.isPlayer) await signIn(context, site);
    const page = await context.newPage();
    await throttle(page);
    // tsx wraps named functions in a call that the page does not know.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(watch);
    await page.goto(site.url + visit.path, { waitUntil: "networkidle" });
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    await settle(page);
    const loaded = await page.evaluate(() => ({ ...window.vitals }));
    for (const selector of visit.pressed) {
      const target = page.locator(selector).locator("visible=true").first();
      // A press right after scrolling may land where a frame was.
      await target.scrollIntoViewIfNeeded({ timeout: PRESS_WITHIN });
      await settle(page).catch(() => {});
      await target.click({ timeout: PRESS_WITHIN, delay: PRESS_MS });
      await settle(page).catch(() => {});
    }
    // A press that a document answers leaves nothing to read, and what was not seen is below every bar.
    const { INP } = await page.evaluate(() => window.vitals).catch(() => ({ INP: 0 }));
    return { ...loaded, LCP: loaded.LCP || Number.NaN, INP: INP || Number.NaN };
  } finally {
    await context.close();
  }
}

async function signIn(context: BrowserContext, { url, sandbox }: Site): Promise<void> {
  await context.addCookies(await signInByPost(url, await sandbox.clone("demo@sandbox.test")));
}

/** Until the page has nothing to do. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState("networkidle");
}

async function throttle(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", network);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Runs in the page, before anything else: adds up what the browser reports. */
function watch() {
  window.vitals = { LCP: 0, TBT: 0, CLS: 0, INP: 0 };
  const see = (type: string, add: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
      ...options,
    });
  let firstPaint = Number.POSITIVE_INFINITY;
  see("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") firstPaint = startTime;
  });
  see("largest-contentful-paint", ({ startTime }) => {
    window.vitals.LCP = startTime;
  });
  see("longtask", ({ startTime, duration }) => {
    if (startTime + duration > firstPaint) window.vitals.TBT += Math.max(0, duration - 50);
  });
  see("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) window.vitals.CLS += value;
  });
  const seeInteraction = (entry: PerformanceEntry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) window.vitals.INP = Math.max(window.vitals.INP, entry.duration);
  };
  see("event", seeInteraction, { durationThreshold: 16 });
  // Told however short it was: a press within 16 ms is no event of the other kind.
  see("first-input", seeInteraction);
}
