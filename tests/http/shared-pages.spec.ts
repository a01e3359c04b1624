import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Answer, ask, navigation } from "../support/ask";
import { type Site, startSite } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const SHARED = "public, max-age=0, s-maxage=7, stale-while-revalidate=7";
const PRIVATE = "private, no-store";
const pages = ["/", "/gamehall", "/gamehall?category=slots", "/terms", "/es-ES", "/ar/gamehall"];

const get = (site: Site, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(site.url, path, { headers: { ...navigation, ...headers } });

test.describe("with the page cache on", () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ environment: { PAGE_CACHE_SECONDS: "60", SANDBOX_SHARED_SECONDS: "60" } });
  });
  test.afterAll(() => site.stop());

  for (const path of pages) {
    test(`${path}: two visitors get the same bytes`, async () => {
      const [first, second] = [
        await get(site, path, { Cookie: `unknown=${randomUUID()}` }),
        await get(site, path, { "X-Request-Id": randomUUID(), Cookie: `visitor=${randomUUID()}` }),
      ];
      expect(first.status).toBe(200);
      expect(second.body.equals(first.body)).toBe(true);
      expect(second.headers.etag).toBe(first.headers.etag);
      expect(second.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
      expect(second.headers["cache-control"]).toBe(SHARED);
      expect(second.headers.vary?.split(/,\s*/)).toEqual(
        expect.arrayContaining(["Cookie", "Accept-Language", "Accept-Encoding"]),
      );
      expect(second.all("set-cookie")).toEqual([]);
      expect(second.text).not.toContain(String(first.headers["x-request-id"]));
      expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    });
  }

  test("a player's visit leaves nothing in what visitors get", async () => {
    const { cookie, login, uid } = await signIn(site);
    for (const path of pages) {
      const own = await get(site, path, { Cookie: cookie });
      expect(own.headers["cache-control"], path).toBe(PRIVATE);
      const visitor = await get(site, path);
      expect(visitor.headers["cache-control"], path).toBe(SHARED);
      for (const secret of [login, `demo${uid}`, "1,305.50", "1.305,50", "nonce="]) {
        expect(visitor.text, `${secret} in ${path}`).not.toContain(secret);
      }
    }
  });

  test("fragments that a player's page has made carry that player's marks to nobody else", async () => {
    const lists = ["/", "/gamehall", "/jackpots/1", "/tournaments/3", "/game/needs-deposit"];
    // Rendered again for each request, from the same fragments.
    const visit = async (path: string, cookie: string) => (await get(site, path, { Cookie: cookie })).text;
    // Hashes of their HTML.
    const fragmentsIn = (html: string) => html.match(/data-fragment="[^"]*"/g);
    const [rich, poor] = [await signIn(site), await signIn(site, "poor@sandbox.test")];
    for (const path of lists) {
      const before = await visit(path, "cr_flash=x");
      const own = await visit(path, rich.cookie);
      expect(own, path).toContain('class="heart" name="sysname"');
      expect(fragmentsIn(before), path).not.toBeNull();
      expect(fragmentsIn(await visit(path, "cr_flash=x")), path).toEqual(fragmentsIn(before));
      expect(before, path).not.toMatch(/class="heart"|data-badge="spins"/);
      expect(await visit(path, poor.cookie), path).not.toMatch(
        /class="heart"[^>]*aria-pressed="true"|data-badge="spins"/,
      );
    }
    expect(await visit("/gamehall", rich.cookie)).toMatch(/class="heart"[^>]*aria-pressed="true"/);
    expect(await visit("/gamehall", rich.cookie)).toMatch(/data-badge="spins"/);
  });

  test("a document holds its cards once, and a data reply brings them", async () => {
    const CARD = /class=\\?"game-card\\?"/g;
    const { text } = await get(site, "/gamehall?category=all");
    expect(text.match(CARD)).toHaveLength(18);
    const { text: data } = await get(site, "/gamehall.data?category=all", { Accept: "*/*" });
    expect(data.match(CARD)).toHaveLength(18);
  });

  test("a crawler gets heading and status where visitors get the decorated page", async () => {
    const visitor = await get(site, "/no/such/page");
    const crawler = await get(site, "/no/such/page", {
      "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    expect([visitor.status, crawler.status]).toEqual([404, 404]);
    expect([visitor.headers["cache-control"], crawler.headers["cache-control"]]).toEqual([PRIVATE, PRIVATE]);
    expect(visitor.text).not.toContain("data-plain-error");
    expect(crawler.text).toContain("data-plain-error");
  });

  test("every encoding carries the same page", async () => {
    const plain = await get(site, "/gamehall");
    const br = await get(site, "/gamehall", { "Accept-Encoding": "gzip, br" });
    const gzip = await get(site, "/gamehall", { "Accept-Encoding": "gzip" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  });

  test("a browser that has the page already gets a 304", async () => {
    const first = await get(site, "/gamehall");
    const etag = String(first.headers.etag);
    const again = await get(site, "/gamehall", { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    // The browser uses the policy of its cached copy; another one would not fit the page's hashes.
    expect([undefined, first.headers["content-security-policy"]]).toContain(
      again.headers["content-security-policy"],
    );
    const other = await get(site, "/gamehall", { "If-None-Match": '"something-else"' });
    expect(other.status).toBe(200);
  });

  test("theme and language choose the page, unknown cookies and queries do not", async () => {
    const dark = await get(site, "/gamehall");
    const light = await get(site, "/gamehall", { Cookie: "theme=light" });
    expect(light.text).toContain('data-theme="light"');
    expect(dark.text).toContain('data-theme="dark"');
    const odd = await get(site, "/gamehall?utm_source=x&fbclid=y", { Cookie: "theme=%3Cscript%3E" });
    expect(odd.body.equals(dark.body)).toBe(true);
    const spanish = await get(site, "/gamehall", { Cookie: "i18n_locale=es-ES" });
    expect(spanish.status).toBe(302);
    expect(spanish.headers.location).toBe("/es-ES/gamehall");
    expect(spanish.headers["cache-control"]).toBe(PRIVATE);
  });

  test("odd headers change nothing in it", async () => {
    const plain = await get(site, "/terms");
    for (const [name, value] of [
      ["X-Forwarded-Host", "evil.example"],
      ["X-Original-URL", "/gamehall"],
      ["X-Country", "XX"],
      ["X-HTTP-Method-Override", "POST"],
      ["X-Sandbox-Fault", "*=status:500"],
      ["Range", "bytes=0-10"],
    ] as const) {
      const answer = await get(site, "/terms", { [name]: value });
      expect(answer.status, name).toBe(200);
      expect(answer.body.equals(plain.body), name).toBe(true);
    }
  });

  test("it outlives the backends", async () => {
    await get(site, "/gamehall?category=live");
    await site.sandbox.fail(["*=drop"]);
    const answer = await get(site, "/gamehall?category=live");
    await site.sandbox.reset();
    expect(answer.status).toBe(200);
  });
});

test.describe("never shared", () => {
  const cases: [name: string, path: string, headers: Record<string, string>][] = [
    ["data of home", "/_root.data", {}],
    ["data of a page", "/gamehall.data", {}],
    ["data of a prefixed home", "/es-ES.data", {}],
    ["the sign-in page", "/forms/sign_in", {}],
    ["a page with a return address", "/?redirectUrl=%2Fcashier", {}],
    ["a page with a captured code", "/?promo_code=WELCOME100", {}],
    ["a page with a popup", "/?show_popup_auth=1", {}],
    ["a marked browser", "/", { Cookie: "cr_player=1" }],
    ["a browser with a message", "/", { Cookie: "cr_flash=x" }],
    ["a browser with a content token", "/", { Cookie: "content_jwt=x" }],
  ];
  for (const [name, path, headers] of cases) {
    test(name, async ({ site }) => {
      const answer = await get(site, path, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers["cache-control"]).toBe(PRIVATE);
    });
  }

  test("data fetched ahead may wait for the click, and no longer", async ({ site }) => {
    const ahead = await ask(site.url, "/gamehall.data", { headers: { "Sec-Purpose": "prefetch" } });
    expect(ahead.headers["cache-control"]).toBe("private, max-age=10");
    const form = await ask(site.url, "/forms/sign_in.data", { headers: { "Sec-Purpose": "prefetch" } });
    expect(form.headers["cache-control"]).toBe(PRIVATE);
  });

  test("a page made while a backend failed", async ({ site, sandbox }) => {
    await sandbox.fail(["Jackpots.get=status:500"]);
    const answer = await get(site, "/");
    expect(answer.status).toBe(200);
    await sandbox.reset();
    const healed = await get(site, "/");
    expect(healed.body.equals(answer.body)).toBe(false);
  });
});
