import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const fieldsOf = (type: string) => {
  const schema = `integrations/strapi/src/api/${type}/content-types/${type}/schema.json`;
  return Object.keys(JSON.parse(readFileSync(schema, "utf8")).attributes);
};

it("a legal page has every field by which a page of the kit is requested: one query requests both", () => {
  expect(fieldsOf("legal-page")).toEqual(fieldsOf("page"));
});
