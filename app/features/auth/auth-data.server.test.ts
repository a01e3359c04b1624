import { expect, it } from "vitest";
import { CmsConfigSchema } from "~/content/config/cms-config";
import { registrationTypes } from "./auth-data.server";

const typesOf = (authTypes: object[]) =>
  registrationTypes(CmsConfigSchema.parse({ auth: { authTypes } }).auth).map(({ id, isFast }) => [
    id,
    isFast,
  ]);

it("types of registration are distinguished, however alike they are", () => {
  const email = { label: "E-mail", field: "email", component: "form" };
  expect(typesOf([{ ...email, isFast: true }, email, { ...email, field: "mobile" }])).toEqual([
    ["form-email", true],
    ["form-email-1", false],
    ["form-mobile", false],
  ]);
});

it("the fast component is a fast type", () => {
  expect(typesOf([{ label: "Quick", field: "mobile", component: "fast", isFast: false }])).toEqual([
    ["fast-mobile", true],
  ]);
});
