import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isOwnCookie, ownCookies } from "./cookies";

it("every cookie of ours is known as one", () => {
  expect(Object.values(ownCookies).filter((name) => !isOwnCookie(name))).toEqual([]);
});

it("every cookie of ours is described in docs/operator-guide.md", () => {
  const [, section = ""] = readFileSync("docs/operator-guide.md", "utf8").split("\n## Cookies\n");
  const rows = section.split("\n## ", 1)[0]?.match(/^\| `.*?\|/gm) ?? [];
  const described = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(described.sort()).toEqual(Object.values(ownCookies).sort());
});
