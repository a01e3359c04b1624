import { beforeEach, expect, it } from "vitest";
import { loadHome, readOwnHome } from "~/features/home/home.server";
import { sectionOf } from "~/features/home/testing/section-of";
import { openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const loyaltyCalls = (from = 0) =>
  app.sandbox.world.state.calls.slice(from).filter(({ method }) => method.startsWith("loyalty."));

it("shows a player what can be gone on with, then what can be begun", async () => {
  const browser = await openPlayerBrowser(app);
  const { quests } = await browser.visit("/", (context) => readOwnHome(context), { isDataRequest: true });
  const part = await quests?.tiles;
  const html = (part?.ok && part.value?.html) || "";
  const titles = [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, title]) => [
    title,
    href,
  ]);
  expect(titles).toEqual([
    ["Explorer", "/?dialog=quest&amp;id=92"],
    ["Live casino night", "/?dialog=quest&amp;id=93"],
    ["Big win", "/?dialog=quest&amp;id=94"],
  ]);
  expect(html).toContain("120 points");
  expect(html).toContain('value="60"');
  const spanish = await browser.visit("/", (context) => readOwnHome(context), {
    locale: "es-ES",
    isDataRequest: true,
  });
  expect(spanish.quests).toMatchObject({ title: "Misiones", moreHref: "/es-ES/loyalty" });
  expect(JSON.stringify(spanish.quests)).toContain("/es-ES?dialog=quest");
});

it("is missed alone when it does not come", async () => {
  const browser = await openPlayerBrowser(app);
  browser.fail("loyalty.getPrograms=status:500");
  const [{ quests }, home] = await browser.visit("/", (context) =>
    Promise.all([readOwnHome(context), loadHome(context)]),
  );
  expect(quests?.tiles).toEqual({ ok: false });
  expect(sectionOf(home, "categories").part.ok).toBe(true);
});

it("follows the page to a browser that runs our script, and leaves it quietly", async () => {
  const browser = await openPlayerBrowser(app);
  const open = () => browser.visit("/", (context) => readOwnHome(context), { runsScript: true });
  const { quests } = await open();
  expect(quests?.tiles).toBeInstanceOf(Promise);
  // The document has the HTML in its markup.
  expect(await quests?.tiles).toEqual({ ok: true, value: { id: expect.any(String) } });
  browser.fail("loyalty.getPrograms=status:500");
  expect(await (await open()).quests?.tiles).toEqual({ ok: false });
});

it("is nothing to a visitor, and nothing is requested", async () => {
  const home = await readOwnHome(await app.contextFor());
  expect(home.quests).toBeNull();
  expect(loyaltyCalls()).toEqual([]);
});

it("is nothing where the operator has no programme, and nothing is requested", async () => {
  app.sandbox.world.state.patches = { cmsConfig: { product: { features: { loyalty: false } } } };
  const browser = await openPlayerBrowser(app);
  // What was known before is shown a little longer, while the new setting is read.
  await browser.visit("/", (context) => context.content.config());
  const before = app.sandbox.world.state.calls.length;
  expect((await browser.visit("/", (context) => readOwnHome(context))).quests).toBeNull();
  expect(loyaltyCalls(before)).toEqual([]);
});
