import { createVisitor } from "../support/visitor";
import { expect, PANEL, test } from "./fixtures";
import type { Strapi } from "./strapi";

test.describe.configure({ mode: "serial" });

const PAGE = "/collection-types/api::page.page";
const LEGAL_PAGE = "/collection-types/api::legal-page.legal-page";
const PROMOTION = "/collection-types/api::promotion.promotion";
const BANNER = "/collection-types/api::banner.banner";
const REDIRECT = "/collection-types/api::redirect-rule.redirect-rule";
const COMMON = "/single-types/api::common-data.common-data";
const MESSAGES = "/single-types/api::message-set.message-set";
const LOCALE = "?locale=en-US";

const page = { slug: "a-try", title: "A try" };
const button = (url: string) => ({ blocks: [{ __component: "page.button", label: "Go", url }] });
const links = (url: string) => ({
  blocks: [{ __component: "page.links", items: [{ title: "Go", url }] }],
});
const snippet = (code: string) => ({ customCode: [{ isEnabled: true, position: "head", code }] });

interface Mistake {
  what: string;
  type: string;
  entry: object;
  /** Where the panel marks it. */
  path: string;
  /** What the editor is told to do. */
  words: string;
}

const mistakes: Mistake[] = [
  {
    what: "a script in a link",
    type: PAGE,
    entry: { ...page, ...button("javascript:alert(1)") },
    path: "blocks.0.url",
    words: "https://",
  },
  {
    what: "a link without encryption",
    type: PAGE,
    entry: { ...page, ...links("http://shop.example/a") },
    path: "blocks.0.items.0.url",
    words: "write https://shop.example/a",
  },
  {
    what: "the slug of a page of the site",
    type: PAGE,
    entry: { ...page, slug: "gamehall" },
    path: "slug",
    words: "/gamehall is a page of the site itself",
  },
  {
    what: "the slug of a locale",
    type: PAGE,
    entry: { ...page, slug: "ar" },
    path: "slug",
    words: "take another",
  },
  {
    what: "a second page of one slug",
    type: PAGE,
    entry: { ...page, slug: "about" },
    path: "slug",
    words: 'Another entry ("About us") has "about" already',
  },
  {
    what: "a circle of redirects",
    type: REDIRECT,
    entry: { from: "/gamehall", to: "/legacy" },
    path: "to",
    words: "/gamehall → /legacy → /gamehall is a circle",
  },
  {
    what: "a chain of redirects",
    type: REDIRECT,
    entry: { from: "/step0", to: "/step1" },
    path: "to",
    words: "Lead to the last address at once",
  },
  {
    what: "a script in a link of Markdown",
    type: PAGE,
    entry: { ...page, markdown: "**[Go](<java&#115;cript:alert(1)>)** [there](ftp://x.example)" },
    path: "markdown",
    words: "The site follows no such link",
  },
  {
    what: "a picture without alternative text",
    type: PAGE,
    entry: { ...page, text: '<img src="https://cdn.example/a.png" width="60" height="40">' },
    path: "text",
    words: "say in alt=",
  },
  {
    what: "a picture without size",
    type: PROMOTION,
    entry: { ...page, text: '<img src="https://cdn.example/a.png" alt="A ship">' },
    path: "text",
    words: "give its size in pixels",
  },
  {
    what: "dates in the wrong order",
    type: PROMOTION,
    entry: { ...page, starts_at: "2026-12-24T00:00:00.000Z", ends_at: "2026-12-01T00:00:00.000Z" },
    path: "ends_at",
    words: "take a later date",
  },
  {
    what: "a block that ends before it begins",
    type: PAGE,
    entry: {
      ...page,
      blocks: [
        {
          __component: "page.wins",
          publishAt: "2026-12-24T00:00:00.000Z",
          unpublishAt: "2026-12-01T00:00:00.000Z",
        },
      ],
    },
    path: "blocks.0.unpublishAt",
    words: "take a later date",
  },
  {
    what: "an audience of a country that there is not",
    type: PAGE,
    entry: {
      ...page,
      layout: "landing",
      blocks: [{ __component: "page.wins", audience: { countries: "ES, Spain" } }],
    },
    path: "blocks.0.audience.countries",
    words: "two letters",
  },
  {
    what: "a banner of the hall for a level",
    type: BANNER,
    entry: { title: "A try", position: "gamehall", audience: { levels: "3" } },
    path: "audience",
    words: "take home",
  },
  {
    what: "colours without contrast",
    type: COMMON,
    entry: snippet("<style>.note { color: #777; background: #fff }</style>"),
    path: "customCode.0.code",
    words: "take a darker or a lighter one",
  },
  {
    what: "a script that the policy blocks",
    type: COMMON,
    entry: snippet('<script src="https://other.example/a.js"></script>'),
    path: "customCode.0.code",
    words: "The site's policy blocks scripts from https://other.example",
  },
];

const CHAIN = [1, 2, 3, 4, 5].map((step) => ({ from: `/step${step}`, to: `/step${step + 1}` }));

/** Saves a draft; returns the URL of its actions. */
async function save(strapi: Strapi, type: string, entry: object): Promise<string> {
  const isSingle = type.startsWith("/single");
  const saved = await strapi.ask(type + LOCALE, isSingle ? "PUT" : "POST", entry);
  expect([saved.status, saved.body.error], JSON.stringify(saved.body)).toEqual([
    isSingle ? 200 : 201,
    undefined,
  ]);
  return isSingle ? type : `${type}/${saved.body.data.documentId}`;
}

const publish = (strapi: Strapi, document: string) =>
  strapi.ask(`${document}/actions/publish${LOCALE}`, "POST", {});

test("five redirects one after the other are published", async ({ strapi }) => {
  for (const rule of CHAIN)
    expect((await publish(strapi, await save(strapi, REDIRECT, rule))).status).toBe(200);
});

for (const { what, type, entry, path, words } of mistakes) {
  test(`${what}: the draft is saved, and not published`, async ({ strapi }) => {
    const document = await save(strapi, type, entry);
    const refused = await publish(strapi, document);
    expect([refused.status, refused.body.error?.name]).toEqual([400, "ValidationError"]);
    const [fault] = refused.body.error.details.errors;
    expect([fault.path.join("."), fault.message]).toEqual([path, expect.stringContaining(words)]);
    const saved = await strapi.ask(`${document}${LOCALE}`);
    // A single type has been published before, and still is as it was.
    const isSingle = type === COMMON;
    expect(saved.body.data.status).toBe(isSingle ? "modified" : "draft");
    if (isSingle) await strapi.ask(`${document}/actions/discard${LOCALE}`, "POST", {});
    else await strapi.ask(`${document}${LOCALE}`, "DELETE");
  });
}

test("what is mended is published", async ({ strapi }) => {
  const document = await save(strapi, PAGE, { ...page, ...button("javascript:alert(1)") });
  expect((await publish(strapi, document)).status).toBe(400);
  const { body } = await strapi.ask(`${document}${LOCALE}`);
  const mended = { ...body.data, ...button("/gamehall") };
  const published = await strapi.ask(`${document}/actions/publish${LOCALE}`, "POST", mended);
  expect([published.status, published.body.data?.slug]).toEqual([200, "a-try"]);
  await strapi.ask(`${document}${LOCALE}`, "DELETE");
});

test("what has an end is shown until then, to the second, and nobody publishes anything", async ({
  strapi,
  startPurged,
}) => {
  test.setTimeout(60_000);
  const site = await startPurged();
  const visitor = createVisitor(site.url);
  const look = async () => ({
    block: (await visitor.open("/about")).text.includes("Until soon"),
    banner: (await visitor.open("/")).text.includes("Banner until soon"),
    redirect: (await visitor.open("/for-a-time")).status,
  });
  try {
    const end = Date.now() + 15_000;
    const unpublishAt = new Date(end).toISOString();
    const button = { __component: "page.button", title: "Until soon", label: "Go", url: "/gamehall" };
    await strapi.edit("about", { blocks: [{ ...button, unpublishAt }] });
    const dated: [string, object][] = [
      [REDIRECT, { from: "/for-a-time", to: "/gamehall", statusCode: "moved", unpublishAt }],
      [BANNER, { title: "Banner until soon", unpublishAt }],
    ];
    for (const [type, entry] of dated)
      expect((await publish(strapi, await save(strapi, type, entry))).status).toBe(200);
    const words = { messages: {}, dated: [{ messages: { "home.title": "Dated" }, unpublishAt }] };
    await save(strapi, MESSAGES, words);
    const read = await fetch(`${strapi.url}/nfx/i18n/messages/en-US`);
    expect([read.headers.get("changes-at"), (await read.json())["home.title"]]).toEqual([
      unpublishAt,
      "Dated",
    ]);
    const before = { block: true, banner: true, redirect: 302 };
    await expect.poll(look, { timeout: 8000, intervals: [200] }).toEqual(before);
    await new Promise((resolve) => setTimeout(resolve, end - 1500 - Date.now()));
    expect(await look()).toEqual(before);
    await new Promise((resolve) => setTimeout(resolve, end + 300 - Date.now()));
    expect(await look()).toEqual({ block: false, banner: false, redirect: 404 });
  } finally {
    await site.stop();
  }
});

test("what is published and taken off is seen at once, and its site missed by no editor", async ({
  strapi,
  startPurged,
}) => {
  test.setTimeout(60_000);
  const site = await startPurged();
  const visitor = createVisitor(site.url);
  const look = async () => {
    const { status, text } = await visitor.open("/about");
    return status === 200 ? /<h1[^>]*>([^<]*)/.exec(text)?.[1] : String(status);
  };
  const seen = (expected: string) => expect.poll(look, { timeout: 2500, intervals: [100] }).toBe(expected);
  try {
    await seen("About us");
    await strapi.edit("about", { title: "About us, purged" });
    await seen("About us, purged");
    await strapi.draft("about", { title: "About us, drafted" });
    await strapi.edit("about", "unpublish");
    await seen("404");
    await strapi.edit("about", { title: "About us" });
    await seen("About us");
  } finally {
    await site.stop();
  }
  const loggedBefore = strapi.output().length;
  const before = Date.now();
  await strapi.edit("about", { title: "About us" });
  expect(Date.now() - before).toBeLessThan(2000);
  const newOutput = () => strapi.output().slice(loggedBefore);
  await expect.poll(newOutput, { timeout: 10_000 }).toContain("/_purge was not purged");
});

test("the panel's list has what the site leaves out, for whoever is signed in there", async ({
  strapi,
  startPurged,
}) => {
  test.setTimeout(60_000);
  const panel = await strapi.enter("Super Admin");
  expect((await fetch(`${strapi.url}/croupier/left-out`)).status).toBe(401);
  expect((await panel("/croupier/left-out")).status).toBe(502);
  const site = await startPurged();
  const visitor = createVisitor(site.url);
  const faultsOf = async (name: string) => {
    const { body } = await panel("/croupier/left-out");
    const listed: { name: string; why: string; url: string }[] = body.leftOut;
    return listed.filter((fault) => fault.name === name).map(({ why, url }) => `${why}: ${url}`);
  };
  const entries = [
    { slug: "about", type: PAGE },
    { slug: "terms", type: LEGAL_PAGE },
  ];
  try {
    for (const { slug, type } of entries) {
      const { text, documentId } = await entryOf(strapi, slug, type);
      const write = (text: string) =>
        strapi.ask(`${type}/${documentId}/actions/publish${LOCALE}`, "POST", { text });
      expect((await write(`${text}<iframe src="https://video.example/a"></iframe>`)).status).toBe(200);
      const read = async () => {
        await visitor.open(`/${slug}`);
        return (await faultsOf(slug)).join();
      };
      await expect
        .poll(read, { timeout: 10_000 })
        .toContain(`<iframe> is left out: ${PANEL}/content-manager${type}/${documentId}?`);
      await write(text);
    }
  } finally {
    await site.stop();
  }
});

async function entryOf(strapi: Strapi, slug: string, type = PAGE) {
  const found = await strapi.ask(`${type}${LOCALE}&filters[slug][$eq]=${slug}`);
  return found.body.results[0];
}
