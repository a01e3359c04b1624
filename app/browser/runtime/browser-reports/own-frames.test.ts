import { expect, it } from "vitest";
import { ownFrames } from "./own-frames";

const folder = "https://casino.example/assets/";

function failed(stack: string, options?: ErrorOptions) {
  return Object.assign(new TypeError("secret@example.test", options), { stack });
}

it("reads the positions in our files, of both kinds of browsers, and nothing of others", () => {
  const chromium = failed(`TypeError: secret@example.test
    at t (${folder}layout-a_b-c1.js:1:234)
    at HTMLDocument.<anonymous> (chrome-extension://abc/assets/content.js:7:8)
    at https://tags.example/assets/tag.js:2:1
    at async ${folder}root-x.js:12:5`);
  expect(ownFrames(chromium, folder)).toEqual([
    ["layout-a_b-c1.js", 1, 234],
    ["root-x.js", 12, 5],
  ]);
  const firefox = failed(`t@${folder}layout-a.js:1:234\n@${folder}root-x.js:12:5\n`);
  expect(ownFrames(firefox, folder)).toEqual([
    ["layout-a.js", 1, 234],
    ["root-x.js", 12, 5],
  ]);
});

it("prefers those of the cause", () => {
  const cause = failed(`at ${folder}page.js:1:2`);
  expect(ownFrames(failed(`at ${folder}entry.js:3:4`, { cause }), folder)).toEqual([["page.js", 1, 2]]);
});

it("names a file that could not be loaded without a position", () => {
  const lost = new TypeError(`Failed to fetch dynamically imported module: ${folder}deposit.route-x1.js`);
  lost.stack = "";
  expect(ownFrames(lost, folder)).toEqual([["deposit.route-x1.js", 0, 0]]);
});

it("has at most ten, and none of what is no error", () => {
  expect(ownFrames(failed(`at ${folder}a.js:1:2\n`.repeat(30)), folder)).toHaveLength(10);
  for (const thrown of [undefined, null, "text", { stack: `at ${folder}a.js:1:2` }])
    expect(ownFrames(thrown, folder)).toEqual([]);
});
