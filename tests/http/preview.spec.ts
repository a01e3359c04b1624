import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wallTime } from "../../app/features/preview/wall-time";
import { type Answer, ask, navigation } from "../support/ask";
import { isDay } from "../support/by-day";
import { chooseInBar, previewLink } from "../support/preview-link";
import { DRAFTS_TOKEN, saveDraft } from "../support/save-draft";
import { signInByPost } from "../support/sign-in-by-post";
import { type Site, startSite } from "../support/site";
import { createVisitor, type Visitor } from "../support/visitor";
import { expect, test } from "./fixtures";

const SECRET = "the secret of previews that both sides know";
const CMS = "https://cms.example";
/** Only in drafts. */
const MARK = "Marked-c41f-draft";

const settings = (snapshots: string) => ({
  CONTENT_API_VERSION: "5",
  PAGE_CACHE_SECONDS: "60",
  SANDBOX_SHARED_SECONDS: "60",
  LOG_LEVEL: "debug",
  BOOT_SNAPSHOT_DIR: snapshots,
  PREVIEW_SECRET: SECRET,
  PREVIEW_API_TOKEN: DRAFTS_TOKEN,
  PREVIEW_PARENTS: CMS,
});

let snapshots: string;
let site: Site;
test.beforeAll(async () => {
  snapshots = await mkdtemp(join(tmpdir(), "snapshots-"));
  site = await startSite({ environment: settings(snapshots) });
  const drafts: [type: string, where: Record<string, string>, fields: object][] = [
    [
      "pages",
      { slug: "terms" },
      { title: `${MARK} title`, text: `<p>${MARK}</p><iframe src="https://a.example"></iframe>` },
    ],
    ["promotions", { slug: "welcome" }, { title: `${MARK} promotion` }],
    ["seos", { url: "/gamehall" }, { title: `${MARK} record` }],
    ["common-data", {}, { footerLinks: [{ title: `${MARK} link`, url: "/about" }] }],
  ];
  for (const draft of drafts) await saveDraft(site.sandboxUrl, ...draft);
});
test.afterAll(async () => {
  await site.stop();
  await rm(snapshots, { recursive: true });
});

/** A browser that an editor has opened a preview in. */
async function editor(claims?: Record<string, unknown>): Promise<Visitor> {
  const browser = createVisitor(site.url);
  const opened = await browser.open(previewLink(SECRET, "/terms", claims));
  expect([opened.status, opened.headers.location]).toEqual([302, `${site.url}/terms`]);
  return browser;
}

const heading = ({ text }: Answer) => /<h1[^>]*>([^<]*)/.exec(text)?.[1];

test("an editor sees the draft, and that it is one", async () => {
  const browser = await editor();
  const page = await browser.open("/terms");
  expect(heading(page)).toBe(`${MARK} title`);
  expect(page.text).toContain("You see drafts.");
  expect(page.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  const [policy = ""] = page.all("content-security-policy");
  expect(policy).toContain(`frame-ancestors ${CMS};`);
  expect((await browser.open("/promotions")).text).toContain(`${MARK} promotion`);
  const data = await browser.open("/terms.data");
  expect(data.text).toContain(MARK);
  expect(data.headers["cache-control"]).toBe("private, no-store");
});

test("what is dropped of a draft is not reported: its editor may still be at it", async () => {
  const browser = await editor();
  expect(heading(await browser.open("/terms"))).toBe(`${MARK} title`);
  const { status, text } = await ask(site.url, "/_operator/content");
  expect(status).toBe(200);
  expect(text).not.toMatch(/iframe|page\.text/);
});

const choose = (browser: Visitor, page: string, fields: Record<string, string>) =>
  chooseInBar(site.url, browser, page, fields);

test("the bar shows what is published, then drafts, and leaves", async () => {
  const browser = await editor();
  const published = await choose(browser, "/es-ES/terms?a=1", { show: "published" });
  expect(published.headers.location).toBe(`${site.url}/es-ES/terms?a=1`);
  const page = await browser.open("/terms");
  expect(page.text).not.toContain(MARK);
  expect(page.text).toContain("You see what is published");
  const drafts = await choose(browser, "/terms", { show: "draft" });
  expect(drafts.all("set-cookie").join()).toMatch(/cr_preview=[\w-]{60,}/);
  const left = await choose(browser, "/terms", { show: "" });
  expect(left.all("set-cookie").join()).toMatch(/cr_preview=;.*Max-Age=0/);
});

const DAY = 86_400_000;
/** Winter Trail has begun, and Jackpot Week is over. */
const at = wallTime(Date.now() + 20 * DAY, "UTC");

/** The promotions that a page links to. */
const promotionsOf = ({ text }: Answer) =>
  new Set([...text.matchAll(/href="[^"]*\/promotions\/([\w-]+)"/g)].map(([, slug = ""]) => slug));

test("an editor sees the promotions of another day, and nobody else does", async () => {
  const browser = await editor();
  const visitor = createVisitor(site.url);
  expect(promotionsOf(await browser.open("/promotions"))).not.toContain("winter-trail");
  expect((await browser.open("/")).text).not.toContain("--as-of-now");
  const chosen = await choose(browser, "/promotions", { show: "published", at });
  expect(chosen.headers.location).toBe(`${site.url}/promotions`);
  const then = await browser.open("/promotions");
  expect(promotionsOf(then)).toContain("winter-trail");
  expect(promotionsOf(then)).not.toContain("jackpot-week");
  expect(then.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  expect(then.text).toContain(`value="${at}"`);
  expect((await browser.open("/promotions.data")).text).toContain("winter-trail");
  expect((await browser.open("/promotions/winter-trail")).status).toBe(200);
  expect((await browser.open("/promotions/jackpot-week")).status).toBe(404);
  const home = (await browser.open("/")).text;
  expect(home).toContain('--as-of-now:"As of now"');
  expect(home).toMatch(/class="banner"[^>]*data-platform/);
  const now = await visitor.open("/promotions");
  expect(promotionsOf(now)).toContain("jackpot-week");
  expect(promotionsOf(now)).not.toContain("winter-trail");
  expect((await visitor.open("/promotions/winter-trail")).status).toBe(404);
  await choose(browser, "/promotions", { show: "published", at: "" });
  expect(promotionsOf(await browser.open("/promotions"))).toContain("jackpot-week");
});

test("no day is chosen without a preview", async () => {
  const visitor = createVisitor(site.url);
  const answer = await choose(visitor, "/promotions", { show: "draft", at });
  expect(answer.all("set-cookie").join()).not.toMatch(/cr_preview=[^;]/);
  const forged = createVisitor(site.url, { cookies: new Map([["cr_preview", "A".repeat(120)]]) });
  await choose(forged, "/promotions", { show: "published", at });
  for (const browser of [visitor, forged])
    expect(promotionsOf(await browser.open("/promotions"))).not.toContain("winter-trail");
});

test("an editor chooses language and theme of the page", async () => {
  const browser = await editor();
  const chosen = await choose(browser, "/terms?a=1#b", { show: "draft", locale: "ar", theme: "light" });
  expect(chosen.headers.location).toBe(`${site.url}/ar/terms?a=1#b`);
  expect((await browser.open("/ar/terms")).text).toMatch(/<html[^>]*data-theme="light"/);
  const odd = await choose(browser, "/terms", { show: "draft", locale: "xx", theme: "purple", at: "soon" });
  expect(odd.headers.location).toBe(`${site.url}/terms`);
  expect((await browser.open("/terms")).text).toMatch(/<html[^>]*data-theme="light"/);
});

test("an editor who plays sees the page as a visitor, and plays on", async () => {
  const browser = await editor();
  const demo = { login: "demo@sandbox.test", password: "Sandbox1!", uid: 0 };
  for (const { name, value } of await signInByPost(site.url, demo)) browser.cookies.set(name, value);
  const own = await browser.open("/promotions");
  expect(promotionsOf(own)).toContain("weekend-reload");
  const before = new Map(browser.cookies);
  await choose(browser, "/promotions", { show: "published", as: "visitor" });
  const asVisitor = await browser.open("/promotions");
  expect(promotionsOf(asVisitor)).not.toContain("weekend-reload");
  expect(promotionsOf(asVisitor)).toContain("welcome");
  expect((await browser.open("/profile")).status).toBe(302);
  before.delete("cr_preview");
  expect([...browser.cookies]).toEqual(expect.arrayContaining([...before]));
  await choose(browser, "/promotions", { show: "published", as: "self" });
  expect(promotionsOf(await browser.open("/promotions"))).toContain("weekend-reload");
});

test("nobody else sees a draft, whatever they ask for, while editors look at it", async () => {
  const browser = await editor();
  const forged = "A".repeat(120);
  const requests: [path: string, headers?: Record<string, string>][] = [
    ["/terms"],
    ["/es-ES/terms"],
    ["/promotions"],
    ["/promotions/welcome"],
    ["/"],
    ["/terms?status=draft"],
    ["/terms?preview=1"],
    ["/terms.data"],
    ["/promotions.data"],
    ["/sitemap-1.xml"],
    ["/ar/promotions?status=draft&at=2026-12-24T09:00"],
    ["/_preview?to=/terms&show=draft&at=2026-12-24T09:00"],
    ["/content-entries/promotions?status[]=draft&populate=*"],
    ["/content-entries/common-data?single&publicationState=preview"],
    ["/api/pages?status=draft", { Authorization: "Bearer x" }],
    ["/promotions/welcome.data?status=draft"],
    ["/terms", { "X-Original-URL": "/terms?status=draft", "X-HTTP-Method-Override": "PUT" }],
    ["/content-entries/pages?status=draft", { Cookie: "content_jwt=x.y.z" }],
    ["/terms", { Cookie: `cr_preview=${forged}` }],
    ["/terms", { Cookie: "cr_preview=draft" }],
    ["/terms", { Authorization: `Bearer ${SECRET}`, "X-Preview": "1", "X-Strapi-Status": "draft" }],
    ["/_preview?to=/terms"],
    [`/_preview?to=/terms&token=${forged}`],
    [previewLink("another secret that is long enough, too", "/terms")],
  ];
  // By night more than a thousand requests.
  const rounds = isDay ? 6 : Math.ceil(1000 / requests.length);
  for (let round = 0; round < rounds; round += 1) {
    const seen = await Promise.all([browser.open("/terms"), browser.open("/promotions")]);
    for (const { text } of seen) expect(text).toContain(MARK);
    const answers = await Promise.all(
      requests.map(([path, headers]) => ask(site.url, path, { headers: { ...navigation, ...headers } })),
    );
    for (const [index, answer] of answers.entries())
      expect(answer.text, `${requests[index]?.[0]} ${round}`).not.toContain(MARK);
  }
  for (const name of await readdir(snapshots))
    expect(await readFile(join(snapshots, name), "utf8")).not.toContain(MARK);
  expect(await readdir(snapshots)).not.toEqual([]);
  expect(site.output()).not.toContain(MARK);
});

test("who opened which preview is in the log, and nothing of the link", async () => {
  await editor({ sub: "17", entry: "api::page.page abc es-ES" });
  const line = /"by":"17","entry":"api::page.page abc es-ES","shows":"draft","msg":"a preview was opened"/;
  await expect.poll(() => line.test(site.output())).toBe(true);
  expect(site.output()).not.toContain(SECRET);
});

test("a link that is good no more says so, and what leads elsewhere leads home", async () => {
  const late = await ask(site.url, previewLink(SECRET, "/terms", { exp: 1 }), { headers: navigation });
  expect([late.status, heading(late)]).toEqual([403, "This preview link has expired"]);
  expect(late.all("content-security-policy")[0]).toContain(`frame-ancestors ${CMS};`);
  expect(late.all("set-cookie").join()).not.toContain("cr_preview");
  for (const to of ["https://evil.example/", "//evil.example", "/\\evil.example", "terms"])
    expect((await createVisitor(site.url).open(previewLink(SECRET, to))).headers.location).toBe(
      `${site.url}/`,
    );
});

test("another secret ends every preview; without one there is no such address", async ({ ownSite }) => {
  const { cookies } = await editor();
  const other = await ownSite({
    environment: { ...settings(snapshots), PREVIEW_SECRET: "a new secret, as long as the one before" },
  });
  const page = await createVisitor(other.url, { cookies: new Map(cookies) }).open("/terms");
  expect(page.text).not.toContain("You see drafts.");
  const none = await ownSite();
  const answer = await createVisitor(none.url, { cookies: new Map(cookies) }).open(
    previewLink(SECRET, "/terms"),
  );
  expect(answer.status).toBe(404);
});
