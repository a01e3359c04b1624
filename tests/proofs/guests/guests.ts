import { realpathSync } from "node:fs";
import type { Cookie } from "@playwright/test";
import { programPath } from "../../../scripts/needs/provide";
import { startFirefox } from "../../support/engines/firefox";
import { signInByPost } from "../../support/sign-in-by-post";
import { type Site, startSite } from "../../support/site";
import { proveJourneys as proveJourneysIn } from "../engines/journeys";
import type { Proof, ProofOptions, Table } from "../table";
import { type GuestBrowser, startGuestBrowser } from "./guest-browser";
import { type Visited, visits } from "./inputs";
import { proveJourneys } from "./journeys";
import { PRESERVED, type Seen, visit } from "./visit";

const MAX_SHIFT = 0.02;

/** Pages into which browsers, extensions and servers on the way write are what they are without, and lose nothing. */
export const proof: Proof = async (table, options) => {
  const site = await startSite();
  const browser = await startGuestBrowser(site.url);
  try {
    const player = await signInByPost(site.url, await site.sandbox.clone("demo@sandbox.test"));
    for (const [page, guests] of visits(options))
      await provePage(table, options, browser, site, page, guests, page.isPlayers ? player : []);
    if (!options.isSample) {
      await proveJourneys(table, browser, site);
      await proveBeside(table, site, options);
    }
  } finally {
    await browser.stop();
    await site.stop();
  }
};

/** Firefox with the blocker that most people have. */
async function proveBeside(table: Table, site: Site, options: ProofOptions) {
  const firefox = await startFirefox(realpathSync(programPath("ublock")));
  try {
    await table.check("a blocker blocks", "an address of advertisers", async () => {
      await firefox.page.goto(`${site.url}/`);
      const isBlocked = await firefox.page.read<boolean>(
        `fetch("/adblock/frontend_loader.js").then(() => false, () => true)`,
      );
      await firefox.takeComplaints();
      if (!isBlocked) throw new Error("nothing is blocked");
    });
    await proveJourneysIn(table, { ...firefox, name: "Firefox with uBlock Origin" }, site, options);
  } finally {
    await firefox.stop();
  }
}

async function provePage(
  table: Table,
  options: ProofOptions,
  browser: GuestBrowser,
  site: Site,
  { path, isPlayers }: Visited,
  guests: readonly string[],
  cookies: readonly Cookie[],
) {
  const come = async (guest: string) => {
    await browser.become(guest, cookies);
    // The whole proof as a phone that takes its time, which is when people type early.
    return visit(browser.context, site.url + path, options.isSample ? 1 : 6);
  };
  const where = isPlayers ? `${path}, signed in,` : path;
  let alone: Seen | undefined;
  await table.check("alone", where, async () => {
    alone = await come("");
    mustBeQuiet(alone);
  });
  if (!alone) return;
  const { text } = alone as Seen;
  for (const guest of guests) {
    const input = `${where} with ${guest}`;
    let seen: Seen | undefined;
    await table.check("opens", input, async () => {
      seen = await come(guest);
    });
    if (!seen) continue;
    const met = seen as Seen;
    await table.check("says the same", input, () => mustEqual(met.text, text));
    await table.check("keeps what was typed early", input, () =>
      mustEqual(met.typed, met.typed && PRESERVED),
    );
    await table.check("no error of ours", input, () => mustBeQuiet(met));
    await table.check("nothing moves (thousandths)", input, () => {
      if (met.shift > MAX_SHIFT) throw new Error(`moves by ${met.shift}`);
      return met.shift * 1000;
    });
  }
}

function mustBeQuiet({ complaints }: Seen) {
  if (complaints.length > 0) throw new Error(`${complaints.length}: ${complaints[0]?.slice(0, 300)}`);
}

function mustEqual(seen: unknown, wanted: unknown) {
  const [is = "", should = ""] = [seen, wanted].map((value) =>
    typeof value === "string" ? value : JSON.stringify(value),
  );
  if (is === should) return;
  const at = [...should].findIndex((sign, index) => sign !== is[index]);
  throw new Error(`"${is.slice(at, at + 60)}" instead of "${should.slice(at, at + 60)}" at ${at}`);
}
