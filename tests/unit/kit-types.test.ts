import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const fieldsOf = (type: string) => {
  const schema = `integrations/strapi/src/api/${type}/content-types/${type}/schema.json`;
  return Object.keys(JSON.parse(readFileSync(schema, "utf8")).attributes);
};

it("what a page of the kit may be asked for by, a legal page has too: one query asks for both", () => {
  expect(fieldsOf("legal-page")).toEqual(fieldsOf("page"));
});
