import { expect, it } from "vitest";
import { wholeLines } from "./field-rows";

it.each([
  [["middle_name", "sex", "country", "region", "address", "postcode", "home_town"], ["address"]],
  [
    ["sex", "address", "postcode", "middle_name"],
    ["sex", "address", "postcode", "middle_name"],
  ],
  [["first_name", "last_name", "sex", "country", "region"], ["sex"]],
  [["country", "document_type", "document_number"], ["country"]],
  [["postcode", "of_the_platform", "another"], ["postcode"]],
  [[], []],
])("of %j, %j have a line of their own", (sysnames, whole) => {
  expect([...wholeLines(sysnames)]).toEqual(whole);
});
