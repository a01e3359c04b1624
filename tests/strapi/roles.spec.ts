import { expect, test } from "./fixtures";
import type { Ask, Strapi } from "./strapi";

test.describe.configure({ mode: "serial" });

const PAGES = "/content-manager/collection-types/api::page.page";
const LEGAL_PAGES = "/content-manager/collection-types/api::legal-page.legal-page";
const MESSAGES = "/content-manager/single-types/api::message-set.message-set";
const LEGAL_MESSAGES = "/content-manager/single-types/api::legal-message-set.legal-message-set";
const EN = "?locale=en-US";
const AR = "?locale=ar";
const KEY = "common.footerLicence";

let editor: Ask;
let translator: Ask;
let legal: Ask;
test.beforeAll(async ({ strapi }) => {
  editor = await strapi.enter("Editor");
  translator = await strapi.enter("Translator");
  legal = await strapi.enter("Legal");
});

async function entryOf(ask: Ask, type: string, slug: string): Promise<string> {
  const found = await ask(`${type}${EN}&filters[slug][$eq]=${slug}`);
  expect(found.status).toBe(200);
  return `${type}/${found.body.results[0].documentId}`;
}

const titlesOf = async (strapi: Strapi, slug: string) => {
  const answer = await fetch(`${strapi.url}/api/pages?filters[slug][$eq]=${slug}`);
  return (await answer.json()).data.map(({ title }: { title: string }) => title);
};

test("terms are written by editors, and published, taken off and deleted by Legal alone", async ({
  strapi,
}) => {
  const terms = await entryOf(editor, LEGAL_PAGES, "terms");
  expect((await editor(terms + EN, "PUT", { title: "Terms of 2027" })).status).toBe(200);
  for (const act of ["publish", "unpublish"])
    expect((await editor(`${terms}/actions/${act}${EN}`, "POST", {})).status, act).toBe(403);
  expect((await editor(terms + EN, "DELETE")).status).toBe(403);
  expect(await titlesOf(strapi, "terms")).not.toContain("Terms of 2027");
  expect((await legal(`${terms}/actions/publish${EN}`, "POST", {})).status).toBe(200);
  expect(await titlesOf(strapi, "terms")).toEqual(["Terms of 2027"]);
});

test("legal pages are found among pages by whatever pages are found by", async ({ strapi }) => {
  const slugsOf = async (query: string) => {
    const answer = await fetch(`${strapi.url}/api/pages?${query}`);
    return (await answer.json()).data.map(({ slug }: { slug: string }) => slug);
  };
  expect(await slugsOf("filters[layout][$eq]=text")).toEqual(expect.arrayContaining(["about", "terms"]));
  expect(await slugsOf("filters[layout][$eq]=landing")).not.toContain("terms");
  expect(await slugsOf("fields[0]=slug&fields[1]=layout&sort=slug")).toContain("terms");
  expect(await slugsOf("pagination[page]=2&pagination[pageSize]=2")).not.toContain("terms");
});

test("no page takes the address of a legal one", async ({ strapi }) => {
  const saved = await editor(PAGES + EN, "POST", { slug: "terms", title: "Other terms" });
  const page = `${PAGES}/${saved.body.data.documentId}`;
  const refused = await editor(`${page}/actions/publish${EN}`, "POST", {});
  expect([refused.status, refused.body.error?.details?.errors?.[0]?.path]).toEqual([400, ["slug"]]);
  expect((await editor(page + EN, "DELETE")).status).toBe(200);
  expect(await titlesOf(strapi, "terms")).toEqual(["Terms of 2027"]);
});

test("the licence's words are published by Legal alone, and stand before the others", async ({ strapi }) => {
  const wordOf = async () => {
    const answer = await fetch(`${strapi.url}/nfx/i18n/messages/en-US`);
    return (await answer.json())[KEY];
  };
  const before = await wordOf();
  const words = { messages: { [KEY]: "License 123/2027" } };
  expect((await editor(LEGAL_MESSAGES + EN, "PUT", words)).status).toBe(200);
  expect((await editor(`${LEGAL_MESSAGES}/actions/publish${EN}`, "POST", {})).status).toBe(403);
  expect(await wordOf()).toBe(before);
  expect((await legal(`${LEGAL_MESSAGES}/actions/publish${EN}`, "POST", {})).status).toBe(200);
  expect(await wordOf()).toBe("License 123/2027");
  const refused = await editor(MESSAGES + EN, "PUT", words);
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    expect.stringContaining(`"${KEY}" is one of the legal messages`),
  ]);
});

test("Legal writes nothing else", async () => {
  const about = await entryOf(legal, PAGES, "about");
  expect((await legal(about + EN, "PUT", { title: "About the law" })).status).toBe(403);
  expect((await legal(MESSAGES + EN, "PUT", { messages: {} })).status).toBe(403);
});

test("editors publish what is not legal", async () => {
  const about = await entryOf(editor, PAGES, "about");
  expect((await editor(`${about}/actions/publish${EN}`, "POST", {})).status).toBe(200);
});

test("translators write drafts in the other locales, and publish nothing", async () => {
  const partners = await entryOf(translator, PAGES, "partners");
  const written = await translator(partners + AR, "PUT", { title: "شركاؤنا" });
  expect([written.status, written.body.data?.title]).toEqual([200, "شركاؤنا"]);
  expect((await translator(`${partners}/actions/publish${AR}`, "POST", {})).status).toBe(403);
  expect((await translator(partners + EN, "PUT", { title: "Our partners" })).status).toBe(403);
  // Where a type has no drafts, saving is publishing.
  expect((await translator(MESSAGES + AR, "PUT", { messages: {} })).status).toBe(403);
  expect((await editor(partners + AR, "DELETE")).status).toBe(200);
});
