import { startSite } from "../tests/support/site";
import { launchBrowser } from "./client-bytes";
import { openPage, openPhone, PRESS_MS, PRESS_WITHIN, ROUND_MS } from "./phone";
import { type Effort, quick } from "./race";
import type { Row } from "./results";
import { productionLike } from "./stage";
import { spreadOf } from "./statistics";

/** The second letter searches. */
const beginnings = ["sa", "go", "dr", "mo", "li"];
const REST_MS = 2500;

/**
 * Measures how long a phone waits from a letter to the list of what is found among 10,000 games, but for a round of its
 * network. Of this 300 ms are the operator's own wait for the next letter (`search.debounceMs`).
 */
export async function benchSearch(effort: Effort): Promise<Row[]> {
  const environment = { ...productionLike, SANDBOX_GAMES: "10000", SANDBOX_PROVIDERS: "200" };
  const site = await startSite({ environment, isSilent: true });
  const browser = await launchBrowser();
  try {
    const page = await openPage(await openPhone(browser, site, false));
    await page.goto(`${site.url}/?dialog=search`, { waitUntil: "networkidle" });
    await page.waitForTimeout(REST_MS);
    const field = page.getByRole("dialog").getByRole("combobox");
    await field.click({ delay: PRESS_MS, timeout: PRESS_WITHIN });
    const waited: number[] = [];
    for (let round = 0; round < (effort === quick ? 1 : 2); round += 1)
      for (const [first = "", second = ""] of beginnings) {
        await page.keyboard.type(first);
        await page.evaluate(noteLetter);
        await page.keyboard.type(second);
        const shown = await page.waitForFunction(timeToList, null, { polling: "raf", timeout: PRESS_WITHIN });
        waited.push(((await shown.jsonValue()) ?? Number.NaN) - ROUND_MS);
        await field.fill("");
        await page.waitForTimeout(REST_MS);
      }
    const { median, low, high } = spreadOf(waited);
    const spread = `${low.toFixed(0)} to ${high.toFixed(0)}`;
    return [{ what: "search: letter to list, 10000 games", figure: median, unit: "ms", spread }];
  } finally {
    await browser.close();
    await site.stop();
  }
}

declare global {
  interface Window {
    typedAt: number;
  }
}

/** Runs in the page. */
function noteLetter() {
  window.typedAt = Number.NaN;
  const note = ({ timeStamp }: Event) => {
    window.typedAt = timeStamp;
  };
  addEventListener("input", note, { once: true, capture: true });
}

/** Runs in the page at each frame: ms since the letter once its list is shown, else nothing. */
function timeToList(): number | undefined {
  const isFound = /\d/.test(document.querySelector(".search-status")?.textContent ?? "");
  const list = document.querySelector(".search-list:not([aria-busy]) .search-option");
  return isFound && list && window.typedAt > 0 ? performance.now() - window.typedAt : undefined;
}
