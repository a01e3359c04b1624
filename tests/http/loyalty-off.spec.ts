import { paths } from "../../app/routing/paths";
import { ask, navigation } from "../support/ask";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const publicPages = [
  paths.home(),
  paths.gameHall(),
  paths.promotions(),
  paths.game("sand-dunes"),
  paths.support(),
];
const ownPages = [...publicPages, paths.wallet(), paths.bonuses(), paths.profileSettings()];
const gone = [
  paths.loyalty(),
  paths.loyaltyShop(),
  paths.loyaltyProgram("main"),
  `${paths.loyaltyShop()}?confirm=buy_product&id=1`,
];
const dialogs = [
  "dialog=quest&id=91",
  "dialog=character",
  "confirm=buy_product&id=1",
  "confirm=character&id=2",
];

/** Links, forms and files of the feature; what the route table is called in a script is no trace of it. */
const traces = (html: string) =>
  [
    ...html.matchAll(
      /<(?:a|form|link|script)\b[^>]*?(?:href|action|src)="([^"]*(?:loyalt|character)[^"]*)"/gi,
    ),
  ].map(([, address]) => address);

test("a loyalty programme that is switched off leaves no trace", async ({ site, sandbox }) => {
  const { cookie: Cookie } = await signIn(site);
  const openAs = (headers: object) => (path: string) =>
    ask(site.url, path, { headers: { ...navigation, ...headers } });
  const [visitor, player] = [openAs({}), openAs({ Cookie })];
  const requests = async () =>
    (await sandbox.calls()).filter(({ method }) => method.startsWith("loyalty.")).map(({ method }) => method);

  expect(traces((await visitor("/")).text)).not.toEqual([]);
  await player("/");
  expect(await requests()).not.toEqual([]);

  await sandbox.config({ cmsConfig: { product: { features: { loyalty: false } } } });
  await expect.poll(async () => (await visitor(paths.loyalty())).status).toBe(404);
  const before = (await requests()).length;
  for (const [open, pages] of [
    [visitor, publicPages],
    [player, ownPages],
  ] as const) {
    for (const path of pages) {
      const { status, text } = await open(path);
      expect(status, path).toBe(200);
      expect(traces(text), path).toEqual([]);
    }
    for (const path of gone) expect((await open(path)).status, path).toBe(404);
    for (const query of dialogs) expect((await open(`/?${query}`)).text, query).not.toContain("<dialog");
  }
  expect((await requests()).slice(before)).toEqual([]);
});
