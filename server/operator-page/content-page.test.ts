import { afterEach, describe, expect, it } from "vitest";
import { startPipeline } from "../../tests/support/start-pipeline";
import { contentJson, contentPage } from "./content-page";
import type { ListedDrop } from "./dropped-list";

const panel = { url: "https://cms.example/admin", version: 5 as const };
const open: ListedDrop = {
  entry: { type: "pages", locale: "es-ES", id: "7", documentId: "a&b", name: "<terms>" },
  field: "page.<i>",
  why: "<iframe> is left out",
  since: 0,
  last: 60_000,
  count: 3,
  mended: undefined,
};
const mended: ListedDrop = { ...open, entry: { type: "locales" }, mended: 120_000 };

const text = (html: string) =>
  html
    .replace(/<style>.*<\/style>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the page", () => {
  it("names what is wrong, escaped, with a link to it, apart from what is mended", () => {
    const page = contentPage([open, mended], panel, 0);
    expect(text(page)).toMatch(
      / Now Entry .* pages: &lt;terms&gt; es-ES page\.&lt;i&gt; &lt;iframe&gt; is left out since 1970-01-01 00:00:00 UTC last 1970-01-01 00:01:00 UTC 3 in a row Mended Entry .* locales all .* 1970-01-01 00:02:00 UTC $/,
    );
    expect(page).toContain(
      '<a href="https://cms.example/admin/content-manager/collection-types/api::page.page/a%26b?plugins[i18n][locale]=es-ES" rel="noreferrer">',
    );
  });

  it("says where there is nothing", () => {
    expect(text(contentPage([], panel, 0))).toMatch(
      / Now Nothing that this process has read\. Mended Nothing\. $/,
    );
  });
});

it("the JSON has every member, null where there is none", () => {
  const { leftOut, ...rest } = JSON.parse(contentJson([open, mended], { ...panel, url: undefined }, 0));
  expect(rest).toEqual({ at: "1970-01-01T00:00:00.000Z", keptDays: 7 });
  expect(leftOut[0]).toEqual({
    type: "pages",
    locale: "es-ES",
    id: "7",
    documentId: "a&b",
    name: "<terms>",
    field: "page.<i>",
    why: "<iframe> is left out",
    since: "1970-01-01T00:00:00.000Z",
    last: "1970-01-01T00:01:00.000Z",
    count: 3,
    mended: null,
    url: null,
  });
  expect(leftOut[1]).toMatchObject({ type: "locales", locale: null, mended: "1970-01-01T00:02:00.000Z" });
});

describe("it is served", () => {
  const path = "/_operator/content";
  let server: Awaited<ReturnType<typeof startPipeline>>;
  afterEach(() => server?.close());

  it("for the token, in the requested format, once entries are compared", async () => {
    let reviews = 0;
    const reviewContent = async () => {
      reviews += 1;
    };
    server = await startPipeline({
      environment: { METRICS_TOKEN: "0123456789abcdef" },
      app: { reviewContent },
    });
    const authorization = "Bearer 0123456789abcdef";
    const [page, json] = await Promise.all([
      server.ask(path, { headers: { authorization } }),
      server.ask(path, { headers: { authorization, accept: "application/json" } }),
    ]);
    expect([page.headers["content-type"], json.headers["content-type"]]).toEqual([
      "text/html; charset=utf-8",
      "application/json; charset=utf-8",
    ]);
    expect(JSON.parse(json.text)).toMatchObject({ leftOut: [] });
    expect(json.headers).toMatchObject({ "cache-control": "private, no-store", vary: "Accept" });
    expect(reviews).toBe(2);
  });

  it("to nobody else, and takes nothing", async () => {
    server = await startPipeline({ environment: { METRICS_TOKEN: "0123456789abcdef" } });
    const elsewhere = { "x-forwarded-for": "203.0.113.7" };
    const { status, text } = await server.ask(path, {
      headers: { ...elsewhere, accept: "application/json" },
    });
    expect([status, text]).toEqual([401, "the password is METRICS_TOKEN\n"]);
    const post = { method: "POST", headers: { authorization: "Bearer 0123456789abcdef" } };
    expect((await server.ask(path, post)).status).toBeGreaterThanOrEqual(400);
  });
});
