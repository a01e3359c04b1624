import { ask, navigation } from "../support/ask";
import { createVisitor } from "../support/visitor";
import { expect, SITE_HOST, test } from "./fixtures";
import type { Strapi } from "./strapi";

/** Only in drafts. */
const MARK = "Marked-9e4d-draft";
const REQUESTS = 1000;
const AT_ONCE = 20;

/** Of the rule that stands in drafts too. */
const RULE = "/nfx/route-rules?path=/legacy&status=draft";

const collection = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;
const single = (name: string) => `/content-manager/single-types/api::${name}.${name}`;

/** A draft of each type that has drafts: where the panel saves it, its address for everybody, what is written. */
const drafts: [address: string, path: string, fields: object][] = [
  [collection("page"), "pages", { title: `${MARK} page` }],
  [collection("legal-page"), "legal-pages", { title: `${MARK} terms` }],
  [collection("promotion"), "promotions", { title: `${MARK} promotion` }],
  [collection("seo"), "seos", { title: `${MARK} record` }],
  [collection("redirect-rule"), "redirect-rules", { to: `/${MARK}` }],
  [single("common-data"), "common-data", { footerLinks: [{ title: `${MARK} link`, url: "/about" }] }],
  [single("legal-message-set"), "legal-message-set", { messages: { [MARK]: `${MARK} words` } }],
];

const queries = [
  "",
  "status=draft",
  "status=draft&populate=*",
  "status=DRAFT",
  "status[]=draft",
  "status[0]=draft&status[1]=published",
  "status[$eq]=draft",
  "status=draft&status=published",
  "Status=draft",
  "status=draft&locale=ar",
  "status=draft&pagination[pageSize]=100",
  "publicationState=preview",
  "hasPublishedVersion=false",
  "filters[publishedAt][$null]=true",
  `filters[title][$contains]=${MARK}`,
  `_q=${MARK}`,
  "populate=*",
  "populate[localizations]=*",
  "populate[localizations][status]=draft&populate[localizations][populate]=*",
  "populate[createdBy]=*",
  "fields[0]=title&sort=updatedAt:desc&status=draft",
];

const headers: Record<string, string>[] = [
  {},
  { Authorization: "Bearer of-nobody" },
  { Cookie: "cr_preview=x; jwtToken=x; strapi_admin_refresh=x" },
  { "Strapi-Response-Format": "v4" },
  { "X-HTTP-Method-Override": "PUT", "X-Strapi-Status": "draft", "X-Forwarded-For": "127.0.0.1" },
  { Accept: "*/*", "Accept-Language": "ar" },
];

/** Each address with each set of headers, as often as it takes. */
function requestsTo(paths: readonly string[]) {
  const each = headers.flatMap((sent) => paths.map((path) => ({ path, headers: sent })));
  return Array.from(
    { length: Math.max(REQUESTS, each.length) },
    (_, index) => each[index % each.length] ?? each[0],
  );
}

/** Sends all requests, and counts the replies that reveal a draft. */
async function leaksOf(url: string, requests: ReturnType<typeof requestsTo>, base = {}): Promise<string[]> {
  const leaks: string[] = [];
  for (let first = 0; first < requests.length; first += AT_ONCE) {
    const some = requests.slice(first, first + AT_ONCE);
    const answers = await Promise.all(
      some.map((request) => ask(url, request?.path ?? "/", { headers: { ...base, ...request?.headers } })),
    );
    for (const [index, { text, headers: answered }] of answers.entries())
      if ((text + JSON.stringify(answered)).includes(MARK)) leaks.push(JSON.stringify(some[index]));
  }
  return leaks;
}

/** Where an editor's preview is led from the address of the draft. */
async function redirectOf(strapi: Strapi, url: string): Promise<string | undefined> {
  const editor = createVisitor(url);
  const link = (await strapi.previewOf("about", "draft")) ?? "";
  await editor.open(link.slice(SITE_HOST.length));
  return (await editor.open("/legacy")).headers.location?.replace(url, "");
}

test("of a thousand requests to the content service and to the site none reveals a draft", async ({
  strapi,
  site,
}) => {
  test.setTimeout(180_000);
  const panel = await strapi.enter("Super Admin");
  const documents: string[] = [];
  for (const [address, path, fields] of drafts) {
    const isSingle = address.includes("/single-types/");
    const found = await panel(`${address}?locale=en-US`);
    const document = isSingle ? address : `${address}/${found.body.results[0].documentId}`;
    const saved = await panel(`${document}?locale=en-US`, "PUT", fields);
    expect([saved.status, path]).toEqual([200, path]);
    documents.push(isSingle ? `/api/${path}` : `/api/${path}/${found.body.results[0].documentId}`);
  }
  const lists = drafts.map(([, path]) => `/api/${path}`);
  const requested = [...new Set([...lists, ...documents])].flatMap((path) =>
    queries.map((query) => `${path}?${query.replace(/[[\]$]/g, encodeURIComponent)}`),
  );
  const others = [
    ...drafts.map(([address]) => `${address}?status=draft`),
    "/nfx/i18n/messages/en-US?status=draft",
    "/nfx/cms-config/en-US?status=draft",
    RULE,
    "/croupier/left-out",
  ];
  const requests = requestsTo([...requested, ...others]);
  expect(requests.length).toBeGreaterThanOrEqual(REQUESTS);
  expect(await leaksOf(strapi.url, requests)).toEqual([]);
  // The same question with a token finds them: what was looked for is there.
  const withToken = { Authorization: `Bearer ${await strapi.readToken()}` };
  for (const address of [...lists.map((list) => `${list}?status=draft&populate=*`), RULE]) {
    const { text } = await ask(strapi.url, address, { headers: withToken });
    expect([address, text.includes(MARK)]).toEqual([address, true]);
  }
  expect(await redirectOf(strapi, site.url)).toBe(`/${MARK}`);
  const pages = [
    "/",
    "/about",
    "/terms",
    "/promotions",
    "/promotions/welcome",
    "/gamehall",
    "/ar/terms",
    "/legacy",
  ];
  const addresses = pages.flatMap((page) => [
    page,
    `${page}?status=draft`,
    `${page}?preview=1&at=2026-12-24T09:00`,
    page === "/" ? "/_root.data?status=draft" : `${page}.data?status=draft`,
  ]);
  const more = drafts.map(([, path]) => `/content-entries/${path}?status=draft&populate=*`);
  expect(
    await leaksOf(
      site.url,
      requestsTo([...addresses, ...more, "/sitemap-1.xml", "/_preview?to=/about"]),
      navigation,
    ),
  ).toEqual([]);
  expect(site.output()).not.toContain(MARK);
  for (const [index, [address]] of drafts.entries()) {
    const id = documents[index]?.split("/").at(-1);
    const document = address.includes("/single-types/") ? address : `${address}/${id}`;
    await panel(`${document}/actions/discard?locale=en-US`, "POST", {});
  }
});
