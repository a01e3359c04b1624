import { inBrowser, openPage, openPhone, PRESS_MS, PRESS_WITHIN, ROUND_MS } from "./phone";
import { type Effort, quick } from "./race";
import type { Row } from "./results";
import { rowOf } from "./statistics";

/** The second letter searches. */
const beginnings = ["sa", "go", "dr", "mo", "li"];
const REST_MS = 2500;

/**
 * Measures how long a phone waits from a letter to the list of what is found among 10,000 games, but for a round of its
 * network. Of this 300 ms are the operator's own wait for the next letter (`search.debounceMs`).
 */
export function benchSearch(effort: Effort): Promise<Row[]> {
  return inBrowser({ SANDBOX_GAMES: "10000", SANDBOX_PROVIDERS: "200" }, async (browser, site) => {
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
    return [rowOf("search: letter to list, 10000 games", waited)];
  });
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
