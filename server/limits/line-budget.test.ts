import { expect, it } from "vitest";
import { createLineBudget } from "./line-budget";

it("a network spends its own lines, and none of another's", () => {
  const mayLog = createLineBudget({ each: 2, total: 5 });
  expect(["203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2"].map(mayLog)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  const hosts = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2::3", "2001:db8:1:3::1"];
  expect(hosts.map(mayLog)).toEqual([true, true, false, false]);
});
