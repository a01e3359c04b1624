import { ask } from "../support/ask";
import { signInEditor } from "../support/content-editor";
import type { Site } from "../support/site";
import { expect, test } from "./fixtures";

const token = "0123456789abcdef";
const panel = "https://panel.example/admin";
const environment = { METRICS_TOKEN: token, CUSTOM_CODE: "pinned", CONTENT_ADMIN_URL: panel };
const operator = { Authorization: `Bearer ${token}`, "X-Forwarded-For": "203.0.113.7" };

interface DroppedItem {
  type: string;
  locale: string | null;
  id: string | null;
  name: string | null;
  field: string;
  why: string;
  since: string;
  last: string;
  count: number;
  mended: string | null;
  url: string | null;
}

async function listed(site: Site): Promise<DroppedItem[]> {
  const headers = { ...operator, Accept: "application/json" };
  return JSON.parse((await ask(site.url, "/_operator/content", { headers })).text).leftOut;
}

const lineOf = ({ type, name, field, why }: DroppedItem) => [type, name ?? "", field, why].join(" | ");

/** Each class of mistakes, and the line that reports it. */
const mistakes: [what: string, RegExp][] = [
  [
    "a script's link in a menu",
    /^common-data \| {2}\| menuLinks\.0\.url \| not a link that may be followed$/,
  ],
  ["an icon that is none", /^common-data \| {2}\| menuLinks\.1\.icon \| not an icon that may be shown$/],
  [
    "custom code that is not pinned",
    /^common-data \| {2}\| customCode\.0\.code \| does not run: CUSTOM_CODE_HASHES lacks sha256-/,
  ],
  [
    "a menu that leads nowhere",
    /^common-data \| {2}\| menuLinks\.\d\.url \| “Lost” leads to \/nothing-here: no page has this slug$/,
  ],
  ["a setting of the wrong kind", /^cms-config \| {2}\| search\.minChars \| /],
  ["a rule without an address", /^cms-config \| {2}\| seo\.redirects\.0 \| no path of this site/],
  ["rules in a circle", /^redirects \| \/round \| to \| redirect rules lead in a circle$/],
  ["a word that is none", /^message-set \| {2}\| messages \| 1 blank or no text: menus\.home$/],
  ["an element in a page's text", /^pages \| terms \| page\.text \| <iframe> is left out$/],
  [
    "a link in a promotion's text",
    /^promotions \| welcome \| promotion\.text \| a link that may not be followed: javascript:/,
  ],
  ["a favicon of no kind", /^web-setting \| {2}\| favicons\.0\.type \| /],
  ["a page of one language", /^pages \| solo \| locale \| not in es-ES, /],
];

async function spoil(site: Site) {
  await site.sandbox.config({
    commonData: {
      menuLinks: [
        { id: 1, title: "Script", url: "javascript:alert(1)" },
        { id: 2, title: "Icon", url: "/terms", icon: "sprite:nothing" },
        { id: 3, title: "Lost", url: "/nothing-here" },
      ],
      customCode: [{ isEnabled: true, position: "head", code: "<script>hello()</script>" }],
    },
    cmsConfig: {
      search: { minChars: "two" },
      seo: {
        redirects: [
          { from: "/x", to: "javascript:alert(1)" },
          { from: "/round", to: "/and-round" },
          { from: "/and-round", to: "/round" },
          { from: "/wild/*", to: "/and-wild/$1" },
          { from: "/and-wild/*", to: "/wild/$1" },
        ],
      },
    },
    messages: { "en-US": { "menus.home": 7 } },
    webSetting: { favicons: [{ type: "gif", name: "favicon-32x32", url: "/img/favicon.png" }] },
  });
  const editor = await signInEditor(site.sandboxUrl);
  await editor.change("pages", ["slug", "terms"], {
    text: "<p>Terms</p><iframe src='https://a.example'></iframe>",
  });
  await editor.change("promotions", ["slug", "welcome"], {
    text: `<a href="javascript:alert('<b>')">Go</a>`,
  });
  await editor.add("pages", { slug: "solo", title: "Solo" });
}

async function visit(site: Site) {
  for (const path of ["/", "/terms", "/promotions", "/round"]) await ask(site.url, path);
}

test("editors read what the site leaves out of their content, and that it is mended", async ({ ownSite }) => {
  const site = await ownSite({ environment });
  await visit(site);
  await spoil(site);
  await visit(site);
  const wrong = await listed(site);
  const lines = wrong.map(lineOf);
  for (const [what, line] of mistakes) expect(lines, what).toContainEqual(expect.stringMatching(line));
  const terms = wrong.find(({ name, field }) => name === "terms" && field === "page.text");
  expect(terms).toMatchObject({
    locale: "en-US",
    mended: null,
    url: `${panel}/content-manager/collection-types/api::page.page/${terms?.id}?plugins[i18n][locale]=en-US`,
  });

  const page = await ask(site.url, "/_operator/content", { headers: operator });
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  const text = page.text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toContain("pages: terms en-US page.text &lt;iframe&gt; is left out");
  expect(page.text).toContain(`<a href="${terms?.url}"`);
  expect(page.text).not.toContain("alert('<b>')");
  const open = wrong.filter(({ mended }) => mended === null).length;
  const home = await ask(site.url, "/_operator/", { headers: operator });
  expect(home.text).toContain(
    `<a href="/_operator/content">Content that is left out, replaced, or leads nowhere</a>: ${open}`,
  );

  await site.sandbox.reset();
  await visit(site);
  // Reported by comparing entries, which is repeated after 20 seconds, or by replies that these visits have not read
  // again.
  const isOlder = ({ field, why, locale }: DroppedItem) =>
    field === "locale" || why.includes("leads to") || ![null, "en-US"].includes(locale);
  const after = (await listed(site)).filter((item) => !isOlder(item));
  for (const [what, line] of mistakes) {
    const still = after.filter((item) => line.test(lineOf(item)) && item.mended === null);
    expect(still, what).toEqual([]);
  }
  const mended = after.find(({ name, field }) => name === "terms" && field === "page.text");
  expect(mended?.mended).toMatch(/^\d{4}-/);
});

test("nobody but an operator reads the list, and nothing of a visitor's is in it", async ({ ownSite }) => {
  const site = await ownSite({ environment });
  const elsewhere = { "X-Forwarded-For": "203.0.113.7" };
  expect((await ask(site.url, "/_operator/content", { headers: elsewhere })).status).toBe(401);
  const marker = "a-marker-of-a-visitor";
  await spoil(site);
  for (const path of [`/${marker}`, `/promotions/${marker}`, `/terms?x=${marker}`, `/wild/${marker}`])
    await ask(site.url, path, { headers: { "User-Agent": marker, Referer: `https://a.example/${marker}` } });
  const text = JSON.stringify(await listed(site));
  expect(text).toContain('"/wild/*"');
  expect(text).not.toContain(marker);
});
