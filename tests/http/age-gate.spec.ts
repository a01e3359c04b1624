import { ask, formHeaders, navigation } from "../support/ask";
import { type Site, startSite } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

const GATE = 'class="age-gate"';

let site: Site;
test.beforeAll(async () => {
  site = await startSite({
    environment: { AGE_GATE: "18", PAGE_CACHE_SECONDS: "60", SANDBOX_SHARED_SECONDS: "60" },
  });
});
test.afterAll(() => site.stop());

const get = (path: string, cookie = "", more: Record<string, string> = {}) =>
  ask(site.url, path, { headers: { ...navigation, ...(cookie && { Cookie: cookie }), ...more } });

const answer = (fields: Record<string, string>, locale = "") =>
  ask(site.url, `${locale}/age-gate`, {
    method: "POST",
    headers: formHeaders(site.url),
    body: new URLSearchParams(fields).toString(),
  });

for (const path of ["/", "/es-ES/gamehall", "/game/sand-dunes", "/no/such/page"]) {
  test(`${path}: the gate is in the page that everybody gets`, async () => {
    const first = await get(path);
    expect(first.text).toContain(GATE);
    expect(first.text).toContain("<h1");
    for (const cookie of ["cr_script=1", "cr_script=1; cr_age=18", "cr_age=17", "cr_age=180", "cr_age="]) {
      expect((await get(path, cookie)).body.equals(first.body), cookie).toBe(true);
    }
  });
}

test("without script it is gone once it is answered, and the page stays everybody's", async () => {
  const { text, headers } = await get("/", "cr_age=18");
  expect(text).not.toContain(GATE);
  expect(headers["cache-control"]).toContain("public");
});

test("crawlers find the page, also in one that is theirs alone", async () => {
  for (const path of ["/", "/?show_popup_reg=1"]) {
    const { status, text } = await get(path, "", {
      "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    expect([status, text.includes(GATE)], path).toEqual([200, false]);
  }
});

test("players are not prompted, and visitors on pages for all ages are not either", async () => {
  const { cookie } = await signIn(site);
  for (const path of ["/", "/cashier/deposit"]) expect((await get(path, cookie)).text).not.toContain(GATE);
  const open = [
    "/terms",
    "/support",
    "/unsubscribe",
    "/confirmation",
    "/farewell",
    "/forms/sign_in",
    "/age-gate",
  ];
  for (const path of open) {
    const { status, text } = await get(path);
    expect([status, text.includes(GATE)], path).toEqual([200, false]);
  }
});

test("yes is stored for a year and leads back, in its language, and nowhere outside", async () => {
  const yes = await answer({ answer: "yes", redirectTo: "/gamehall?category=live" }, "/ar");
  expect([yes.status, yes.headers.location]).toEqual([302, "/ar/gamehall?category=live"]);
  expect(yes.all("set-cookie")).toEqual(["cr_age=18; Path=/; Max-Age=31536000; SameSite=Lax"]);
  const lured = await answer({ answer: "yes", redirectTo: "https://evil.example/" });
  expect(lured.headers.location).toBe("/");
});

for (const fields of [{ answer: "no" }, { answer: "YES" }, {}] as Record<string, string>[]) {
  test(`${JSON.stringify(fields)} opens nothing`, async () => {
    const { status, headers, all } = await answer(fields);
    expect([status, headers.location, all("set-cookie")]).toEqual([302, "/age-gate", []]);
  });
}
