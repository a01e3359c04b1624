import { expect, it } from "vitest";
import { forwardedQuery, mergeSearch } from "./forwarded-query";

it.each([
  ["", "", ""],
  ["", "?a=1", "?a=1"],
  ["?b=2", "", "?b=2"],
  ["?b=2", "?a=1", "?b=2&a=1"],
  ["?a=2", "?a=1&c=3", "?a=2&c=3"],
  ["?a=2", "?%61=1", "?a=2"],
  // As it was sent: nothing is repaired on the way.
  ["", "?a=%zz&&b", "?a=%zz&&b"],
  ["?c", "?a=%zz&&b", "?c&a=%zz&b"],
])("the target's %s and the visitor's %s make %s", (own, visitors, merged) => {
  expect(mergeSearch(own, visitors)).toBe(merged);
});

it("forwards the known names, all their values, and nothing else", () => {
  const query = new URLSearchParams("track_id=1&x=2&link_id=a%26b&goal_id=3&goal_id=4&show_popup_reg");
  expect(forwardedQuery(query).toString()).toBe(
    "track_id=1&link_id=a%26b&goal_id=3&goal_id=4&show_popup_reg=",
  );
});
