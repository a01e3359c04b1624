import type { BrowserContext, Page } from "@playwright/test";
import { untilHydrated } from "../../support/hydrated";

export interface Seen {
  /** What the page says, with numbers and spaces made equal. */
  text: string;
  /** Errors of the console and of the page. */
  complaints: string[];
  /** The sum of its shifts. */
  shift: number;
  /** What was typed before the page was hydrated; null where there was no field. */
  typed: Typed | null;
}

export interface Typed {
  value: string;
  hasFocus: boolean;
}

/** What somebody types before the script is there: a text that every field takes. */
const EARLY = "12345678";
export const PRESERVED: Typed = { value: EARLY, hasFocus: true };

/** Remix's outermost boundary writes it once, in a render that React throws away; nobody counts it. */
const MISMATCH = /Minified React error #418\b/;

/** Milliseconds. */
const LATER = 300;
const STILL_TURNS = 10;

const SEARCH = "main input[type=search]";
const FIELD = "main :is(input:is([type=text], [type=search], [type=tel], :not([type])), textarea)";

/** Opens a page, types before its script arrives, waits until it is hydrated, and returns the outcome. */
export async function visit(context: BrowserContext, address: string, slower: number): Promise<Seen> {
  const page = await context.newPage();
  if (slower > 1) await slowDown(context, page, slower);
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && !MISMATCH.test(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  await page.addInitScript(watchShifts);
  let arrive = () => {};
  const early = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await early;
    await route.continue().catch(() => {});
  });
  try {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const hasField = await typeEarly(page);
    arrive();
    await untilHydrated(page);
    // What guests do later, and what comes of it.
    await page.waitForTimeout(LATER);
    const text = await untilStill(page);
    const isSearched = hasField && (await page.locator(SEARCH).filter({ visible: true }).count()) > 0;
    // A page that looks for what is typed moves by it.
    const shift = isSearched ? 0 : await page.evaluate(() => (window as unknown as { shift: number }).shift);
    return { text, shift, complaints, typed: hasField ? await page.evaluate(readTyped, EARLY) : null };
  } finally {
    await page.close();
  }
}

async function slowDown(context: BrowserContext, page: Page, rate: number) {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function typeEarly(page: Page): Promise<boolean> {
  const field = page.locator(FIELD).filter({ visible: true }).first();
  if ((await field.count()) === 0) return false;
  await field.click();
  await field.fill("");
  await page.keyboard.type(EARLY);
  return true;
}

function watchShifts() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      (window as unknown as { shift: number }).shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** The page's text once nothing in it changes any more: icons and late parts are there. */
async function untilStill(page: Page): Promise<string> {
  let text = await page.evaluate(readText);
  for (let turn = 0; turn < STILL_TURNS; turn += 1) {
    await page.waitForTimeout(LATER);
    const next = await page.evaluate(readText);
    if (next === text) break;
    text = next;
  }
  return text;
}

function readText() {
  // What is won just now changes by itself.
  for (const win of document.querySelectorAll(".win")) win.replaceChildren();
  // A server that has just started draws letters where its icons are not there yet.
  for (const drawn of document.querySelectorAll<HTMLElement>("[aria-hidden=true]"))
    drawn.style.visibility = "hidden";
  // biome-ignore lint/performance/useDomNodeTextContent: what is read, not what is hidden
  return document.body.innerText.replace(/\d+/g, "0").replace(/\s+/g, "");
}

/** Without the spaces that a field for telephones puts into it. */
function readTyped(value: string): Typed {
  const fields = [...document.querySelectorAll("input, textarea")] as HTMLInputElement[];
  const field = fields.find((one) => one.value.replace(/\s/g, "") === value);
  return { value: field ? value : "", hasFocus: field !== undefined && document.activeElement === field };
}
