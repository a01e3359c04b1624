import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { paths } from "../../app/routing/paths";
import { programPath } from "../needs/provide";
import type { Outcome, Part } from "./part";

/** Where words of a market stand for visitors. */
const open = {
  home: paths.home(),
  register: paths.signUp(),
  complaints: paths.disputes(),
  farewell: paths.farewell(),
  hall: paths.gameHall(),
};
/** And for players. */
const own = {
  account: paths.profileSettings(),
  limits: paths.responsibleGame(),
  question: paths.limitQuestion(),
  deposit: paths.deposit(),
};
/** The headless name reads as a crawler's, and crawlers get other pages. */
const userAgent =
  "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36";
const absent = (summary: string): Outcome => ({ files: [], summary, holds: "absent" });

/** Pictures of a running site at the places of its market's words, on a phone. */
export const marketPictures: Part = {
  title: "Pictures of a market's places",
  async make({ folder, site }) {
    if (!site) return absent("no site is named (--site https://casino.example)");
    const executablePath = browserPath();
    if (!executablePath) return absent("there is no browser on this machine");
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    try {
      const page = await browser.newPage({ userAgent, viewport: { width: 360, height: 780 } });
      const files: string[] = [];
      const take = async (name: string, address: string) => {
        await page.goto(new URL(address, site).href, { waitUntil: "load" });
        files.push(`market-${name}.png`);
        await page.screenshot({ path: join(folder, `market-${name}.png`), fullPage: true });
      };
      for (const [name, path] of Object.entries(open)) await take(name, path);
      // A game stands for all of them: the first that the hall has.
      const link = page.locator('a[href*="/game/"]').first();
      const game = await link.getAttribute("href", { timeout: 5000 }).catch(() => null);
      if (game) await take("game", game);
      const isIn = await signIn(page, site);
      if (isIn) {
        for (const [name, path] of Object.entries(own)) await take(name, path);
        if (game) await take("play", game);
      }
      const whose = isIn ? "" : ", of visitors alone: PROBE_LOGIN and PROBE_PASSWORD name no account";
      return { files, summary: `${files.length} pictures of ${new URL(site).host}${whose}`, holds: "yes" };
    } finally {
      await browser.close();
    }
  },
};

/** Signs the account of the journeys in, where one is named. */
async function signIn(page: Page, site: string): Promise<boolean> {
  const { PROBE_LOGIN: login, PROBE_PASSWORD: password } = process.env;
  if (!login || !password) return false;
  await page.request.post(new URL(paths.signIn(), site).href, {
    form: { login, password },
    headers: { Origin: new URL(site).origin },
  });
  const { pathname } = new URL((await page.request.get(new URL(paths.wallet(), site).href)).url());
  if (!pathname.endsWith(paths.wallet())) throw new Error("PROBE_LOGIN is not signed in");
  return true;
}

function browserPath(): string | undefined {
  try {
    return programPath("chromium");
  } catch {
    return undefined;
  }
}
