import type { AppLoadContext } from "@remix-run/node";
import { afterEach, expect, it } from "vitest";
import { loadHall } from "~/features/games/hall/hall.server";
import { loadHome } from "~/features/home/home.server";
import { sectionOf } from "~/features/home/testing/section-of";
import { parseFaults } from "../../../sandbox/control/faults";
import { banners } from "../../../sandbox/seed/banners/banners";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import type { ShownBanners } from "./banners.server";

const app = await testApp();
const player = await cookiesOf(app, "demo@sandbox.test");
afterEach(() => {
  app.sandbox.world.state.patches = {};
  app.sandbox.world.state.faults = [];
});

type Page = (
  context: AppLoadContext,
) => Promise<{ banners: { ok: boolean; value?: ShownBanners } | undefined }>;

const pages: [string, string, Page][] = [
  ["/", "home-main", async (context) => ({ banners: sectionOf(await loadHome(context), "banners").part })],
  ["/gamehall", "gamehall", (context) => loadHall(context, new URLSearchParams())],
  [
    "/gamehall?providers=dune-works",
    "gamehall",
    (context) => loadHall(context, new URLSearchParams("providers=dune-works")),
  ],
];

async function open(path: string, load: Page) {
  const before = app.sandbox.world.state.calls.length;
  const context = await app.contextFor({ path, cookieHeader: player, isDataRequest: true });
  const { banners: part } = await load(context);
  const calls = app.sandbox.world.state.calls.slice(before);
  return {
    part: part ?? { ok: false },
    requests: calls.filter(({ method }) => method === "banners.get").length,
  };
}

it("nothing of them is requested above what was searched", async () => {
  const load: Page = (context) => loadHall(context, new URLSearchParams("search=star"));
  expect(await open("/gamehall?search=star", load)).toEqual({ part: { ok: false }, requests: 0 });
});

it.each(pages)("%s shows the banners of %s, requested once", async (path, slot, load) => {
  app.sandbox.world.state.patches = {
    cmsConfig: { banner: { positions: { [slot]: { autoplaySeconds: 5, count: 2 } } } },
  };
  const own = banners.filter(({ position }) => position === slot).map(({ title }) => title["en-US"]);
  const { part, requests } = await open(path, load);
  const titles = (part.value?.tiles.html ?? "").matchAll(/<h2>([^<]*)</g);
  expect([...titles].map(([, title]) => title)).toEqual(own.slice(0, 2));
  expect(part.value?.shown).toBe(own.slice(0, 2).length);
  expect(part.value?.autoplaySeconds).toBe(5);
  expect(requests).toBe(1);
});

it.each(pages)("%s stands without those of %s", async (path, _place, load) => {
  app.sandbox.world.state.faults = parseFaults("banners.get=status:500");
  const { part } = await open(path, load);
  expect(part).toEqual({ ok: false });
});
