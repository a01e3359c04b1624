import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isJsonObject, type Json } from "~/upstream/json";
import { flattenStrapi } from "./strapi-flatten";

const base = "https://cms.example";

/** A recorded reply of a real server. */
function recorded(name: string): Json {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8")).body;
}

describe.each(["v3", "v4", "v5"])("a recorded %s list", (version) => {
  const [record] = flattenStrapi(recorded(`${version}-seos`), base) as [Record<string, Json>];

  it("is a list of plain records", () => {
    expect(record).toMatchObject({ id: expect.any(Number), url: "/", robots: "index,follow" });
    expect(record).not.toHaveProperty("attributes");
  });

  it("keeps the record's own meta list", () => {
    expect(record.meta).toContainEqual(expect.objectContaining({ name: "description" }));
  });

  it("makes pictures absolute addresses", () => {
    const { openGraph } = record;
    expect(isJsonObject(openGraph) && openGraph.image).toMatch(
      /^https:\/\/cms\.example\/uploads\/og_default_\w+/,
    );
  });

  it("leaves out what has no value", () => {
    expect(JSON.stringify(record)).not.toContain("null");
  });
});

it.each(["v4", "v5"])(
  "recorded %s common data keeps links as links and turns icons into addresses",
  (version) => {
    const data = flattenStrapi(recorded(`${version}-common-data`), base) as Record<string, Json>;
    expect(data.menuLinks).toContainEqual(
      expect.objectContaining({
        title: "Casino",
        url: "/gamehall",
        icon: expect.stringMatching(/^https:\/\/cms\.example\/uploads\/menu_casino_\w+\.svg$/),
      }),
    );
  },
);

it("an entry without a picture has none", () => {
  const [page] = flattenStrapi(recorded("v4-pages"), base) as [Record<string, Json>];
  expect(page).toHaveProperty("slug");
  expect(page).not.toHaveProperty("cover.data");
});

it.each([
  ["an empty list", recorded("v4-empty-list"), []],
  ["no entry", { data: null, meta: {} }, null],
  [
    "an empty relation",
    { id: 1, attributes: { cover: { data: null }, tags: { data: [] } } },
    { id: 1, tags: [] },
  ],
  [
    "relations in relations",
    {
      data: [
        {
          id: 1,
          attributes: {
            page: { data: { id: 2, attributes: { to: { data: { id: 3, attributes: { a: 1 } } } } } },
          },
        },
      ],
    },
    [{ id: 1, page: { id: 2, to: { id: 3, a: 1 } } }],
  ],
  ["a link", { url: "/x", title: "X" }, { url: "/x", title: "X" }],
  ["a file elsewhere", { url: "https://cdn.example/a.png", mime: "image/png" }, "https://cdn.example/a.png"],
  ["a file without a scheme", { url: "//cdn.example/a.png", mime: "image/png" }, "//cdn.example/a.png"],
  [
    "attributes that are a field",
    { attributes: { is_required: true } },
    { attributes: { is_required: true } },
  ],
  ["a field called data", { id: 1, data: { a: 1 } }, { id: 1, data: { a: 1 } }],
])("%s", (_name, value, flat) => expect(flattenStrapi(value as Json, base)).toEqual(flat));
