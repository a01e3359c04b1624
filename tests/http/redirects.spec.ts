import type { RedirectRule } from "~/content/entities/links";
import { ask, formHeaders, navigation } from "../support/ask";
import { startSite } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const data = {
  "User-Agent": navigation["User-Agent"],
  "Sec-Fetch-Mode": "cors",
  "Sec-Fetch-Site": "same-origin",
};

const documents: [path: string, status: number, location: string][] = [
  ["/old-promo/x", 301, "/promotions/x"],
  ["/old-promo/x/y?a=1&promo_code=B", 301, "/promotions/x/y?a=1&promo_code=B"],
  ["/es-ES/old-promo/x?a=%zz", 301, "/es-ES/promotions/x?a=%zz"],
  ["/partner?a=1", 302, "https://partners.example.com/?a=1"],
  ["/ar/partner", 302, "https://partners.example.com/"],
  ["/legacy?utm_source=x&category=slots", 301, "/gamehall?utm_source=x&category=slots"],
  ["/lv-LV/legacy", 301, "/lv-LV/gamehall"],
  ["/ext", 302, "https://www.example.com/"],
];

for (const [path, status, location] of documents) {
  test(`${path} leads to ${location}`, async ({ site }) => {
    const answer = await ask(site.url, path, { headers: navigation });
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const [page = "", search = ""] = path.split(/(?=\?)/);
    const router = await ask(site.url, `${page}.data${search}`, { headers: data });
    expect(router.status).toBe(202);
    const target = location.startsWith("/") ? [location, site.url + location] : [location];
    expect(target.some((address) => router.text.includes(JSON.stringify(address)))).toBe(true);
  });
}

test("the router's own query is no part of where it is led", async ({ site }) => {
  const { text } = await ask(site.url, "/es-ES/legacy.data?a=1&_routes=root", { headers: data });
  expect(text).toContain("/es-ES/gamehall?a=1");
  expect(text).not.toContain("_routes");
});

test("a rule holds for players and crawlers, not for forms and resources", async ({ site }) => {
  const { cookie } = await signIn(site);
  const crawler = {
    "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  };
  for (const headers of [{ Cookie: cookie }, crawler]) {
    const { status } = await ask(site.url, "/legacy", { headers: { ...navigation, ...headers } });
    expect(status).toBe(301);
  }
  await site.sandbox.config({
    cmsConfig: { seo: { redirects: [{ from: "*", to: "https://other.example/" }] } },
  });
  const bundle = await ask(site.url, "/builds/latest.json");
  expect(bundle.status).toBe(200);
  const form = await ask(site.url, "/theme", {
    method: "POST",
    headers: formHeaders(site.url),
    body: "theme=light&redirectTo=%2Fgamehall",
  });
  expect(form.headers.location).toBe("/gamehall");
});

test.describe("rules that do harm", () => {
  const rules: RedirectRule[] = [
    { from: "/self", to: "/self" },
    { from: "/grow/*", to: "/grow/$1/x" },
    { from: "/ping", to: "/pong" },
    { from: "/pong", to: "/ping" },
    { from: "/cashier/deposit", to: "/cashier" },
    { from: "/go*", to: "/$1" },
    { from: "/at*", to: "https://partner.example$1" },
    { from: "/script", to: "javascript:alert(1)" },
    { from: "/slashes", to: "//evil.example" },
    { from: "/lines", to: "/a\r\nSet-Cookie: x=1" },
    { from: "/plain", to: "http://evil.example/" },
    { from: `/${"*a".repeat(400)}`, to: "/$1" },
  ];
  test.beforeEach(({ sandbox }) => sandbox.config({ cmsConfig: { seo: { redirects: rules } } }));

  for (const path of [
    "/self",
    "/grow/x",
    "/ping",
    "/es-ES/pong",
    "/cashier/deposit",
    "/go/evil.example",
    "/at.evil.example/x",
    "/at@evil.example/x",
    "/script",
    "/slashes",
    "/lines",
    "/plain",
    `/${"a".repeat(1000)}b`,
  ]) {
    test(`${path.slice(0, 40)} is not there`, async ({ site }) => {
      for (const address of [path, `${path}.data`]) {
        const { status, headers } = await ask(site.url, address, { headers: navigation });
        expect(status, address).toBe(404);
        expect(headers.location).toBeUndefined();
      }
    });
  }

  test("a circle is a line in the log", async ({ site }) => {
    await ask(site.url, "/ping", { headers: navigation });
    const lines = () =>
      site
        .output()
        .split("\n")
        .filter(
          (line) => line.includes("circle en-US /ping") && line.includes("redirect rules lead in a circle"),
        );
    await expect.poll(lines).toHaveLength(1);
  });
});

test("a page that moves is gone from the page cache, and every visitor's query is preserved", async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: "1" } });
  try {
    const get = (path: string) => ask(site.url, path, { headers: navigation });
    expect((await get("/terms")).status).toBe(200);
    await site.sandbox.config({
      cmsConfig: { seo: { redirects: [{ from: "/terms", to: "/privacy", statusCode: 301 }] } },
    });
    await expect.poll(async () => (await get("/terms?utm_source=a")).status).toBe(301);
    const answers = await Promise.all(["a", "b"].map((value) => get(`/terms?utm_source=${value}`)));
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      "/privacy?utm_source=a",
      "/privacy?utm_source=b",
    ]);
    await site.sandbox.reset();
    await expect.poll(async () => (await get("/terms")).status).toBe(200);
  } finally {
    await site.stop();
  }
});
