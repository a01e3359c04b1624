import { expect, it } from "vitest";
import { wholeLines } from "./field-rows";

it.each([
  [["sex", "country", "address", "postcode", "middle_name"], ["address"]],
  [
    ["sex", "address", "postcode", "middle_name"],
    ["sex", "address"],
  ],
  [["sex", "country", "middle_name"], ["middle_name"]],
  [[], []],
])("of %j, %j have a line of their own", (sysnames, whole) => {
  expect([...wholeLines(sysnames)]).toEqual(whole);
});
