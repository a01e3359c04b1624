import { startChromium } from "../../support/engines/chromium";
import { type Engine, isAlive } from "../../support/engines/engine-page";
import { routeTable } from "../../support/route-table";
import type { Site } from "../../support/site";
import type { Table } from "../table";
import { boxesOf, differences } from "./boxes";
import { dialogs, type View } from "./dialogs";
import { accountOf, become } from "./viewers";

const WIDTHS = [360, 768, 1440];
const LOCALES = ["", "/ar"];

const pages: View[] = routeTable.flatMap(({ path, visitor, player }): View[] => {
  if (visitor.kind === "page") return [[path, null]];
  return player.kind === "page" ? [[path, "demo"]] : [];
});

/** Differences that are an engine's own. */
const known: Readonly<Record<string, RegExp>> = {
  // Two date fields are side by side where they are narrow enough.
  WebKit: /form\.bets-days/,
  // It has no `sibling-count()`, by which tiles are made even.
  Firefox: /form\.bets-days|\.tile-grid/,
};

/** The boxes of every page and dialog beside Chromium's, in three widths and both directions. */
export async function proveBoxes(table: Table, engines: readonly Engine[], site: Site): Promise<void> {
  const chromium = await startChromium();
  const all = [chromium, ...engines];
  const views = [...pages, ...dialogs].sort(([, one], [, other]) => (one ?? "").localeCompare(other ?? ""));
  let viewer: string | null | undefined;
  try {
    for (const [address, player] of views) {
      if (player !== viewer) {
        const account = await accountOf(site, player);
        await Promise.all(all.map(({ page }) => become(page, site, account)));
      }
      viewer = player;
      for (const locale of LOCALES) {
        const path = address === "/" ? locale || "/" : locale + address;
        await Promise.all(all.map(({ page }) => show(page, site.url + path)));
        for (const width of WIDTHS) {
          const [expected = {}, ...others] = await Promise.all(
            all.map(async ({ page }) => {
              await page.resize(width, 800);
              return boxesOf(page);
            }),
          );
          for (const [at, { name }] of engines.entries()) {
            const found = differences(others[at] ?? {}, expected, known[name]);
            await table.check(`${name} beside Chromium, ${locale || "/en"} ${width} px`, path, () => {
              if (found.length > 0) throw new Error(found.join("; "));
            });
          }
        }
      }
    }
  } finally {
    await chromium.stop();
  }
}

async function show(page: Engine["page"], address: string) {
  await page.goto(address);
  await page.until(isAlive);
  if (/[?&](dialog|confirm|popup|menu|show_popup_)/.test(address))
    await page.until('document.querySelector("dialog:modal .dialog-content")');
}
