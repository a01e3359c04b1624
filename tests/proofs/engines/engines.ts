import { type Engine, isAlive } from "../../support/engines/engine-page";
import { startFirefox } from "../../support/engines/firefox";
import { startWebkit } from "../../support/engines/webkit";
import { type Site, startSite } from "../../support/site";
import type { Proof, ProofOptions, Table } from "../table";
import { proveBoxes } from "./comparison";
import { dialogs, mustShowContent } from "./dialogs";
import { proveJourneys } from "./journeys";
import { accountOf, become } from "./viewers";

/**
 * What a browser reports that ran into something (`BROWSER_REPORT_SHARE`). Not files: WebKit says that those are lost
 * which a page still loads when it is left.
 */
const REPORTED = /^(?!.*"kind":"file").*(?:something failed in a browser|a browser refused something).*/gm;

const starts = { webkit: startWebkit, firefox: startFirefox };

/**
 * The site in the engines of Safari and of Firefox: journeys, every dialog readable, and the boxes of every page and
 * dialog beside Chromium's. A sample tries WebKit alone. What is skipped is reported.
 */
export const proof: Proof = async (table, options) => {
  const excluded = {
    webkit: process.platform !== "linux" && "only Linux has its driver",
    firefox: options.isSample ? "by night" : process.argv.includes("--without-firefox") && "as asked",
  };
  const site = await startSite({ environment: { BROWSER_REPORT_SHARE: "1", RATE_LIMIT_FACTOR: "10000" } });
  const engines: Engine[] = [];
  try {
    for (const name of ["webkit", "firefox"] as const) {
      if (excluded[name]) process.stdout.write(`${name} is left out: ${excluded[name]}\n`);
      else
        await table.check("the engines start", name, async () => {
          engines.push(await starts[name]());
        });
    }
    for (const engine of engines) await proveIn(table, engine, site, options);
    if (!options.isSample) await proveBoxes(table, engines, site);
  } finally {
    await Promise.all(engines.map((engine) => engine.stop()));
    await site.stop();
  }
};

async function proveIn(table: Table, engine: Engine, site: Site, options: ProofOptions): Promise<void> {
  const said = site.output().length;
  await proveJourneys(table, engine, site, options);
  await proveDialogs(table, engine, site, options);
  await table.check(`${engine.name}: nothing is reported`, "the journeys and dialogs", async () => {
    await engine.page.goto("about:blank");
    const reports = site.output().slice(said).match(REPORTED);
    if (reports) throw new Error(reports.join("; ").slice(0, 1000));
  });
}

async function proveDialogs(table: Table, { name, page }: Engine, site: Site, { isSample }: ProofOptions) {
  for (const width of isSample ? [360] : [360, 1440]) {
    await page.resize(width, 800);
    let viewer: string | null | undefined;
    for (const [address, player] of dialogs) {
      await table.check(`${name}: dialogs show their content, ${width} px`, address, async () => {
        if (player !== viewer) await become(page, site, await accountOf(site, player));
        viewer = player;
        await page.goto(site.url + address);
        await page.until(isAlive);
        return mustShowContent(page);
      });
    }
  }
}
