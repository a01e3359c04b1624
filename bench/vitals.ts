import type { Browser } from "@playwright/test";
import type { Site } from "../tests/support/site";
import { inBrowser, onPhone, PRESS_MS, PRESS_WITHIN, seen, settle, type Vitals } from "./phone";
import { type Effort, quick } from "./race";
import type { Row } from "./results";
import { rowOf } from "./statistics";

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
    pressed: [".heart", ".filter-panel summary", ".filter-panel .chips a:not([aria-current])"],
  },
  game: { path: "/game/sand-dunes", isPlayer: true, pressed: [".heart"] },
  deposit: { path: "/cashier/deposit", isPlayer: true, pressed: ['a[href*="menu"]'] },
};

const LOADS = 5;

/** Measures what a phone's visitor waits for: LCP, TBT, CLS of a first visit, and INP of a click on it. */
export function benchVitals(effort: Effort): Promise<Row[]> {
  return inBrowser({}, async (browser, site) => {
    const rows: Row[] = [];
    for (const [name, visit] of Object.entries(visits)) {
      // The first visit fills the server's caches and image store.
      await visitOnce(browser, site, visit);
      const measured: Vitals[] = [];
      for (let load = 0; load < (effort === quick ? 2 : LOADS); load += 1)
        measured.push(await visitOnce(browser, site, visit));
      for (const vital of ["LCP", "TBT", "CLS", "INP"] as const) {
        const values = measured.map((one) => one[vital]);
        const what = `${name}: ${vital}`;
        rows.push(vital === "CLS" ? rowOf(what, values, "", 3) : rowOf(what, values));
      }
    }
    return rows;
  });
}

function visitOnce(browser: Browser, site: Site, visit: Visit): Promise<Vitals> {
  return onPhone(browser, site, visit.isPlayer, async (page) => {
    await page.goto(site.url + visit.path, { waitUntil: "networkidle" });
    await page.waitForFunction(() =>
      Object.keys(document.getElementById("app") ?? {}).some((key) => key.startsWith("__react")),
    );
    await settle(page);
    const loaded = await page.evaluate(() => ({ ...window.vitals }));
    for (const selector of visit.pressed) {
      const target = seen(page, selector);
      // A press right after scrolling may land where a frame was.
      await target.scrollIntoViewIfNeeded({ timeout: PRESS_WITHIN });
      await settle(page).catch(() => {});
      await target.click({ timeout: PRESS_WITHIN, delay: PRESS_MS });
      await settle(page).catch(() => {});
    }
    // A press that a document answers leaves nothing to read, and what was not seen is below every bar.
    const { INP } = await page.evaluate(() => window.vitals).catch(() => ({ INP: 0 }));
    return { ...loaded, LCP: loaded.LCP || Number.NaN, INP: INP || Number.NaN };
  });
}
