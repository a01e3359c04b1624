import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogues, catalogue as english } from "../../app/i18n/messages/catalogue";
import { type Sandbox, startSandbox } from "../start";
import { createClient } from "../test-client";
import { localeCodes } from "../world/words";
import { messagesOf } from "./messages";

const sandboxes: Record<number, Sandbox> = {};
beforeAll(async () => {
  for (const contentApiVersion of [3, 4, 5] as const) {
    sandboxes[contentApiVersion] = await startSandbox({
      games: 20,
      contentApiVersion,
      url: "https://cms.test",
    });
    // Pictures name the public base; the calls go to the port.
    const own = sandboxes[contentApiVersion] as Sandbox;
    sandboxes[contentApiVersion] = { ...own, url: `http://localhost:${own.port}` };
  }
});
afterAll(() => Promise.all(Object.values(sandboxes).map((sandbox) => sandbox.close())));

const read = (version: 3 | 4 | 5, path: string, init?: RequestInit) =>
  createClient(sandboxes[version] as Sandbox).send(version === 3 ? path : `/api${path}`, init);

describe("/nfx", () => {
  const nfx = (path: string, init?: RequestInit) =>
    createClient(sandboxes[4] as Sandbox).send(`/nfx/${path}`, init);

  it("lists the five locales", async () => {
    const { body, headers } = await nfx("i18n/locales");
    expect(body.locales.map(({ code }: { code: string }) => code)).toEqual([...localeCodes]);
    expect(body.locales.at(-1).direction).toBe("rtl");
    expect(headers.get("cache-control")).toContain("s-maxage=60");
  });

  it.each(localeCodes)("has every message in %s, but for the ten that Latvian lacks", async (locale) => {
    const { body } = await nfx(`i18n/messages/${locale}`);
    const missing = Object.keys(english).filter((key) => !(key in body));
    expect(missing).toHaveLength(locale === "lv-LV" ? 10 : 0);
    expect(Object.values(body).every((text) => typeof text === "string" && text.length > 0)).toBe(true);
  });

  it("has the words of a language that the site has been given, and else English", () => {
    const all = catalogues as Record<string, Record<string, string>>;
    expect(messagesOf("de-DE")).toEqual(english);
    all["de-DE"] = { "common.close": "Zu" };
    expect(messagesOf("de-DE")).toEqual({ "common.close": "Zu" });
    delete all["de-DE"];
  });

  it.each(localeCodes)("keeps the placeholders of every text in %s", async (locale) => {
    const { body } = await nfx(`i18n/messages/${locale}`);
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    const all = new Map(Object.entries<string>(english));
    const strange = [...all].filter(([key, text]) => {
      const own = placeholders(body[key] ?? text);
      // A plural form may leave the number out ("one spin"), and say it where English does not (21 is one in Latvian).
      const known = placeholders(text + (all.get(key.replace(/_one$/, "_other")) ?? ""));
      return (
        own.some((placeholder) => !known.includes(placeholder)) ||
        (!/_(zero|one|two)$/.test(key) && own.join() !== placeholders(text).join())
      );
    });
    expect(strange).toEqual([]);
  });

  it("says tu in Latvian throughout", async () => {
    const { body } = await nfx("i18n/messages/lv-LV");
    // Infinitives, and a word for "a little", that end as a plural imperative does.
    const others = /^((ie|iz|aiz|pār|at|no|uz|ap)?iet|mazliet)$/;
    const isFormal = (word: string) =>
      /^(jūs|jūsu|jums|esat|varat)$/.test(word) || (/(iet|ieties)$/.test(word) && !others.test(word));
    const formal = Object.entries<string>(body).filter(([, text]) =>
      (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(isFormal),
    );
    expect(formal).toEqual([]);
  });

  it("sends every section of the configuration, in the locale's words", async () => {
    const { body } = await nfx("cms-config/es-ES");
    expect(Object.keys(body).sort()).toEqual([
      "auth",
      "banner",
      "cashier",
      "forms",
      "games",
      "loyalty",
      "metaDataTool",
      "product",
      "search",
      "seo",
      "tournaments",
    ]);
    expect(body.forms.dictionary.password.label).toBe("Contraseña");
    expect(body.product.sportsbookSysname).toBe("digitan");
  });

  it("looks redirects up by path", async () => {
    expect((await nfx("route-rules?path=/legacy&locale=ar")).body).toEqual({
      redirect: { from: "/legacy", to: "/gamehall", statusCode: 301 },
    });
    expect((await nfx("route-rules?path=/gamehall")).body).toEqual({});
  });

  it.each(["i18n/messages/xx", "cms-config/xx", "i18n", "nonsense", "i18n/messages/a/b"])(
    "%s is not found",
    async (path) => {
      const { status, body } = await nfx(path);
      expect([status, body]).toEqual([404, { statusCode: 404, message: `Not Found: /nfx/${path}` }]);
    },
  );

  it("answers 304 to a reader that has the body", async () => {
    const etag = (await nfx("i18n/messages/ar")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\//);
    expect((await nfx("i18n/messages/ar", { headers: { "If-None-Match": etag } })).status).toBe(304);
    expect((await nfx("i18n/messages/es-ES", { headers: { "If-None-Match": etag } })).status).toBe(200);
  });

  it("has the robots file of docs/contract.md#7.1", async () => {
    const { body } = await createClient(sandboxes[4] as Sandbox).send("/robots.txt");
    expect(body.match(/^Disallow: .*$/gm)).toEqual([
      "Disallow: /cashier/*",
      "Disallow: /profile/*",
      "Disallow: /*?promo_code=*",
    ]);
  });
});

describe("content API", () => {
  const menu = { title: "Juegos", url: "/gamehall?category=all" };
  const file = { url: "https://cms.test/img/icons/grid.svg", mime: "image/svg+xml" };

  it("answers single types in each version's shape", async () => {
    const v4 = (await read(4, "/common-data?locale=es-ES&populate=deep")).body;
    expect(v4.data.attributes.menuLinks[1]).toMatchObject({ ...menu, icon: { data: { attributes: file } } });
    expect(v4.data.attributes).toMatchObject({ locale: "es-ES", localeDetectStrategy: "browser" });
    const v5 = (await read(5, "/common-data?locale=es-ES&populate=*")).body;
    expect(v5.data.menuLinks[1]).toMatchObject({ ...menu, icon: file });
    expect(v5.data.documentId).toMatch(/^[a-z0-9]{24}$/);
    const v3 = (await read(3, "/common-data?_locale=es-ES")).body;
    expect(v3.menuLinks[1]).toMatchObject({ ...menu, icon: file });
    expect(v3).toHaveProperty("published_at");
  });

  it("answers lists in each version's shape", async () => {
    const v4 = (await read(4, "/pages?filters[slug][$eq]=terms&locale=lv-LV")).body;
    expect(v4).toMatchObject({
      data: [{ attributes: { slug: "terms", title: "Noteikumi" } }],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
    });
    const v5 = (await read(5, "/pages?filters[slug][$eq]=terms&locale=lv-LV")).body;
    expect(v5.data).toMatchObject([{ slug: "terms", title: "Noteikumi", locale: "lv-LV" }]);
    expect((await read(3, "/pages?slug=terms&_locale=lv-LV")).body).toMatchObject([
      { slug: "terms", title: "Noteikumi" },
    ]);
  });

  it("never falls back to the default locale", async () => {
    const found = async (path: string) => (await read(4, path)).body.data.length;
    expect(await found("/pages?filters[slug][$eq]=complaints")).toBe(1);
    expect(await found("/pages?filters[slug][$eq]=complaints&locale=ar")).toBe(0);
    expect((await read(4, "/pages?locale=xx")).body.meta.pagination).toEqual({
      page: 1,
      pageSize: 25,
      pageCount: 0,
      total: 0,
    });
    expect((await read(4, "/common-data?locale=xx")).status).toBe(404);
  });

  it("sends scalars alone without populate", async () => {
    const { attributes } = (await read(4, "/common-data")).body.data;
    expect(attributes).not.toHaveProperty("menuLinks");
    expect(attributes).toHaveProperty("iconsFlag");
  });

  it("finds one entry by the version's own id", async () => {
    const [{ id }] = (await read(4, "/pages?locale=ar&filters[slug][$eq]=about")).body.data;
    expect((await read(4, `/pages/${id}`)).body.data.attributes.locale).toBe("ar");
    const [{ documentId, id: number }] = (await read(5, "/pages?filters[slug][$eq]=about")).body.data;
    expect((await read(5, `/pages/${documentId}`)).body.data.slug).toBe("about");
    expect((await read(5, `/pages/${number}`)).status).toBe(404);
  });

  it("pages and sorts", async () => {
    const slugs = async (query: string) =>
      (await read(4, `/promotions?${query}`)).body.data.map(
        (one: { attributes: { slug: string } }) => one.attributes.slug,
      );
    const all = await slugs("sort[0]=priority:asc");
    expect(all).toHaveLength(8);
    expect(await slugs("sort[0]=priority:desc")).toEqual(all.toReversed());
    expect(await slugs("sort[0]=priority:asc&pagination[page]=2&pagination[pageSize]=3")).toEqual(
      all.slice(3, 6),
    );
    expect(await slugs("sort=publishedAt:desc&pagination[start]=6&pagination[limit]=5")).toHaveLength(2);
    expect((await read(4, "/promotions?pagination[pageSize]=500")).body.meta.pagination.pageSize).toBe(100);
  });

  it.each([
    [
      4,
      "/pages?filters[nope][$eq]=1",
      400,
      {
        data: null,
        error: { status: 400, name: "ValidationError", message: "Invalid parameter nope", details: {} },
      },
    ],
    [4, "/pages?sort=nope:asc", 400, { error: { message: "Invalid parameter nope" } }],
    [4, "/pages?pagination[limit]=abc", 500, { error: { name: "InternalServerError" } }],
    [
      4,
      "/no-such-type",
      404,
      { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} } },
    ],
    [4, "/pages/999999", 404, { error: { name: "NotFoundError" } }],
    [
      5,
      "/common-data?populate=deep",
      400,
      {
        error: {
          name: "ValidationError",
          message: "Invalid key deep",
          details: { key: "deep", param: "populate" },
        },
      },
    ],
    [3, "/pages?nope=1", 400, { statusCode: 400, error: "Bad Request" }],
    [3, "/common-data?_locale=zz", 404, "Not Found"],
  ] as const)("version %i refuses %s", async (version, path, status, expected) => {
    const { status: given, body } = await read(version, path);
    expect(given).toBe(status);
    if (typeof expected === "string") expect(body).toBe(expected);
    else expect(body).toMatchObject(expected);
  });

  it("forbids writing, and refuses a token it does not know", async () => {
    expect((await read(4, "/pages", { method: "POST", body: "{}" })).status).toBe(403);
    expect((await read(4, "/pages", { headers: { Authorization: "Bearer stale" } })).status).toBe(401);
    expect(
      (await read(4, "/pages", { headers: { Authorization: "Bearer sandbox-content-token" } })).status,
    ).toBe(200);
  });

  it("picks SEO records by address and hosts by filter", async () => {
    const title = async (url: string) =>
      (await read(4, `/seos?filters[url][$eq]=${encodeURIComponent(url)}&locale=es-ES`)).body.data.map(
        (one: { attributes: { title: string } }) => one.attributes.title,
      );
    expect(await title("/game/##name##")).toEqual(["Juega a ##name## en ##brand##"]);
    expect(await title("/gamehall")).toEqual(["Todos los juegos"]);
    expect(await title("/nope")).toEqual([]);
    expect((await read(4, "/domain-seo-settings?filters[host][$eq]=localhost")).body.data).toHaveLength(1);
    expect((await read(4, "/domain-seo-settings?host=localhost")).body.data.length).toBeGreaterThan(1);
  });

  it("translates every page and promotion", async () => {
    for (const type of ["pages", "promotions"]) {
      const texts = await Promise.all(
        localeCodes.map(
          async (locale) =>
            (await read(4, `/${type}?locale=${locale}&sort[0]=slug:asc&filters[slug][$ne]=complaints`)).body
              .data,
        ),
      );
      for (const entries of texts) expect(entries).toHaveLength(texts[0].length);
      for (const index of texts[0].keys()) {
        expect(new Set(texts.map((entries) => entries[index].attributes.text)).size).toBe(localeCodes.length);
      }
    }
  });
});

describe("menus", () => {
  it.each(localeCodes)("lead only to pages there are, in %s", async (locale) => {
    const { attributes } = (await read(4, `/common-data?locale=${locale}&populate=deep`)).body.data;
    const slugs = (await read(4, "/pages")).body.data.map(
      ({ attributes: { slug, layout } }: { attributes: { slug: string; layout: string } }) =>
        layout === "landing" ? `/p/${slug}` : `/${slug}`,
    );
    const rooms = ["settings", "bonuses", "cashback", "loyalty", "bets", "security", "notification"];
    const known = new Set([
      ...["/", "/gamehall", "/forms/sign_in", "/loyalty", "/support"],
      ...["/betting", "/promotions", "/offers", ...slugs],
      ...[...rooms, "verification", "responsible-game"].map((room) => `/profile/${room}`),
    ]);
    const names = ["menuLinks", "profileLinks", "mobileBottomMenu", "footerLinks", "userMenuLinks"];
    const addresses: string[] = names.flatMap((name) =>
      attributes[name].map(({ url }: { url: string }) => url.replace(/\?(category|providers)=[a-z-]+$/, "")),
    );
    expect(addresses.filter((address) => !known.has(address))).toEqual([]);
    expect(attributes.footerLinks.at(-1).title).not.toBe("");
  });
});
