import type { Browser, BrowserContext, Page } from "@playwright/test";
import { signInByPost } from "../tests/support/sign-in-by-post";
import type { Site } from "../tests/support/site";

/** A round of its network. */
export const ROUND_MS = 150;
/** A phone on a poor network: CPU x 4, 150 ms, 1.6 Mbit/s down, 0.75 up. */
const NETWORK = { offline: false, latency: ROUND_MS, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWER = 4;
/** How long a finger rests on what it presses. */
export const PRESS_MS = 80;
export const PRESS_WITHIN = 10_000;
/** For what follows a load or a press: lazy parts, the answer of an action. */
const SETTLE_MS = 1500;

export interface Vitals {
  LCP: number;
  TBT: number;
  CLS: number;
  INP: number;
}

declare global {
  interface Window {
    vitals: Vitals & { FCP: number };
  }
}

/** A context of a person with a phone, signed in where the visit is a player's. */
export async function openPhone(browser: Browser, site: Site, isPlayer: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: "en-US",
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  if (isPlayer)
    await context.addCookies(await signInByPost(site.url, await site.sandbox.clone("demo@sandbox.test")));
  return context;
}

/** A slow page whose window adds up what the browser reports of it. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", NETWORK);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
  // tsx wraps named functions in a call that the page does not know.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(watch);
  return page;
}

/** Until the page has nothing to do. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState("networkidle");
}

/** Runs in the page, before anything else. */
function watch() {
  window.vitals = { LCP: 0, TBT: 0, CLS: 0, INP: 0, FCP: 0 };
  const { vitals } = window;
  const see = (type: string, add: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
      ...options,
    });
  see("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") vitals.FCP = startTime;
  });
  see("largest-contentful-paint", ({ startTime }) => {
    vitals.LCP = startTime;
  });
  see("longtask", ({ startTime, duration }) => {
    if (vitals.FCP > 0 && startTime + duration > vitals.FCP) vitals.TBT += Math.max(0, duration - 50);
  });
  see("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.CLS += value;
  });
  const seeInteraction = (entry: PerformanceEntry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) vitals.INP = Math.max(vitals.INP, entry.duration);
  };
  see("event", seeInteraction, { durationThreshold: 16 });
  // Told however short it was: a press within 16 ms is no event of the other kind.
  see("first-input", seeInteraction);
}
