import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { programPath } from "../scripts/needs/provide";
import { signInByPost } from "../tests/support/sign-in-by-post";
import { type Site, startSite } from "../tests/support/site";
import type { Row } from "./results";
import { productionLike } from "./stage";

/** A round of its network. */
export const ROUND_MS = 150;
/** A phone on a poor network: CPU x 4, 150 ms, 1.6 Mbit/s down, 0.75 up. */
const NETWORK = { offline: false, latency: ROUND_MS, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWER = 4;
/** How long a finger rests on what it presses. */
export const PRESS_MS = 80;
export const PRESS_WITHIN = 10_000;
const IDLE_MS = 2_000;
/** A visitor's: chromium without a window calls itself headless, and is served as a crawler. */
const USER_AGENT =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
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

/** Measures in a browser against a site of its own, which is set as in production. */
export async function inBrowser(
  environment: Record<string, string>,
  measure: (browser: Browser, site: Site) => Promise<Row[]>,
): Promise<Row[]> {
  const site = await startSite({ environment: { ...productionLike, ...environment }, isSilent: true });
  const browser = await chromium.launch({
    executablePath: programPath("chromium"),
    args: ["--no-sandbox", "--disable-gpu", `--user-agent=${USER_AGENT}`],
  });
  try {
    return await measure(browser, site);
  } finally {
    await browser.close();
    await site.stop();
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

/** Opens a slow page on a phone of its own for as long as it is used. */
export async function onPhone<T>(
  browser: Browser,
  site: Site,
  isPlayer: boolean,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await openPhone(browser, site, isPlayer);
  try {
    return await use(await openPage(context));
  } finally {
    await context.close();
  }
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

/** The visible element that is pressed. */
export const seen = (page: Page, selector: string) => page.locator(selector).locator("visible=true").first();

/** As a finger does, whatever follows. */
export async function press(target: Locator): Promise<void> {
  await target.click({ delay: PRESS_MS, timeout: PRESS_WITHIN, noWaitAfter: true });
}

/** Until the page has nothing to do: Chromium may run no idle callback after a press until something is drawn again. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    IDLE_MS,
  );
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
  // `first-input` is reported however short it was; a press within 16 ms is no `event` entry.
  see("first-input", seeInteraction);
}
