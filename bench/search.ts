import { startSite } from "../tests/support/site";
import { launchBrowser } from "./client-bytes";
import { openPage, openPhone, PRESS_MS, PRESS_WITHIN } from "./phone";
import { type Effort, quick } from "./race";
import type { Row } from "./results";
import { productionLike } from "./stage";
import { spreadOf } from "./statistics";

const letters = "sgdmb";
const REST_MS = 3000;
/** A round of the phone's network. */
const ROUND_MS = 150;

/** Measures how long a phone waits from a letter to the list of what is found among 10,000 games, but for a round of its network. */
export async function benchSearch(effort: Effort): Promise<Row[]> {
  const environment = { ...productionLike, SANDBOX_GAMES: "10000", SANDBOX_PROVIDERS: "200" };
  const site = await startSite({ environment, isSilent: true });
  const browser = await launchBrowser();
  try {
    const page = await openPage(await openPhone(browser, site, false));
    await page.goto(`${site.url}/gamehall?category=all`, { waitUntil: "networkidle" });
    await page.waitForTimeout(REST_MS);
    const field = page.locator('main input[type="search"]');
    await field.click({ delay: PRESS_MS, timeout: PRESS_WITHIN });
    const waited: number[] = [];
    for (let round = 0; round < (effort === quick ? 1 : 2); round += 1)
      for (const letter of letters) {
        const shown = page.evaluate(untilFound, letter);
        await page.keyboard.type(letter);
        waited.push((await shown) - ROUND_MS);
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

/** Runs in the page: ms from the letter to the frame in which its list is shown. */
function untilFound(letter: string): Promise<number> {
  return new Promise((resolve) => {
    let typedAt = 0;
    addEventListener(
      "input",
      ({ timeStamp }) => {
        typedAt = timeStamp;
      },
      { once: true, capture: true },
    );
    const look = () => {
      const isShown = new URLSearchParams(location.search).get("search") === letter;
      if (isShown) resolve(performance.now() - typedAt);
      else requestAnimationFrame(look);
    };
    look();
  });
}
