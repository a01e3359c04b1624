import { expect, it } from "vitest";
import { CmsConfigSchema } from "~/content/config/cms-config";
import { helpFor } from "./help.server";

const names = async (product: object, country?: string) => {
  const config = CmsConfigSchema.parse({ product });
  const found = await helpFor({ config: {}, content: { config: async () => config } } as never, country);
  return found.map(({ name }) => name);
};

const helpOrganisations = [
  { name: "all" },
  { name: "es", countries: ["ES", "PT"] },
  { name: "gb", countries: ["GB"] },
];

it.each([
  ["ES", ["es", "all"]],
  ["GB", ["gb", "all"]],
  ["LV", ["all"]],
  [undefined, ["all"]],
])("in %s: %o", async (country, expected) => {
  expect(await names({ helpOrganisations }, country)).toEqual(expected);
});

it("there is one for everybody while the operator names none", async () => {
  expect(await names({}, "LV")).toEqual(["Gambling Therapy"]);
});
