import { expect, it } from "vitest";
import type { Json } from "~/upstream/json";
import { entryName, inRows } from "./entry-name";

const requested = { type: "pages", locale: "en-US" };

it.each<[string, Json, object]>([
  ["3", { id: 7, slug: "a" }, { id: "7", name: "a", locale: "en-US" }],
  ["4", { id: 7, attributes: { title: "A", locale: "es-ES" } }, { id: "7", name: "A", locale: "es-ES" }],
  [
    "5",
    { id: 7, documentId: "d", url: "/a", title: "A", locale: "es-ES" },
    { id: "7", documentId: "d", name: "/a", locale: "es-ES" },
  ],
  [
    "5, of another type",
    { id: 7, documentId: "d", slug: "terms", __type: "legal-pages" },
    { type: "legal-pages", id: "7", documentId: "d", name: "terms", locale: "en-US" },
  ],
  ["5, of none", null, { locale: "en-US" }],
])("an entry of Strapi %s", (_version, row, named) => {
  expect(entryName(requested, row)).toEqual({
    type: "pages",
    id: undefined,
    documentId: undefined,
    name: undefined,
    ...named,
  });
});

it.each<[Json, string, string, string | undefined]>([
  [{ data: [{ id: 1 }, { id: 2 }] }, "data.1.attributes.text", "text", "2"],
  [[{ id: 1 }, { id: 2 }], "1.text", "text", "2"],
  [{ data: { id: 3 } }, "data.text", "text", "3"],
  [{ data: [{ id: 1 }], meta: { x: "" } }, "meta.x", "meta.x", undefined],
])("in %j the path %s is %s of %s", (body, path, field, id) => {
  const reported: unknown[] = [];
  inRows(requested, body, (path, _problem, entry) => reported.push([path, entry?.id]))(path, "cut");
  expect(reported).toEqual([[field, id]]);
});
