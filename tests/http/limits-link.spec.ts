import { paths } from "../../app/routing/paths";
import { ask, navigation } from "../support/ask";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const pages = [
  paths.wallet(),
  paths.deposit(),
  paths.depositBy("sandcard"),
  paths.withdraw(),
  paths.cashierHistory(),
  paths.game("sand-dunes"),
  paths.game("sand-dunes", { mode: "demo" }),
  paths.betting(),
];

/** Beside the footer and the menus of every page. */
const waysIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*class="(?:icon-button|limits-link)[^>]*>/g)].filter(([link]) =>
    link.includes(`href="${paths.responsibleGame()}"`),
  ).length;

test("limits are one tap from money and games, and nowhere with the feature off", async ({
  site,
  sandbox,
}) => {
  const { cookie: Cookie } = await signIn(site);
  const open = async (path: string) =>
    (await ask(site.url, path, { headers: { ...navigation, Cookie } })).text;
  for (const path of pages) expect(waysIn(await open(path)), path).toBeGreaterThan(0);
  await sandbox.config({ cmsConfig: { product: { features: { responsibleGaming: false } } } });
  await expect.poll(async () => waysIn(await open(paths.wallet()))).toBe(0);
  for (const path of pages) expect(waysIn(await open(path)), path).toBe(0);
});
