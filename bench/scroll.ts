import type { CDPSession, Page } from "@playwright/test";
import { startSite } from "../tests/support/site";
import { launchBrowser } from "./client-bytes";
import { type Effort, quick } from "./race";
import type { Row } from "./results";

/** Numbers of cards at which memory is measured: as many as a document may hold, then far more. */
const marks = [288, 1_008, 2_016, 3_006];
const PAGE_SIZE = 18;

/** Measures a game hall's memory in the browser while it grows to three thousand cards and is scrolled end to end. */
export async function benchScroll(effort: Effort): Promise<Row[]> {
  const reached = effort === quick ? marks.slice(0, 1) : marks;
  const site = await startSite({ environment: { SANDBOX_GAMES: "10000", SANDBOX_SHARED_SECONDS: "60" } });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const tools = await page.context().newCDPSession(page);
    await page.goto(`${site.url}/gamehall?category=all`, { waitUntil: "networkidle" });
    const held: (Held & { what: string })[] = [];
    let shown = 1;
    for (const mark of reached) {
      for (; shown * PAGE_SIZE < mark; shown += 1) await showMore(page, shown + 1);
      held.push({ what: `${mark} cards shown`, ...(await weigh(tools)) });
    }
    await scrollThrough(page);
    held.push({ what: `${reached.at(-1)} cards, after scrolling up and down`, ...(await weigh(tools)) });
    return held.map(({ what, heap, nodes, cards }) => ({
      what: `game hall in a browser: ${what}`,
      figure: heap / 1e6,
      unit: "MB of heap",
      detail: `${nodes} nodes, ${cards} cards in the document`,
    }));
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function showMore(page: Page, next: number) {
  await page.locator('main a[rel="next"]').click();
  await page.waitForFunction(
    (wanted) => new URLSearchParams(location.search).get("page") === String(wanted),
    next,
  );
}

interface Held {
  heap: number;
  nodes: number;
  cards: number;
}

async function weigh(tools: CDPSession): Promise<Held> {
  await tools.send("Performance.enable");
  // Twice: objects freed by the first collection may have held others.
  for (let round = 0; round < 2; round += 1) await tools.send("HeapProfiler.collectGarbage");
  const { metrics } = await tools.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find(({ name: own }) => own === name)?.value ?? Number.NaN;
  const { result } = await tools.send("Runtime.evaluate", {
    expression: "document.querySelectorAll('.game-card').length",
  });
  return { heap: metric("JSHeapUsedSize"), nodes: metric("Nodes"), cards: result.value };
}

/** Scrolls one window height per rendered frame. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const height = document.documentElement.scrollHeight;
    for (const direction of [-1, 1]) {
      for (let moved = 0; moved < height; moved += innerHeight) {
        scrollBy(0, direction * innerHeight);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
    }
  });
}
