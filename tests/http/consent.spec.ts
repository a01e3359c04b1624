import { ask, formHeaders, navigation } from "../support/ask";
import { type Site, startSite } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const BANNER = 'class="consent-banner"';

let site: Site;
test.beforeAll(async () => {
  site = await startSite({
    environment: { CONSENT: "ask", PAGE_CACHE_SECONDS: "60", SANDBOX_SHARED_SECONDS: "60" },
  });
});
test.afterAll(() => site.stop());

const get = (path: string, cookie = "", more: Record<string, string> = {}) =>
  ask(site.url, path, { headers: { ...navigation, ...(cookie && { Cookie: cookie }), ...more } });

async function answer(fields: Record<string, string> | [string, string][], locale = "") {
  const { status, headers, all } = await ask(site.url, `${locale}/consent`, {
    method: "POST",
    headers: formHeaders(site.url),
    body: new URLSearchParams(fields).toString(),
  });
  return { status, location: headers.location, cookies: all("set-cookie") };
}

for (const path of ["/", "/terms", "/es-ES/gamehall", "/game/sand-dunes", "/no/such/page"]) {
  test(`${path}: browsers that run our script get the same bytes, whatever they chose`, async () => {
    const unasked = await get(path);
    expect(unasked.text).toContain(BANNER);
    expect(unasked.all("set-cookie")).toEqual([]);
    for (const choice of ["1", "1.marketing", "1.functional.analytics.marketing", "<script>", ""]) {
      const { body } = await get(path, `cr_script=1; cr_consent=${choice}`);
      expect(body.equals(unasked.body), choice).toBe(true);
    }
  });
}

test("without script the notice is gone once it is answered, and which way shows nowhere", async () => {
  const [refused, agreed, hostile, crawler] = await Promise.all([
    get("/terms", "cr_consent=1"),
    get("/terms", "cr_consent=1.functional.analytics.marketing"),
    get("/terms", "cr_consent=1.everything"),
    get("/terms", "", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }),
  ]);
  expect(refused.text).not.toContain(BANNER);
  expect(refused.headers["cache-control"]).toContain("public");
  expect(agreed.body.equals(refused.body)).toBe(true);
  expect(crawler.body.equals(refused.body)).toBe(true);
  expect(hostile.text).toContain(BANNER);
});

test("a player is prompted on a page of their own, and not twice", async () => {
  const { cookie } = await signIn(site);
  expect((await get("/", cookie)).text).toContain(BANNER);
  expect((await get("/", `${cookie}; cr_consent=1`)).text).not.toContain(BANNER);
});

test("there is no prompt in a partner's frame, nor on the page with the choice by purpose", async () => {
  expect((await get("/forms/sign_in")).text).not.toContain(BANNER);
  const { text, headers } = await get("/consent");
  expect(text).not.toContain(BANNER);
  expect(text).toContain('value="analytics"');
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("the notice's script is trusted by its hash", async () => {
  const { text, all } = await get("/terms");
  expect(text).toMatch(/<section class="consent-banner"[^>]*><script>/);
  expect(all("content-security-policy").join()).not.toContain("nonce-");
  expect(text).toContain('<a href="/consent" rel="nofollow">');
});

const form: [string, Record<string, string> | [string, string][], string][] = [
  ["refuses", { choice: "none" }, "1"],
  ["agrees", { choice: "all" }, "1.functional.analytics.marketing"],
  [
    "chooses",
    [
      ["choice", "some"],
      ["purpose", "marketing"],
      ["purpose", "functional"],
    ],
    "1.functional.marketing",
  ],
  ["ticks without choosing", { purpose: "marketing" }, "1"],
  [
    "makes a purpose up",
    [
      ["choice", "some"],
      ["purpose", "all; Path=/x"],
    ],
    "1",
  ],
  ["says nothing", {}, "1"],
];
for (const [who, fields, value] of form) {
  test(`a form that ${who} is kept for half a year`, async () => {
    const { status, location, cookies } = await answer(fields);
    expect([status, location]).toEqual([302, "/consent"]);
    expect(cookies).toContain(`cr_consent=${value}; Path=/; Max-Age=15552000; SameSite=Lax`);
  });
}

test("the answer leads back, in its language, and nowhere outside", async () => {
  expect((await answer({ choice: "none", redirectTo: "/gamehall?category=live" }, "/es-ES")).location).toBe(
    "/es-ES/gamehall?category=live",
  );
  expect((await answer({ choice: "none", redirectTo: "//evil.example/" })).location).toBe("/consent");
});

test("where consent is not required, nothing of it is there", async ({ site: other }) => {
  const { text } = await ask(other.url, "/terms", { headers: navigation });
  expect(text).not.toContain(BANNER);
  expect(text).not.toMatch(/(?:href|action)="[^"]*\/consent["?]/);
  const post = await ask(other.url, "/consent", {
    method: "POST",
    headers: formHeaders(other.url),
    body: "choice=all",
  });
  expect([post.status, post.all("set-cookie")]).toEqual([404, []]);
});
