import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type FaultServer, faults, json, startFaultServer } from "~/../tests/support/fault-server";
import { configFor, recordedLog } from "~/../tests/support/requests";
import { noTelemetry } from "~/upstream/telemetry";
import { createContent } from "./client.server";
import type { Content, ContentClient, ContentRequest } from "./content-client";
import { ContentFailure } from "./content-failure";
import { createContentTime } from "./content-time.server";

let cms: FaultServer;
let content: Content;
let log: ReturnType<typeof recordedLog>;

beforeAll(async () => {
  cms = await startFaultServer();
});
afterAll(() => cms.close());
beforeEach(() => {
  log = recordedLog();
  content = createContent(configFor(cms.url), log);
});
afterEach(() => content.close());

const clientFor = (changes: Partial<ContentRequest> = {}, of = content) =>
  of.forRequest({
    requestId: "r-1",
    origin: "https://casino.example",
    locale: "es-ES",
    signal: new AbortController().signal,
    ...changes,
  });

const localesReply = {
  locales: [
    { code: "en-US", name: "English", isDefault: true, direction: "ltr" },
    { code: "es-ES", name: "Español", isDefault: false, direction: "ltr" },
    { code: "../x", name: "Trap", isDefault: false, direction: "ltr" },
  ],
  defaultLocale: "en-US",
};
const one = (attributes: object) => ({ data: { id: 1, attributes }, meta: {} });
const missing = { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found" } };

/** Answers by path; what is not listed is missing. */
function answer(table: Record<string, object>) {
  cms.answer((response, { url }) => {
    const body = table[decodeURIComponent(`${url.pathname}${url.search}`)] ?? table[url.pathname];
    if (body) json(response, body);
    else json(response, missing, { status: 404 });
  });
}

describe("locales", () => {
  it("are those that fit", async () => {
    answer({ "/nfx/i18n/locales": localesReply });
    const { locales, defaultLocale } = await clientFor().locales();
    expect(locales.map((locale) => locale.code)).toEqual(["en-US", "es-ES"]);
    expect(defaultLocale).toBe("en-US");
  });

  it.each([
    ["an unknown default gives way to the marked one", { ...localesReply, defaultLocale: "fr" }, "en-US"],
    ["no default at all gives way to the first", { locales: [{ code: "lv-LV", name: "Latviešu" }] }, "lv-LV"],
  ])("%s", async (_name, reply, expected) => {
    answer({ "/nfx/i18n/locales": reply });
    expect((await clientFor().locales()).defaultLocale).toBe(expected);
  });

  it.each([{ locales: [] }, {}, { locales: "x" }])("none at all is thrown: %j", async (reply) => {
    answer({ "/nfx/i18n/locales": reply });
    await expect(clientFor().locales()).rejects.toThrow("no locale");
  });

  it("a failing service is thrown", async () => {
    cms.answer(faults.reset);
    await expect(clientFor().locales()).rejects.toMatchObject({ kind: "network" });
  });
});

describe("what changes by itself", () => {
  const changesOf = async (read: (client: ContentClient) => Promise<unknown>, now?: number) => {
    const time = createContentTime(now);
    await read(clientFor({ time, locale: "en-US" }));
    return time.changesAt;
  };

  it("is known of a reply that says so, of a cached one too, and the next one is requested then", async () => {
    const changesAt = Date.now() + 400;
    let requested = 0;
    cms.answer((response) => {
      requested += 1;
      const headers = { "changes-at": new Date(changesAt).toISOString() };
      json(response, { "home.title": `Words ${requested}` }, requested === 1 ? { headers } : {});
    });
    const words = (client: ContentClient) => client.messages("en-US");
    expect(await changesOf(words)).toBe(changesAt);
    expect(await changesOf(words)).toBe(changesAt);
    expect(requested).toBe(1);
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(changesAt), 1000);
    expect(await clientFor().messages("en-US")).toEqual({ "home.title": "Words 2" });
    expect(await changesOf(words)).toBe(Number.POSITIVE_INFINITY);
  });

  it("is known of a redirect that is still to come", async () => {
    const headers = { "changes-at": "2999-01-01T00:00:00Z" };
    cms.answer((response) => json(response, {}, { headers }));
    expect(await changesOf((client) => client.routeRule("/sale"))).toBe(Date.parse("2999-01-01"));
  });

  it("is a page with its blocks, and the links of menus", async () => {
    const NOON = Date.parse("2026-06-01T12:00:00Z");
    const HOUR = 3_600_000;
    const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
    const block = (title: string, dates: object) => ({
      __component: "page.rich-text",
      title,
      body: "<p>a</p>",
      ...dates,
    });
    const page = {
      slug: "sale",
      title: "Sale",
      unpublishAt: at(3),
      blocks: [block("First", { unpublishAt: at(1) }), block("Next", { publishAt: at(1) })],
    };
    const link = (url: string, dates = {}) => ({ title: url, url, ...dates });
    const menu = [link("/a"), { ...link("/b"), children: [link("/c"), link("/d", { publishAt: at(2) })] }];
    answer({
      "/nfx/i18n/locales": localesReply,
      "/api/pages": { data: [{ id: 1, attributes: page }], meta: {} },
      "/api/common-data": one({ menuLinks: menu }),
    });
    const seen = async (hours: number) => {
      const client = clientFor({ time: createContentTime(NOON + hours * HOUR), locale: "en-US" });
      const { menuLinks } = await client.commonData();
      return [
        (await client.page("sale"))?.blocks.map((one) => one.kind === "rich-text" && one.title),
        menuLinks,
      ];
    };
    const [, inShort] = await seen(0);
    expect(await seen(0)).toEqual([
      ["First"],
      [
        expect.objectContaining({ id: "/a" }),
        expect.objectContaining({ children: [expect.objectContaining({ id: "/c" })] }),
      ],
    ]);
    expect((await seen(0))[1]).toBe(inShort);
    expect(await seen(1)).toEqual([["Next"], expect.anything()]);
    const [none, whole] = await seen(3);
    expect(none).toBeUndefined();
    expect(whole).toMatchObject([{ id: "/a" }, { children: [{ id: "/c" }, { id: "/d" }] }]);
    expect(await changesOf((client) => client.page("sale"), NOON + 2 * HOUR)).toBe(NOON + 3 * HOUR);
    expect(await changesOf((client) => client.commonData(), NOON)).toBe(NOON + 2 * HOUR);
  });
});

describe("banners", () => {
  it("are those of the locale, else of the default one", async () => {
    const banner = (id: number, title: string) => ({ id, attributes: { title } });
    answer({
      "/nfx/i18n/locales": localesReply,
      "/api/banners?pagination[page]=1&pagination[pageSize]=100&locale=en-US&populate=deep": {
        data: [banner(1, "English")],
        meta: {},
      },
      "/api/banners": { data: [], meta: {} },
    });
    expect(await clientFor().banners()).toMatchObject([{ id: "1", title: "English", position: "home-main" }]);
  });

  it("are none where the service has no such type, gives it to nobody, or fails: pages are cached without", async () => {
    const onFallback = vi.fn();
    answer({ "/nfx/i18n/locales": localesReply });
    expect(await clientFor({ onFallback }).banners()).toEqual([]);
    for (const status of [403, 500]) {
      await content.close();
      content = createContent(configFor(cms.url), log);
      cms.answer((response, { url }) =>
        url.pathname === "/api/banners" ? json(response, missing, { status }) : json(response, localesReply),
      );
      expect(await clientFor({ onFallback }).banners()).toEqual([]);
    }
    expect(onFallback).not.toHaveBeenCalled();
  });
});

it("pages of a locale say which of them is of a type of its own", async () => {
  const page = (slug: string, more = {}) => ({ id: slug, attributes: { slug, ...more } });
  answer({ "/api/pages": { data: [page("about"), page("terms", { __type: "legal-pages" })], meta: {} } });
  expect(await clientFor().seo.pagesIn("en-US")).toEqual([
    { type: "pages", slug: "about", documentId: "" },
    { type: "legal-pages", slug: "terms", documentId: "" },
  ]);
});

describe("drafts", () => {
  const titleOf = async (client: ContentClient) => (await client.page("about"))?.title;
  /** A Strapi 5 whose draft of a page is one word ahead. */
  function answerDrafts() {
    cms.answer((response, { url, headers }) => {
      const isDraft = url.searchParams.get("status") === "draft";
      if (isDraft && headers.authorization !== "Bearer of-drafts")
        return json(response, missing, { status: 403 });
      if (url.pathname === "/nfx/i18n/locales") return json(response, localesReply);
      json(response, {
        data: [{ id: 1, slug: "about", title: isDraft ? "Ahead" : "Published", text: "" }],
        meta: {},
      });
    });
  }
  let five: Content;
  beforeEach(() => {
    answerDrafts();
    five = createContent(configFor(cms.url, { contentApiVersion: 5 }), log);
  });
  afterEach(() => five.close());

  it("are an editor's alone, whoever asks first", async () => {
    expect(await titleOf(clientFor({ drafts: "of-drafts" }, five))).toBe("Ahead");
    expect(await titleOf(clientFor({}, five))).toBe("Published");
    expect(await titleOf(clientFor({ drafts: "of-drafts" }, five))).toBe("Ahead");
    expect(await titleOf(clientFor({}, five))).toBe("Published");
  });

  it("are followed of redirects, and not read of words", async () => {
    const client = clientFor({ drafts: "of-drafts" }, five);
    cms.answer((response, { url, headers }) => {
      const isDraft =
        url.searchParams.get("status") === "draft" && headers.authorization === "Bearer of-drafts";
      if (url.pathname === "/nfx/route-rules")
        return json(response, { redirect: { from: "/a", to: isDraft ? "/draft" : "/published" } });
      json(response, { "menus.home": isDraft ? "Draft" : "Published" });
    });
    expect(await client.routeRule("/a")).toMatchObject({ to: "/draft" });
    expect(await clientFor({}, five).routeRule("/a")).toMatchObject({ to: "/published" });
    expect(await client.messages("es-ES")).toEqual({ "menus.home": "Published" });
  });

  it("are read anew each time, and what they lack is not reported", async () => {
    cms.answer((response, { url }) =>
      json(
        response,
        url.pathname === "/nfx/i18n/locales"
          ? localesReply
          : { data: [{ id: 1, slug: "about", title: "Ahead", text: "", blocks: 5 }], meta: {} },
      ),
    );
    const pages = () => cms.seen.filter(({ url }) => url.pathname === "/api/pages").length;
    await titleOf(clientFor({ drafts: "of-drafts" }, five));
    await titleOf(clientFor({ drafts: "of-drafts" }, five));
    expect(pages()).toBe(2);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

it("messages are the texts of a flat map", async () => {
  answer({
    "/nfx/i18n/messages/es-ES": {
      "a.b": "Hola",
      "a.c": 7,
      "a.d": null,
      "a.e": { f: "x" },
      "a.f": "",
      "a.g": " ",
    },
  });
  expect(await clientFor().messages("es-ES")).toEqual({ "a.b": "Hola" });
  expect(await clientFor().messages("xx")).toEqual({});
});

it("the configuration is read by section", async () => {
  answer({ "/nfx/cms-config/es-ES": { product: { name: "Ejemplo", messenger: null }, search: "nonsense" } });
  const config = await clientFor().config();
  expect(config.product.name).toBe("Ejemplo");
  expect(config.search.minChars).toBe(2);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ document: "/nfx/cms-config/es-ES", path: "search" }),
    expect.any(String),
  );
});

describe("every read but a page falls back when the service fails", () => {
  it.each(["reset", "html 502", "garbage", "html 200", "html 403", "redirect", "gzip bomb"] as const)(
    "%s",
    async (fault) => {
      cms.answer(faults[fault]);
      const client = clientFor();
      const [messages, config, data, setting, page, rule, icon] = await Promise.all([
        client.messages("es-ES"),
        client.config(),
        client.commonData(),
        client.webSetting(),
        client.page("terms").catch((error: unknown) => error),
        client.routeRule("/x"),
        client.icon("/a.svg"),
      ]);
      expect({ messages, rule, icon }).toEqual({ messages: {}, rule: null, icon: null });
      // A page that could not be read is not a page that does not exist.
      expect(page).toBeInstanceOf(ContentFailure);
      expect(config.product.name).toBe("Casino");
      expect(data.menuLinks).toEqual([]);
      expect(setting).toEqual({ favicons: [], defaultImages: {} });
      expect(await client.commonData()).toBe(data);
    },
  );
});

describe("whoever makes a page learns that it is made of defaults", () => {
  const everyPage = {
    messages: (client) => client.messages("es-ES"),
    configuration: (client) => client.config(),
    "common data": (client) => client.commonData(),
    "web setting": (client) => client.webSetting(),
    "domain settings": (client) => client.seo.domain("casino.example"),
  } satisfies Record<string, (client: ContentClient) => Promise<unknown>>;

  it.each(Object.entries(everyPage))("%s", async (_name, read) => {
    const onFallback = vi.fn();
    answer({ "/nfx/i18n/locales": localesReply });
    await read(clientFor({ onFallback }));
    // The service states that there is none: that is no failure.
    expect(onFallback).not.toHaveBeenCalled();
    const other = createContent(configFor(cms.url), log);
    cms.answer(faults["empty 500"]);
    await read(clientFor({ onFallback }, other));
    expect(onFallback).toHaveBeenCalled();
    await other.close();
  });

  it("and of a part that it may lack, nothing", async () => {
    const onFallback = vi.fn();
    cms.answer(faults["empty 500"]);
    const client = clientFor({ onFallback });
    await Promise.all([client.routeRule("/x"), client.icon("/a.svg"), client.seo.record("/x")]);
    expect(onFallback).not.toHaveBeenCalled();
  });
});

it("reads are shared by everyone of a host and locale", async () => {
  answer({ "/nfx/cms-config/es-ES": {}, "/api/common-data": one({ menuLinks: [] }) });
  const [first, second] = await Promise.all([
    clientFor().commonData(),
    clientFor({ requestId: "r-2" }).commonData(),
  ]);
  expect(first).toBe(second);
  expect(cms.seen).toHaveLength(1);
  await clientFor({ origin: "https://other.example" }).commonData();
  expect(cms.seen).toHaveLength(2);
});

it("equal reads of one request are one, even of a reply that may not be cached", async () => {
  const texts: Record<string, [string, string]> = {
    "/robots.txt": ["text/plain", "User-agent: *"],
    "/a.svg": ["image/svg+xml", "<svg viewBox='0 0 1 1'><path d='M0 0'/></svg>"],
  };
  cms.answer((response, { url }) => {
    const [type, body] = texts[url.pathname] ?? ["application/json", "{}"];
    response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(body);
  });
  const client = clientFor();
  for (let turn = 0; turn < 2; turn += 1)
    await Promise.all([client.seo.robots(), client.icon("/a.svg"), client.messages("es-ES")]);
  expect(cms.seen.map(({ url }) => url.pathname).sort()).toEqual([
    "/a.svg",
    "/nfx/i18n/messages/es-ES",
    "/robots.txt",
  ]);
  await clientFor().seo.robots();
  expect(cms.seen).toHaveLength(4);
});

it("nothing of a visitor is sent to the service", async () => {
  answer({ "/api/web-setting": one({}) });
  await clientFor().webSetting();
  expect(cms.seen[0]?.headers).toMatchObject({
    "user-agent": "nfx-web/1",
    "x-forwarded-host": "casino.example",
  });
  for (const name of ["cookie", "x-forwarded-for", "authorization"]) {
    expect(cms.seen[0]?.headers).not.toHaveProperty(name);
  }
});

describe("a page", () => {
  const page = {
    slug: "terms",
    title: "T",
    text: "<p onclick=x>Words</p><script>1</script>",
    publishedAt: "2026-01-01T00:00:00.000Z",
  };
  const list = (...entries: object[]) => ({
    data: entries.map((attributes, id) => ({ id, attributes })),
    meta: {},
  });

  it("comes sanitised", async () => {
    answer({ "/api/pages?filters[slug][$eq]=terms&locale=es-ES&populate=deep": list(page) });
    expect(await clientFor().page("terms")).toEqual({
      slug: "terms",
      place: "text",
      title: "T",
      text: "<p>Words</p>",
      blocks: [],
      published_at: "2026-01-01T00:00:00.000Z",
    });
  });

  it("that the locale lacks is requested in the default one", async () => {
    answer({
      "/nfx/i18n/locales": localesReply,
      "/api/pages?filters[slug][$eq]=terms&locale=es-ES&populate=deep": list(),
      "/api/pages?filters[slug][$eq]=terms&locale=en-US&populate=deep": list(page),
    });
    expect(await clientFor().page("terms")).toMatchObject({ title: "T" });
    await clientFor().page("terms");
    expect(cms.seen).toHaveLength(3);
  });

  it("that nobody has is none", async () => {
    answer({ "/nfx/i18n/locales": localesReply, "/api/pages": list() });
    expect(await clientFor().page("nope")).toBeNull();
    expect(await clientFor({ locale: "en-US" }).page("nope")).toBeNull();
  });

  it.each([
    [{ slug: "home", layout: "landing" }, "home"],
    [{ slug: "week", layout: "landing" }, "landing"],
    [{ slug: "week", layout: "poster" }, "text"],
    [{ slug: "week" }, "text"],
  ])("%j has one place: %s", async (fields, place) => {
    answer({ "/api/pages": list({ ...page, ...fields }) });
    expect(await clientFor().page(fields.slug)).toMatchObject({ place });
  });

  it("that orders home is none while it cannot be read, and an editor may take it away", async () => {
    const countInvalid = vi.fn();
    const watched = createContent(configFor(cms.url), log, { ...noTelemetry, countInvalid });
    const onFallback = vi.fn();
    const home = () => clientFor({ locale: "en-US", onFallback }, watched).home();
    cms.answer(faults.reset);
    expect(await home()).toBeNull();
    expect(onFallback).toHaveBeenCalledTimes(1);
    answer({ "/nfx/i18n/locales": localesReply, "/api/pages": list({ ...page, slug: "home", text: "" }) });
    expect(await home()).toMatchObject({ place: "home" });
    answer({ "/nfx/i18n/locales": localesReply, "/api/pages": list() });
    watched.expire();
    expect(await home()).toBeNull();
    expect(onFallback).toHaveBeenCalledTimes(1);
    expect(countInvalid.mock.calls.filter(([, label]) => label === "/pages")).toEqual([]);
    await watched.close();
  });
});

it("a single type that the locale lacks is requested in the default one", async () => {
  answer({
    "/nfx/i18n/locales": localesReply,
    "/api/common-data?locale=en-US&populate=deep": one({ menuLinks: [{ title: "Games", url: "/gamehall" }] }),
  });
  expect((await clientFor().commonData()).menuLinks).toHaveLength(1);
});

it("version 3 has no prefix and says 404 in plain text", async () => {
  const { status, contentType, body } = JSON.parse(
    readFileSync(new URL("./fixtures/v3-not-found.json", import.meta.url), "utf8"),
  );
  cms.answer((response, { url }) => {
    if (url.pathname === "/nfx/i18n/locales")
      json(response, { locales: [{ code: "en-US", name: "English" }] });
    else response.writeHead(status, { "content-type": contentType }).end(body);
  });
  const old = createContent(configFor(cms.url, { contentApiVersion: 3 }), log);
  expect((await clientFor({}, old).commonData()).menuLinks).toEqual([]);
  expect(cms.seen.map(({ url }) => url.pathname)).toContain("/common-data");
  expect(log.warn).not.toHaveBeenCalled();
  await old.close();
});

it("a token that has expired is dropped", async () => {
  const bad = JSON.parse(readFileSync(new URL("./fixtures/v4-bad-token.json", import.meta.url), "utf8"));
  cms.answer((response, { headers }) =>
    headers.authorization
      ? json(response, bad.body, { status: bad.status })
      : json(response, one({ favicons: [{ type: "png", name: "favicon-32x32", url: "/f.png" }] })),
  );
  const withToken = createContent(configFor(cms.url, { contentApiToken: "stale" }), log);
  const { favicons } = await clientFor({}, withToken).webSetting();
  expect(favicons).toEqual([{ type: "png", name: "favicon-32x32", url: `${cms.url}/f.png`, size: 32 }]);
  expect(cms.seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer stale", undefined]);
  await withToken.close();
});

it.each([
  [
    { redirect: { from: "/legacy", to: "/gamehall", statusCode: 301 } },
    { from: "/legacy", to: "/gamehall", statusCode: 301 },
  ],
  [{ redirect: null }, null],
  [{}, null],
  [{ path: "/legacy", took_ms: 3 }, null],
  [{ redirect: { from: "/x" } }, null],
  // The status is optional: an invalid one is dropped.
  [{ redirect: { from: "/x", to: "/y", statusCode: 200 } }, { from: "/x", to: "/y" }],
])("a route rule %j", async (body, rule) => {
  answer({ "/nfx/route-rules?path=/legacy&locale=es-ES": body });
  expect(await clientFor().routeRule("/legacy")).toEqual(rule);
});

describe("a reply that is not what was agreed", () => {
  const wrongLists = [
    null,
    "text",
    7,
    true,
    [null, 1],
    {},
    { data: null },
    { data: [null, 1] },
    { data: {} },
  ];
  const about = { data: [{ id: 1, attributes: { slug: "about", title: "About" } }] };

  it.each([
    ...wrongLists,
    { data: { id: 1, attributes: about.data[0]?.attributes } },
    { data: [{ id: 1, attributes: { title: "About" } }] },
    { data: [{ id: 1, attributes: { slug: 7, title: "About" } }] },
    { data: [{ id: 1, attributes: { slug: "about", title: "About", text: {} } }] },
    { data: [{ id: 1, attributes: [] }] },
  ])("%j is no page that does not exist", async (body) => {
    cms.answer((response, { url }) =>
      json(response, url.pathname === "/api/pages" ? (body as object) : localesReply),
    );
    await expect(clientFor().page("about")).rejects.toMatchObject({ kind: "contract" });
    cms.answer((response) => json(response, about));
    expect(await clientFor().page("about")).toMatchObject({ title: "About" });
  });

  it.each([...wrongLists, { data: [{ id: 1, attributes: { title: "no slug" } }] }])(
    "%j is no empty list of promotions",
    async (body) => {
      cms.answer((response, { url }) =>
        json(response, url.pathname === "/api/promotions" ? (body as object) : localesReply),
      );
      await expect(clientFor().promotions()).rejects.toMatchObject({ kind: "contract" });
    },
  );

  it.each([
    [],
    [1],
    "x",
    { data: [] },
    { data: null },
    { data: { id: 1, attributes: [] } },
    { menuLinks: [] },
  ])("%j leaves the common data as they were cached", async (body) => {
    const menuLinks = [{ title: "Games", url: "/gamehall" }];
    const noStore = { headers: { "cache-control": "no-store" } };
    const shared = createContent(configFor(cms.url, { contentFreshSeconds: 0.05 }), log);
    cms.answer((response) => json(response, one({ menuLinks }), noStore));
    expect((await clientFor({}, shared).commonData()).menuLinks).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    cms.answer((response) => json(response, body as object, noStore));
    await clientFor({}, shared).commonData();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(cms.seen.length).toBeGreaterThan(0);
    expect((await clientFor({}, shared).commonData()).menuLinks).toHaveLength(1);
    await shared.close();
  });
});

/** Long enough for three reads on a busy machine. */
const FRESH_MS = 400;

it.each(["private", "no-store", "no-cache, private"])(
  "%s content is one read a request, kept for a moment, and shown while the service fails",
  async (header) => {
    const shared = createContent(configFor(cms.url, { contentFreshSeconds: FRESH_MS / 1000 }), log);
    const send = () =>
      cms.answer((response) =>
        json(response, { product: { name: "Ejemplo" } }, { headers: { "cache-control": header } }),
      );
    send();
    const reader = clientFor({}, shared);
    for (const each of [reader, reader, clientFor({}, shared)]) await each.config();
    expect(cms.seen).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, FRESH_MS + 50));
    send();
    await clientFor({}, shared).config();
    expect(cms.seen).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, FRESH_MS + 50));
    cms.answer(faults["empty 500"]);
    expect((await clientFor({}, shared).config()).product.name).toBe("Ejemplo");
    await shared.close();
  },
);

it("without a floor of freshness, a request still reads a document once", async () => {
  cms.answer((response) => json(response, {}, { headers: { "cache-control": "no-store" } }));
  const reader = clientFor();
  await reader.config();
  await reader.config();
  expect(cms.seen).toHaveLength(1);
  await clientFor().config();
  expect(cms.seen).toHaveLength(2);
});

it("what was dropped is logged when it changes, not with every read", async () => {
  const uncached = async (minChars: unknown) => {
    cms.answer((response) =>
      json(
        response,
        { search: { minChars }, games: { demoEnabled: "no" } },
        { headers: { "cache-control": "no-store" } },
      ),
    );
    await clientFor().config();
    return log.warn.mock.calls.map(([{ path }]) => path);
  };
  expect(await uncached("two")).toEqual(["games.demoEnabled", "search.minChars"]);
  expect(await uncached("two")).toHaveLength(2);
  expect(await uncached(2)).toHaveLength(2);
  expect(await uncached("two")).toHaveLength(3);
});

describe("icons", () => {
  const picture = '<svg viewBox="0 0 1 1"><path d="M0 0" onclick="x"/></svg>';
  const send = (type: string) =>
    cms.answer((response) => response.writeHead(200, { "content-type": type }).end(picture));

  it("come sanitised, and are requested once", async () => {
    send("image/svg+xml");
    expect(await clientFor().icon(`${cms.url}/a.svg`)).toMatch(/^<svg .*<path d="M0 0"><\/path><\/svg>$/);
    await clientFor({ origin: "https://other.example" }).icon("/a.svg");
    expect(cms.seen).toHaveLength(1);
  });

  it("of another type are none", async () => {
    send("text/html");
    expect(await clientFor().icon("/a.svg")).toBeNull();
  });

  it.each([
    "https://evil.example/a.svg",
    "http://169.254.169.254/",
    "//evil.example/a.svg",
    "file:///etc/passwd",
    "javascript:1",
    "http://",
  ])("of %s are not requested", async (address) => {
    send("image/svg+xml");
    expect(await clientFor().icon(address)).toBeNull();
    expect(cms.seen).toEqual([]);
  });
});

it("a service that fails to give SEO records still gives pages", async () => {
  cms.answer((response, request, nth) => {
    if (request.url.pathname === "/api/seos") faults["empty 500"](response, request, nth);
    else if (request.url.pathname === "/nfx/i18n/locales") json(response, localesReply);
    else
      json(response, {
        data: [{ id: 1, attributes: { slug: "about", title: "About", content: "<p>x</p>" } }],
      });
  });
  for (let n = 0; n < 20; n += 1) expect(await clientFor().seo.record(`/${n}`)).toBeNull();
  expect(await clientFor({ locale: "en-US" }).page("about")).toMatchObject({ slug: "about" });
});
