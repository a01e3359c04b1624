import type { Browser, Page } from "@playwright/test";
import type { Site } from "../tests/support/site";
import { inBrowser, onPhone, press, seen } from "./phone";
import { type Effort, quick } from "./race";
import type { Row } from "./results";
import { rowOf } from "./statistics";

interface Journey {
  from: string;
  isPlayer?: boolean;
  press: string;
  /** Where the press leads, if it is no link. */
  to?: string;
  /** Not the press is measured, but the browser's way back from where it leads. */
  isBack?: boolean;
  /** What the next page shows, and where it is. */
  content: string;
  at: RegExp;
}

const game = 'main a[href*="/game/"]';
const hall = { content: ".filter-panel summary", at: /^\/gamehall$/ };
const stage = { content: ".game-stage", at: /^\/game\/./ };

const journeys: Record<string, Journey> = {
  "home to hall": { from: "/", press: 'a[href^="/gamehall"]', ...hall },
  "hall to game": { from: "/gamehall", isPlayer: true, press: game, ...stage },
  "back to the hall": { from: "/gamehall", isPlayer: true, press: game, isBack: true, ...hall },
  "method to amount": {
    from: "/cashier/deposit",
    isPlayer: true,
    press: 'label.method:has([value="sandcard"])',
    to: "/cashier/deposit/sandcard",
    content: ".method-panel",
    at: /^\/cashier\/deposit\/./,
  },
  "home to deposit": {
    from: "/",
    isPlayer: true,
    press: 'header a[href^="/cashier/deposit"]',
    content: "label.method",
    at: /^\/cashier\/deposit$/,
  },
};

/** As soon as it is painted; when it has long been at rest; the plain document instead. */
const ways = ["at once", "at rest", "document"] as const;
type Way = (typeof ways)[number];

const JOURNEYS = 9;
const REST_MS = 6000;

/** Measures how long a person with a phone waits from a press to the content of the next page. */
export function benchJourneys(effort: Effort): Promise<Row[]> {
  return inBrowser({}, async (browser, site) => {
    const rows: Row[] = [];
    for (const [name, journey] of Object.entries(journeys)) {
      // The first fills the server's caches and image store.
      await go(browser, site, journey, "document");
      const waited: Record<Way, number[]> = { "at once": [], "at rest": [], document: [] };
      for (let round = 0; round < (effort === quick ? 3 : JOURNEYS); round += 1)
        for (const way of ways)
          waited[way].push(
            await go(browser, site, journey, way).catch((cause) => {
              throw new Error(`${name}, ${way}: ${cause.message}`, { cause });
            }),
          );
      rows.push(...ways.map((way) => rowOf(`${name}: press to content, ${way}`, waited[way])));
    }
    return rows;
  });
}

function go(browser: Browser, site: Site, journey: Journey, way: Way): Promise<number> {
  return onPhone(browser, site, journey.isPlayer ?? false, async (page) => {
    let pressedAt = 0;
    await page.exposeFunction("pressed", (time: number) => {
      pressedAt = time;
    });
    await page.addInitScript(watchPresses);
    await page.goto(site.url + journey.from, { waitUntil: "commit" });
    if (journey.isBack) {
      await rest(page);
      await press(seen(page, journey.press));
      await page.waitForFunction((selector) => document.querySelector(selector), stage.content);
    }
    if (way === "at once") await page.waitForFunction(() => window.vitals.FCP > 0);
    else await rest(page);
    const shown = page
      .waitForFunction(isSeen, { content: journey.content, at: journey.at.source }, { polling: "raf" })
      .then((handle) => handle.jsonValue());
    // A failed press reports its own error.
    shown.catch(() => {});
    const link = seen(page, journey.press);
    if (journey.isBack)
      await page.evaluate(
        (path) => {
          window.pressed(performance.timeOrigin + performance.now());
          if (path) location.assign(path);
          else history.back();
        },
        way === "document" ? journey.from : "",
      );
    else if (way === "document")
      await link.evaluate((pressed, to) => {
        window.pressed(performance.timeOrigin + performance.now());
        location.assign(to ?? (pressed as HTMLAnchorElement).href);
      }, journey.to);
    else await press(link);
    return ((await shown) ?? Number.NaN) - pressedAt;
  });
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForTimeout(REST_MS);
}

declare global {
  interface Window {
    pressed: (time: number) => void;
  }
}

/** Runs in the page. A press counts from the finger's leaving. */
function watchPresses() {
  addEventListener("click", (event) => window.pressed(performance.timeOrigin + event.timeStamp), true);
}

/** Runs in the page at each frame: when the content of the next page is in sight, else nothing. */
function isSeen({ content, at }: { content: string; at: string }): number | undefined {
  if (!new RegExp(at).test(location.pathname)) return undefined;
  const box = document.querySelector(content)?.getBoundingClientRect();
  const isInSight = box && box.width > 0 && box.height > 0 && box.top < window.innerHeight && box.bottom > 0;
  return isInSight ? performance.timeOrigin + performance.now() : undefined;
}
