import type { Browser } from "@playwright/test";
import type { Site } from "../tests/support/site";
import { inBrowser, onPhone, PRESS_MS, press, seen } from "./phone";
import { type Effort, quick } from "./race";
import type { Row } from "./results";
import { rowOf } from "./statistics";

interface Use {
  path: string;
  isPlayer?: boolean;
  selector: string;
  /** A letter or figure that is typed after the press. */
  typed?: string;
}

const uses: Record<string, Use> = {
  menu: { path: "/", selector: 'header a[href*="menu"]' },
  "search text": { path: "/gamehall", selector: 'main input[type="search"]', typed: "s" },
  filter: { path: "/gamehall", selector: ".filter-panel summary" },
  "deposit amount": {
    path: "/cashier/deposit/sandcard",
    isPlayer: true,
    selector: 'main input[name="amount"]',
    typed: "5",
  },
  "sign-in": { path: "/forms/sign_in", selector: 'main form input:not([type="hidden"])', typed: "5" },
};

const moments = ["at first paint", "1.5 s after load"] as const;
const LOADS = 9;
/** For what a press starts. */
const AFTER_MS = 3000;

/** Measures how long the first interaction with a page waits for its answer (INP), on a phone. */
export function benchFirstUse(effort: Effort): Promise<Row[]> {
  return inBrowser({}, async (browser, site) => {
    const rows: Row[] = [];
    for (const [name, use] of Object.entries(uses)) {
      // The first visit fills the server's caches and image store.
      await pressOnce(browser, site, use, "1.5 s after load");
      for (const moment of moments) {
        const waited: number[] = [];
        for (let load = 0; load < (effort === quick ? 3 : LOADS); load += 1)
          waited.push(await pressOnce(browser, site, use, moment));
        const reported = waited.filter((one) => !Number.isNaN(one));
        rows.push(rowOf(`${name}: INP of the first use, ${moment}`, reported));
      }
    }
    return rows;
  });
}

function pressOnce(
  browser: Browser,
  site: Site,
  { path, isPlayer = false, selector, typed }: Use,
  moment: (typeof moments)[number],
): Promise<number> {
  return onPhone(browser, site, isPlayer, async (page) => {
    await page.goto(site.url + path, { waitUntil: "commit" });
    const target = seen(page, selector);
    await target.waitFor({ state: "visible" });
    if (moment === "at first paint") await page.waitForFunction(() => window.vitals.FCP > 0);
    else {
      await page.waitForLoadState("load");
      await page.waitForTimeout(1500);
    }
    await press(target);
    if (typed) await page.keyboard.type(typed, { delay: PRESS_MS });
    await page.waitForTimeout(AFTER_MS);
    // A new document starts again: its page would report another interaction.
    const { INP } = await page.evaluate(() => window.vitals);
    return INP || Number.NaN;
  });
}
