import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { signInEditor } from "../../tests/support/content-editor";
import { startWholeSite } from "../../tests/support/site-in-process";

const MOMENT = Date.parse("2026-11-27T08:00:00Z");
const at = (seconds: number) => new Date(MOMENT + seconds * 1000).toISOString();

vi.useFakeTimers({ toFake: ["Date"] });
const { sandbox, server, close } = await startWholeSite(
  { PAGE_CACHE_SECONDS: "3600" },
  { sharedSeconds: 60 },
);
afterAll(close);
afterAll(() => vi.useRealTimers());
afterEach(() => sandbox.world.reset());

async function open(path: string) {
  const { status, text, headers } = await server.ask(path, { headers: { accept: "text/html" } });
  return { status, text, rule: headers["cache-control"] ?? "" };
}

const block = (title: string, fields: object = {}) => ({
  __component: "page.rich-text",
  title,
  body: "<p>Words</p>",
  ...fields,
});

describe("what an editor has dated", () => {
  it("is seen to the second on a cached page, and in the headers for caches in front", async () => {
    vi.setSystemTime(MOMENT - 86_400_000);
    const editor = await signInEditor(sandbox.url);
    const slug = "black-friday";
    await editor.add("pages", {
      slug,
      title: "Black Friday",
      layout: "landing",
      unpublishAt: at(7200),
      blocks: [
        block("Soon", { unpublishAt: at(0) }),
        block("Now", { publishAt: at(0) }),
        block("All the time"),
      ],
    });
    const seen = async (seconds: number) => {
      vi.setSystemTime(MOMENT + seconds * 1000);
      const { status, text, rule } = await open(`/p/${slug}`);
      const titles = ["Soon", "Now", "All the time"].filter((title) => text.includes(`>${title}</h2>`));
      return { status, titles, isCacheable: /s-maxage=[1-9]/.test(rule) };
    };
    const before = { status: 200, titles: ["Soon", "All the time"] };
    const after = { status: 200, titles: ["Now", "All the time"] };
    expect(await seen(-4000)).toEqual({ ...before, isCacheable: true });
    // Cached, and still with the rule of when it was rendered.
    expect(await seen(-3601)).toEqual({ ...before, isCacheable: true });
    // Cached pages are stale after half the bound, and rendered again near the moment.
    expect(await seen(-1500)).toEqual({ ...before, isCacheable: false });
    expect(await seen(-1)).toEqual({ ...before, isCacheable: false });
    expect(await seen(0)).toEqual({ ...after, isCacheable: true });
    expect(await seen(7199)).toEqual({ ...after, isCacheable: false });
    expect((await seen(7200)).status).toBe(404);
  });

  it("is a page that begins, whose 404 nobody caches", async () => {
    const editor = await signInEditor(sandbox.url);
    await editor.add("pages", { slug: "soon", title: "Begun", publishAt: at(20_000) });
    const status = async (seconds: number) => {
      vi.setSystemTime(MOMENT + seconds * 1000);
      return (await open("/soon")).status;
    };
    expect([await status(19_995), await status(19_999), await status(20_000)]).toEqual([404, 404, 200]);
  });

  it("is a promotion, a link of the menu, and what a reply says of itself", async () => {
    const editor = await signInEditor(sandbox.url);
    const link = {
      title: "Advent",
      url: "/promotions?advent",
      publishAt: at(30_000),
      unpublishAt: at(40_000),
    };
    sandbox.world.state.patches = { commonData: { menuLinks: [{ title: "Home", url: "/" }, link] } };
    await editor.add("promotions", {
      slug: "advent",
      title: "Advent calendar",
      text: "<p>A door a day</p>",
      starts_at: at(30_000),
      ends_at: at(40_000),
    });
    const seen = async (seconds: number) => {
      vi.setSystemTime(MOMENT + seconds * 1000);
      const { text } = await open("/promotions");
      return [text.includes("/promotions/advent"), text.includes("?advent")];
    };
    expect(await seen(29_999)).toEqual([false, false]);
    expect(await seen(30_000)).toEqual([true, true]);
    expect(await seen(39_999)).toEqual([true, true]);
    expect(await seen(40_000)).toEqual([false, false]);
  });
});
