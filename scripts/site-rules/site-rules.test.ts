import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseSnippet } from "../../app/browser/custom-code/parse-snippet";
import { readCommonData } from "../../app/content/config/common-data";
import { createContentTime } from "../../app/content/content-time.server";
import { readBanner } from "../../app/content/entities/banners";
import type { RedirectRule } from "../../app/content/entities/links";
import { readPromotion } from "../../app/content/promotions.server";
import { sanitizeRichText } from "../../app/content/rich-text/rich-text.server";
import { readPage } from "../../app/content/source/content-queries.server";
import { findRedirect } from "../../app/shell/redirects/follow-rules.server";
import { readRule } from "../../app/shell/redirects/redirect-rules";
import { contrastOf } from "../../app/ui/styles/contrast";
import type { Json, JsonObject } from "../../app/upstream/json";
import { safeHref } from "../../app/upstream/safe-href";
import { startTestApp } from "../../tests/support/app-context";
import { createSandboxControl } from "../../tests/support/sandbox-control";
import { loadSiteTable } from "../../tests/support/site-table";
import { siteRulesPath, siteRulesText } from "./document";

const kit = createRequire(new URL("../../integrations/strapi/src/rules/", import.meta.url));

interface Fault {
  path: (string | number)[];
  message: string;
}
interface SiteFacts {
  locales: string[];
  scriptOrigins?: string[];
}
type Attributes = Record<string, { type: string; component?: string }>;

const { entryFaults } = kit("./entry-faults") as {
  entryFaults: (
    uid: string,
    entry: object,
    attributesOf: (uid: string) => Attributes,
    site: SiteFacts,
  ) => Fault[];
};
const { chainFault, fromFault, toFault } = kit("./redirects") as {
  chainFault: (
    rule: RedirectRule,
    all: { listed?: RedirectRule[]; lookedUp?: RedirectRule[] },
  ) => string | undefined;
  fromFault: (from: string, how: { isLookedUp: boolean }) => string | undefined;
  toFault: (to: string) => string | undefined;
};
const { linkFault } = kit("./links") as { linkFault: (link: string) => string | undefined };
const { textFault } = kit("./texts") as { textFault: (html: string) => string | undefined };
const { codeFault } = kit("./code") as {
  codeFault: (code: string, origins?: string[]) => string | undefined;
};
const { slugFault } = kit("./slugs") as {
  slugFault: (slug: string, locales: string[]) => string | undefined;
};
const colours = kit("./contrast") as { contrastOf: (one: string, other: string) => number };

/** The fields of a type or component, as the kit's schemas have them. */
function attributesOf(uid: string): Attributes {
  const [, name = uid] = /^api::[\w-]+\.([\w-]+)$/.exec(uid) ?? [];
  const file = uid.startsWith("api::")
    ? `../api/${name}/content-types/${name}/schema.json`
    : `../components/${uid.replace(".", "/")}.json`;
  return JSON.parse(readFileSync(kit.resolve(file), "utf8")).attributes;
}

const facts = { locales: ["en-US", "es-ES", "ar"], scriptOrigins: ["https://tags.example"] };
const refused = (uid: string, entry: object) =>
  entryFaults(uid, entry, attributesOf, facts).map(({ path }) => path.join("."));

it("the rules of the content service are those of the site: npm run docs", () => {
  expect(readFileSync(siteRulesPath, "utf8")).toBe(siteRulesText());
});

describe("a link", () => {
  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "http://shop.example/a",
    "http://10.0.0.1:8080/",
    "www.shop.example",
    "//elsewhere.example",
    "/a\\b",
    "https://user:pass@shop.example/",
    "https:/shop.example",
    "/a b",
    "promotions",
    "/%2fa",
    `/${"a".repeat(2048)}`,
  ])("%s is refused, and the site leaves it out or changes it", (link) => {
    expect(linkFault(link)).toMatch(/\w+ \w+ \w+/);
    expect(safeHref(link)).not.toBe(link);
  });

  it.each([
    "/promotions",
    "?a=1",
    "#part",
    "https://shop.example/a?b=c",
    "mailto:a@b.example",
    "tel:+34600000000",
  ])("%s is taken by both", (link) => {
    expect(linkFault(link)).toBeUndefined();
    expect(safeHref(link)).toBe(link);
  });
});

describe("entries", () => {
  const days = Array.from({ length: 60 }, (_, day) => createContentTime(Date.UTC(2026, 10, 15 + day)));
  const page = (fields: JsonObject) => ({ slug: "about", title: "About", ...fields });
  const readAs = (fields: JsonObject) => {
    const dropped: string[] = [];
    const found = readPage(page(fields), [], (path) => dropped.push(path));
    return { found, dropped };
  };

  it("a button without a link to follow is named by its place, and left out", () => {
    const blocks = [
      { __component: "page.button", label: "Good", url: "/gamehall" },
      { __component: "page.button", label: "Bad", url: "javascript:alert(1)" },
    ];
    expect(refused("api::page.page", page({ blocks }))).toEqual(["blocks.1.url"]);
    expect(readAs({ blocks }).dropped).toEqual(["blocks.1.url"]);
  });

  it("items below components are named as well", () => {
    const menuLinks = [{ title: "A", url: "/a", children: [{ title: "B", url: "ftp://b.example" }] }];
    expect(refused("api::common-data.common-data", { menuLinks })).toEqual(["menuLinks.0.children.0.url"]);
    const dropped: string[] = [];
    readCommonData({ menuLinks }, (path) => dropped.push(path));
    expect(dropped).toEqual(["menuLinks.0.children.0.url"]);
  });

  it("a picture has words and a size", () => {
    const blocks = [{ __component: "page.image", image: { url: "/uploads/a.svg", name: "a.svg" } }];
    expect(refused("api::page.page", page({ blocks }))).toEqual(["blocks.0.image", "blocks.0.caption"]);
    const image = { url: "/uploads/a.png", name: "a.png", width: 600, height: 400 };
    expect(
      refused("api::page.page", page({ image, blocks: [{ ...blocks[0], image, caption: "A ship" }] })),
    ).toEqual([]);
  });

  it("a promotion that ends before it begins never runs", () => {
    const dates = { starts_at: "2026-12-24T00:00:00.000Z", ends_at: "2026-12-01T00:00:00.000Z" };
    expect(refused("api::promotion.promotion", dates)).toEqual(["ends_at"]);
    const promotion = readPromotion({ slug: "a", title: "A", ...dates }, [], () => {});
    expect(promotion && days.some((time) => time.isShown(promotion))).toBe(false);
    expect(refused("api::promotion.promotion", { ...dates, ends_at: "2026-12-25T00:00:00.000Z" })).toEqual(
      [],
    );
    expect(refused("api::promotion.promotion", { ends_at: dates.ends_at, starts_at: null })).toEqual([]);
  });

  it("what is never shown for its dates, or to anybody for its audience, is named", () => {
    const blocks: JsonObject[] = [
      { __component: "page.wins", publishAt: "2026-12-24", unpublishAt: "2026-12-01" },
      { __component: "page.jackpots", audience: { id: 1, countries: "ES, Spain", levels: "3,gold" } },
      { __component: "page.games", audience: { id: 2, viewer: "player", countries: "es, PT ", levels: "3" } },
    ];
    const home = { slug: "home", title: "Home", blocks };
    expect(refused("api::page.page", home)).toEqual([
      "blocks.0.unpublishAt",
      "blocks.1.audience.countries",
      "blocks.1.audience.levels",
    ]);
    const read = readPage(home, [], () => {});
    expect(read?.blocks.map(({ audience }) => audience)).toEqual([
      undefined,
      null,
      { viewer: "player", countries: ["ES", "PT"], levels: [3] },
    ]);
    expect(days.some((time) => time.isShown(read?.blocks[0] ?? {}))).toBe(false);
  });

  it("a text of the panel's editor is named by its link, and read without it", () => {
    const link = (url: string): Json => ({ type: "link", url, children: [{ type: "text", text: "here" }] });
    const content = (url: string): Json => [
      { type: "paragraph", children: [{ type: "text", text: "Read " }, link(url)] },
    ];
    const with_ = (fields: JsonObject) => ({ blocks: [{ __component: "page.rich-text", ...fields }] });
    expect(refused("api::page.page", page(with_({ content: content("javascript:1") })))).toEqual([
      "blocks.0.content",
    ]);
    expect(refused("api::page.page", page(with_({ content: content("/terms") })))).toEqual([]);
    expect(refused("api::page.page", page(with_({})))).toEqual(["blocks.0.body"]);
    const bodyOf = (url: string) =>
      readAs(with_({ content: content(url), body: "<p>Old</p>" })).found?.blocks[0];
    expect(bodyOf("/terms")).toMatchObject({ body: '<p>Read <a href="/terms">here</a></p>' });
    expect(bodyOf("javascript:1")).toMatchObject({ body: "<p>Read <a>here</a></p>" });
  });

  it("a text page is the same for everybody", () => {
    const blocks = [
      { __component: "page.button", label: "Go", url: "/a", audience: { id: 1, viewer: "player" } },
    ];
    expect(refused("api::page.page", page({ blocks }))).toEqual(["blocks"]);
    expect(readAs({ blocks }).dropped).toEqual(["blocks.0.audience"]);
    expect(refused("api::page.page", page({ layout: "landing", blocks }))).toEqual([]);
    const empty = [{ ...blocks[0], audience: { id: 1, viewer: null, levels: "" } }];
    expect(refused("api::page.page", page({ blocks: empty }))).toEqual([]);
  });

  it("a banner of the hall is for no player's level, and leads somewhere", () => {
    const banner: JsonObject = {
      id: 1,
      title: "Hall",
      position: "gamehall",
      button_url: "javascript:alert(1)",
      audience: { id: 1, levels: "3", viewer: "player" },
    };
    expect(refused("api::banner.banner", banner)).toEqual(["button_url", "audience"]);
    const dropped: string[] = [];
    expect(readBanner(banner, (path) => dropped.push(path))).toMatchObject({ audience: null });
    expect(dropped).toEqual(["banner.button_url", "banner.audience"]);
    const home = { ...banner, position: "home-main", button_url: "/promotions" };
    expect(refused("api::banner.banner", home)).toEqual([]);
    expect(readBanner(home, () => {})?.audience).toMatchObject({ levels: [3] });
  });

  it("an article is not changed before it is published", () => {
    const schemaArticle = {
      headline: "A",
      datePublished: "2026-02-02T00:00:00.000Z",
      dateModified: "2026-01-01T00:00:00.000Z",
    };
    expect(refused("api::seo.seo", { url: "/", schemaArticle })).toEqual(["schemaArticle.dateModified"]);
  });

  it("a snippet counts where it is switched on", () => {
    const customCode = [{ isEnabled: true, position: "head", code: "<div>Hello</div>" }];
    expect(refused("api::common-data.common-data", { customCode })).toEqual(["customCode.0.code"]);
    const off = customCode.map((snippet) => ({ ...snippet, isEnabled: false }));
    expect(refused("api::common-data.common-data", { customCode: off })).toEqual([]);
  });
});

describe("a text", () => {
  it.each([
    '<a href="javascript:alert(1)">a</a>',
    '<a href="http://shop.example/">a</a>',
    '<img src="/uploads/a.png" alt="" width="1" height="1">',
    '<img src="https://cdn.example/a.png" width="1" height="1">',
    '<img src="https://cdn.example/a.png" alt="" width="100%" height="1">',
  ])("%s is refused, and the site changes it", (html) => {
    expect(textFault(html)).toMatch(/\w+ \w+ \w+/);
    expect(sanitizeRichText(html, [])).not.toBe(html);
  });

  it("a picture without a size is refused, which the site shows without one", () => {
    const html = '<img src="https://cdn.example/a.png" alt="A" />';
    expect(textFault(html)).toContain("size");
    expect(sanitizeRichText(html, [])).not.toMatch(/width|height/);
  });

  it("what is well written is taken by both", () => {
    const html =
      '<p><a href="/terms">Terms</a> <img src="https://cdn.example/a.png" alt="" width="60" height="40" loading="lazy" /></p>';
    expect(textFault(html)).toBeUndefined();
    expect(sanitizeRichText(html, [])).toBe(html);
  });
});

describe("a slug", () => {
  it("of a page of the site's own is refused, and never shows a content page", async () => {
    const table = await loadSiteTable();
    const { reserved } = JSON.parse(siteRulesText()).slugs as { reserved: string[] };
    const shownAnyway = reserved.filter(
      (slug) => table.match(`/${slug}`).leafId === "features/content-page/page.route",
    );
    // The server answers these before it renders a page.
    expect(shownAnyway).toEqual(["healthz", "hit", "metrics", "readyz"]);
    for (const slug of reserved) expect(slugFault(slug, [])).toContain(`/${slug}`);
  });

  it("that is a locale is refused, any other taken", () => {
    expect(slugFault("ar", facts.locales)).toContain("/ar");
    expect(slugFault("es-es", facts.locales)).toContain("/es-es");
    expect(slugFault("about", facts.locales)).toBeUndefined();
  });
});

describe("custom code", () => {
  const origins = facts.scriptOrigins;

  it.each([
    "<div>Hello</div>",
    "Hello",
    '<script src="https://other.example/a.js"></script>',
    '<script src="http://tags.example/a.js"></script>',
    '<script type="importmap">{}</script>',
    '<script onload="go()">a()</script>',
    "<script><!-- <script</script>",
    '<link rel="stylesheet" href="https://tags.example/a.css">',
    '<style onload="go()">a{}</style>',
  ])("%s is refused, and the site leaves it out", (code) => {
    expect(codeFault(code, origins)).toMatch(/\w+ \w+ \w+/);
    expect(parseSnippet(code, origins).dropped).not.toEqual([]);
  });

  it.each([
    '<script async src="https://tags.example/a.js" data-purpose="analytics"></script>',
    "<script>go()</script><noscript><img src='https://tags.example/a.gif'></noscript>",
    '<link rel="preconnect" href="https://tags.example">',
    "<style>p{color:#fff;background:#000}</style>",
  ])("%s is taken by both", (code) => {
    expect(codeFault(code, origins)).toBeUndefined();
    expect(parseSnippet(code, origins).dropped).toEqual([]);
  });

  it("without the site's list of hosts any https one is taken", () => {
    expect(codeFault('<script src="https://other.example/a.js"></script>')).toBeUndefined();
  });

  it("colours of a text and its ground are far enough apart", () => {
    expect(codeFault(".note { color: #777; background: #fff }", origins)).toMatch(/left out/);
    expect(codeFault("<style>.note { color: #777; background: #fff }</style>", origins)).toMatch(/4\.47/);
    expect(codeFault("<style>.a{color:#333}.b{background-color:#222}</style>", origins)).toBeUndefined();
  });

  it.each([
    ["#777777", "#ffffff"],
    ["#102030", "#405060"],
    ["#ffffff", "#000000"],
  ])("the contrast of %s and %s is the site's", (one, other) => {
    expect(colours.contrastOf(one, other)).toBe(contrastOf(one, other));
  });
});

describe("a redirect", () => {
  let site: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    site = await startTestApp();
  });
  afterAll(() => site.close());

  const steps = (...paths: string[]): RedirectRule[] =>
    paths.slice(1).map((to, index) => ({ from: paths[index] ?? "", to }));
  const follow = async (redirects: RedirectRule[], path: string) => {
    const control = createSandboxControl(site.sandbox.url);
    await control.config({ cmsConfig: { seo: { redirects } } });
    return findRedirect(await site.contextFor({ path })).finally(() => control.reset());
  };

  it.each<[string, RedirectRule[], string]>([
    ["to itself", steps("/a1", "/a1"), "circle"],
    ["circle of three", steps("/a1", "/b1", "/c1", "/a1"), "circle"],
    [
      "circle through a query",
      [
        { from: "/a1", to: "/b1?x=1" },
        { from: "/b1", to: "/a1/" },
      ],
      "circle",
    ],
    ["circle through the site's own", steps("/cashier/deposit", "/cashier"), "circle"],
    [
      "circle of wildcards",
      [
        { from: "/a1/*", to: "/b1/$1" },
        { from: "/b1/*", to: "/a1/$1" },
      ],
      "circle",
    ],
    ["chain", steps("/a1", "/b1", "/c1", "/d1", "/e1", "/f1", "/g1"), "last address"],
  ])("%s is refused, and followed by nobody", async (_, listed, words) => {
    const [first] = listed;
    if (!first) throw new Error("no rule");
    expect(chainFault(first, { listed })).toContain(words);
    if (!first.from.includes("*")) {
      expect(chainFault(first, { lookedUp: listed })).toContain(words);
    }
    const path = first.from.replace("*", "a");
    if (first.from === first.to) return;
    await expect(follow(listed, path)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("five one after the other are taken by both", async () => {
    const listed = steps("/a1", "/b1", "/c1", "/d1", "/e1", "/f1");
    for (const rule of listed) expect(chainFault(rule, { listed })).toBeUndefined();
    expect((await follow(listed, "/a1"))?.headers.get("Location")).toBe("/f1");
  });

  it.each([
    { from: "legacy", to: "/" },
    { from: "/a?b=1", to: "/" },
    { from: "/a", to: "javascript:alert(1)" },
    { from: "/a", to: "//elsewhere.example" },
    { from: "/a", to: "promotions" },
  ])("%j is refused, and no rule of the site's", (rule) => {
    expect(fromFault(rule.from, { isLookedUp: false }) ?? toFault(rule.to)).toMatch(/\w+ \w+/);
    expect(readRule(rule)).toBeNull();
  });
});
