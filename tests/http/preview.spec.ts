import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Answer, ask, navigation } from "../support/ask";
import { previewLink } from "../support/preview-link";
import { type Site, startSite } from "../support/site";
import { createVisitor, type Visitor } from "../support/visitor";
import { expect, test } from "./fixtures";

const SECRET = "the secret of previews that both sides know";
const TOKEN = "sandbox-content-token";
const CMS = "https://cms.example";
/** Stands in drafts alone. */
const MARK = "Marked-c41f-draft";

const settings = (snapshots: string) => ({
  CONTENT_API_VERSION: "5",
  PAGE_CACHE_SECONDS: "60",
  SANDBOX_SHARED_SECONDS: "60",
  LOG_LEVEL: "debug",
  BOOT_SNAPSHOT_DIR: snapshots,
  PREVIEW_SECRET: SECRET,
  PREVIEW_API_TOKEN: TOKEN,
  PREVIEW_PARENTS: CMS,
});

let snapshots: string;
let site: Site;
test.beforeAll(async () => {
  snapshots = await mkdtemp(join(tmpdir(), "snapshots-"));
  site = await startSite({ environment: settings(snapshots) });
  for (const [type, slug, fields] of [
    [
      "pages",
      { slug: "terms" },
      { title: `${MARK} title`, text: `<p>${MARK}</p><iframe src="https://a.example"></iframe>` },
    ],
    ["promotions", { slug: "welcome" }, { title: `${MARK} promotion` }],
  ] as const)
    await saveDraft(type, slug, fields);
});
test.afterAll(async () => {
  await site.stop();
  await rm(snapshots, { recursive: true });
});

/** What an editor saves in the content service and does not publish. */
async function saveDraft(type: string, { slug }: { slug: string }, fields: object) {
  const headers = { Authorization: `Bearer ${TOKEN}`, "Content-Type": "application/json" };
  const address = `${site.sandboxUrl}/api/${type}`;
  const found = await fetch(`${address}?filters[slug][$eq]=${slug}&locale=en-US`, { headers });
  const [{ documentId }] = (await found.json()).data;
  const saved = await fetch(`${address}/${documentId}?status=draft&locale=en-US`, {
    method: "PUT",
    headers,
    body: JSON.stringify({ data: fields }),
  });
  expect(saved.status).toBe(200);
}

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

test("what is left out of a draft is told to nobody: its editor may still be at it", async () => {
  const browser = await editor();
  expect(heading(await browser.open("/terms"))).toBe(`${MARK} title`);
  const { status, text } = await ask(site.url, "/_operator/content");
  expect(status).toBe(200);
  expect(text).not.toMatch(/iframe|page\.text/);
});

test("the bar shows what is published, then drafts, and leaves", async () => {
  const browser = await editor();
  const send = (show: string) =>
    ask(site.url, "/_preview", {
      method: "POST",
      headers: {
        ...navigation,
        Origin: site.url,
        Referer: `${site.url}/es-ES/terms?a=1`,
        "Content-Type": "application/x-www-form-urlencoded",
        Cookie: `cr_preview=${browser.cookies.get("cr_preview")}`,
      },
      body: `show=${show}`,
    });
  const published = await send("published");
  expect(published.headers.location).toBe(`${site.url}/es-ES/terms?a=1`);
  browser.cookies.set("cr_preview", /cr_preview=([^;]+)/.exec(published.all("set-cookie").join())?.[1] ?? "");
  const page = await browser.open("/terms");
  expect(page.text).not.toContain(MARK);
  expect(page.text).toContain("You see what is published");
  expect((await send("draft")).all("set-cookie").join()).toMatch(/cr_preview=[\w-]{60,}/);
  expect((await send("")).all("set-cookie").join()).toMatch(/cr_preview=;.*Max-Age=0/);
});

test("nobody else sees a draft, whatever they ask for, while editors look at it", async () => {
  const browser = await editor();
  const forged = "A".repeat(120);
  const asked: [path: string, headers?: Record<string, string>][] = [
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
    ["/content-entries/pages?status=draft", { Cookie: "content_jwt=x.y.z" }],
    ["/terms", { Cookie: `cr_preview=${forged}` }],
    ["/terms", { Cookie: "cr_preview=draft" }],
    ["/terms", { Authorization: `Bearer ${SECRET}`, "X-Preview": "1", "X-Strapi-Status": "draft" }],
    ["/_preview?to=/terms"],
    [`/_preview?to=/terms&token=${forged}`],
    [previewLink("another secret that is long enough, too", "/terms")],
  ];
  for (let round = 0; round < 12; round += 1) {
    await Promise.all([browser.open("/terms"), browser.open("/promotions")]);
    const answers = await Promise.all(
      asked.map(([path, headers]) => ask(site.url, path, { headers: { ...navigation, ...headers } })),
    );
    for (const [index, answer] of answers.entries())
      expect(answer.text, `${asked[index]?.[0]} ${round}`).not.toContain(MARK);
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
