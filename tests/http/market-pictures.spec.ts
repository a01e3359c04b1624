import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marketPictures } from "../../scripts/evidence/market-pictures";
import { byNight } from "../support/by-day";
import { expect, test } from "./fixtures";

// By night alone: it opens a browser for a document that is made before an audit.

const open = ["complaints", "farewell", "game", "hall", "home", "register"];
const own = ["account", "deposit", "limits", "play", "question"];

test(
  "the evidence has pictures of a market's places, of those behind the sign-in too",
  byNight,
  async ({ ownSite }) => {
    test.setTimeout(180_000);
    const site = await ownSite({ environment: { SANDBOX_MARKET: "DK" } });
    const { login, password } = await site.sandbox.clone("demo@sandbox.test");
    const taken = async (account: Record<string, string>) => {
      Object.assign(process.env, { PROBE_LOGIN: "", PROBE_PASSWORD: "", ...account });
      const folder = mkdtempSync(join(tmpdir(), "pictures-"));
      const order = { folder, isSample: true, stamp: "", site: site.url };
      const outcome = await marketPictures.make(order);
      const names = readdirSync(folder);
      for (const name of names) expect(statSync(join(folder, name)).size, name).toBeGreaterThan(5000);
      return { ...outcome, names: names.map((name) => /market-(\w+)\.png/.exec(name)?.[1]).sort() };
    };
    expect(await taken({})).toMatchObject({ holds: "yes", names: open });
    const all = await taken({ PROBE_LOGIN: login, PROBE_PASSWORD: password });
    expect(all).toMatchObject({ holds: "yes", names: [...open, ...own].sort() });
    await expect(taken({ PROBE_LOGIN: login, PROBE_PASSWORD: "none" })).rejects.toThrow("is not signed in");
  },
);
