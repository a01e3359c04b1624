import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { noTelemetry } from "~/upstream/telemetry";
import { createDroppedList } from "../../../server/operator-page/dropped-list";
import { startTestApp } from "../../../tests/support/app-context";
import { signInEditor } from "../../../tests/support/content-editor";
import { createSandboxControl } from "../../../tests/support/sandbox-control";
import { loadSiteTable } from "../../../tests/support/site-table";
import { createContentReview } from "./content-review.server";

let table: Awaited<ReturnType<typeof loadSiteTable>>;
beforeAll(async () => {
  table = await loadSiteTable();
}, 60_000);

let site: Awaited<ReturnType<typeof startTestApp>>;
let list: ReturnType<typeof createDroppedList>;
let sandbox: ReturnType<typeof createSandboxControl>;
beforeEach(async () => {
  list = createDroppedList();
  site = await startTestApp({ shared: { telemetry: { ...noTelemetry, noteDropped: list.note } } });
  sandbox = createSandboxControl(site.sandbox.url);
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

async function found() {
  vi.setSystemTime(Date.now() + 60_000);
  await site.app.reviewContent(table);
  return list
    .list()
    .filter(({ mended }) => mended === undefined)
    .map(({ entry, field, why }) => [entry.type, entry.locale, field, why].join(" | "));
}

/** What a review finds that the seed has not. */
async function foundMore(spoil: () => Promise<unknown>) {
  const before = new Set(await found());
  await spoil();
  return (await found()).filter((line) => !before.has(line));
}

it("finds in the seed a page in one language, and words of one that lacks its own", async () => {
  expect(await found()).toEqual([
    expect.stringMatching(/^message-set \| lv-LV \| foreign \| \d+ in words of en-US, .*longPassword, /),
    "pages | es-ES | locale | not in es-ES, pt-BR, lv-LV, ar: visitors read it in en-US",
  ]);
});

it("finds menus that lead nowhere, and no longer once they lead somewhere", async () => {
  const menu = (urls: string[]) =>
    sandbox.config({ commonData: { menuLinks: urls.map((url, id) => ({ id, title: `To ${id}`, url })) } });
  const dead = ["/nothing-here", "/es-ES/terms/more", "/promotions/never"];
  const alive = [
    "/terms",
    "/old-promo/x",
    "/cashier",
    "/file.pdf",
    "https://a.example/x",
    "/?dialog=x",
    "/es-ES/about",
  ];
  const lines = await foundMore(() => menu([...dead, ...alive]));
  expect(lines.filter((line) => line.includes("| en-US |"))).toEqual([
    "common-data | en-US | menuLinks.0.url | “To 0” leads to /nothing-here: no page has this slug",
    "common-data | en-US | menuLinks.1.url | “To 1” leads to /terms/more: the site has no such page",
    "common-data | en-US | menuLinks.2.url | “To 2” leads to /promotions/never: no promotion has this slug",
  ]);
  await menu(alive);
  expect((await found()).filter((line) => line.startsWith("common-data"))).toEqual([]);
});

it("finds rules and terms that lead nowhere", async () => {
  const redirects = [
    { from: "/a", to: "/nothing-here" },
    { from: "/b/*", to: "/$1" },
    { from: "/c", to: "/a" },
  ];
  const cmsConfig = { seo: { redirects }, auth: { terms: { url: "/none" } } };
  const lines = await foundMore(() => sandbox.config({ cmsConfig }));
  expect(lines.filter((line) => line.includes("| en-US |"))).toEqual([
    "cms-config | en-US | auth.terms.url | leads to /none: no page has this slug",
    "cms-config | en-US | seo.redirects.0.to | “/a” leads to /nothing-here: no page has this slug",
  ]);
});

it("finds a promotion whose button leads nowhere, and pages of one language alone", async () => {
  const editor = await signInEditor(site.sandbox.url);
  const lines = await foundMore(async () => {
    await editor.change("promotions", ["slug", "welcome"], { button_url: "/nothing-here" });
    await editor.add("pages", { slug: "solo", title: "Solo" }, "es-ES");
  });
  expect(lines).toContain("promotions | en-US | button_url | leads to /nothing-here: no page has this slug");
  expect(lines).toContain(
    "pages | en-US | locale | not in en-US, pt-BR, lv-LV, ar: there visitors find nothing",
  );
});

it("finds words that a language lacks, and words that nothing says", async () => {
  const locales = [
    { code: "en-US", name: "English", isDefault: true, direction: "ltr" },
    { code: "fr-FR", name: "Français", isDefault: false, direction: "ltr" },
  ];
  const lines = await foundMore(() =>
    sandbox.config({
      locales: { locales, defaultLocale: "en-US" },
      messages: { "en-US": { "nobody.says": "this" } },
    }),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^message-set \| fr-FR \| foreign \| \d{4} in words of en-US, for want of its own: .+, …$/,
    ),
  );
  expect(lines).toContain("message-set | en-US | unknown | 1 said nowhere on the site: nobody.says");
});

it("says nothing of a language that could not be read whole", async () => {
  const { locales, defaultLocale } = await site.app.locales();
  const [locale = defaultLocale] = locales;
  const { content } = await site.contextFor();
  const notes: string[] = [];
  const review = (isRead: boolean) =>
    createContentReview({
      locales: async () => ({ locales: [locale], defaultLocale: locale }),
      content: (_code, { onFallback }) => ({
        ...content,
        messages: async () => {
          if (!isRead) onFallback();
          return {};
        },
      }),
      note: (document) => notes.push(document),
    })(table);
  await review(false);
  expect(notes).toEqual(["pages by locale"]);
  await review(true);
  expect(notes.slice(1)).toEqual(["pages by locale", "words en-US", "links en-US"]);
});
