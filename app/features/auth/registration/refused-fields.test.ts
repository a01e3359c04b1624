import { expect, it } from "vitest";
import { refusedFields } from "./refused-fields";
import { definition, modelOf } from "./testing/models";

const fieldsNamed = (...names: string[]) => modelOf(names.map((name) => definition(name))).fields;

it.each<[Record<string, string>, string[], Record<string, string>, boolean]>([
  [{ email: "UNIQUE" }, ["email"], { email: "UNIQUE" }, true],
  [{ mobile: "UNIQUE" }, ["mobile"], { mobile: "UNIQUE" }, true],
  [{ phone: "UNIQUE" }, ["mobile"], { mobile: "UNIQUE" }, true],
  [{ login: "UNIQUE" }, ["email"], { email: "UNIQUE" }, true],
  [{ login: "UNIQUE" }, ["mobile"], { mobile: "UNIQUE" }, true],
  [{ login: "UNIQUE" }, ["login", "email"], { login: "UNIQUE" }, true],
  [{ country_code: "REQUIRED" }, ["country"], { country: "REQUIRED" }, true],
  [{ terms: "NOT_ACCEPTED" }, [], { terms: "NOT_ACCEPTED" }, true],
  [{ postcode: "WRONG_FORMAT" }, ["email"], {}, false],
  [{ postcode: "WRONG_FORMAT", email: "UNIQUE" }, ["email"], { email: "UNIQUE" }, false],
  [{ toString: "UNIQUE" }, ["email"], {}, false],
  [{}, ["email"], {}, false],
])("%j in a form of %j", (blamed, names, codes, areAllShown) => {
  expect(refusedFields(blamed, fieldsNamed(...names))).toEqual({ codes, areAllShown });
});
