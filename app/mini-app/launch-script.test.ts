import { expect, it } from "vitest";
import { launchScript } from "./launch-script.server";

it("a stand-in for a storage that a frame may be denied is in the documents that a messenger opened alone", () => {
  expect(launchScript("/forms/launch", true)).toContain("try{sessionStorage}catch");
  const first = launchScript("/lv/forms/launch", false);
  expect(first).not.toContain("sessionStorage");
  expect(first).toContain('"/lv/forms/launch"');
  for (const isLaunched of [true, false])
    expect(() => new Function(launchScript("/", isLaunched))).not.toThrow();
});
