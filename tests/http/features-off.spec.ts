import { ask, navigation } from "../support/ask";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const off = { responsibleGaming: false, betHistory: false, loyalty: false, loyaltyShop: false };
/** Of each feature, what links and mails lead to: pages, and addresses that only lead on to one. */
const addresses = [
  "/responsible-game",
  "/profile/responsible-game",
  "/bets/all",
  "/bets/x/y",
  "/profile/bets",
  "/loyalty",
  "/loyalty/shop",
  "/loyalty/main",
];

test("a page whose feature is off says so within its layout, and visitors are asked to sign in first", async ({
  site,
  sandbox,
}) => {
  const { cookie: Cookie } = await signIn(site);
  const open = (path: string, headers: object = {}) =>
    ask(site.url, path, { headers: { ...navigation, ...headers } });
  await sandbox.config({ cmsConfig: { product: { features: off } } });
  await expect.poll(async () => (await open("/loyalty")).status).toBe(404);
  for (const path of addresses) {
    const { status, text } = await open(path, { Cookie });
    expect(status, path).toBe(404);
    expect(text, path).toContain("<main");
    expect(text, path).toMatch(/<nav[\s\S]*<a [^>]*href="\/gamehall/);
    if (!path.startsWith("/loyalty")) expect((await open(path)).status, path).toBe(302);
  }
});
