import { expect, it } from "vitest";
import { pageRobots } from "./page-robots";

const input = {
  record: undefined,
  domain: undefined,
  site: undefined,
  isUnindexed: false,
  isDisallowed: false,
};

it.each([
  [
    "the record decides",
    { record: "index,follow", domain: "noindex", site: "none", isUnindexed: true },
    "index,follow",
  ],
  ["robots.txt is over the record", { record: "index,follow", isDisallowed: true }, "noindex,follow"],
  [
    "whatever else the record keeps out",
    { record: "noindex,nofollow", isDisallowed: true },
    "noindex,follow",
  ],
  ["and over the domain", { domain: "index,follow", isDisallowed: true }, "noindex,follow"],
  ["but for one that keeps out more", { record: "index", domain: "none", isDisallowed: true }, "none"],
  ["a page that keeps out stays out", { domain: "index,follow", isUnindexed: true }, "noindex,follow"],
  ["a domain may keep out more", { domain: "noindex,nofollow", isUnindexed: true }, "noindex,nofollow"],
  ["the domain goes before the site", { domain: "noindex", site: "index", isUnindexed: false }, "noindex"],
  ["the site has the last word", { site: "index,follow", isUnindexed: false }, "index,follow"],
  ["nobody says anything", { isUnindexed: false }, undefined],
])("%s", (_name, known, expected) => {
  expect(pageRobots({ ...input, ...known })).toBe(expected);
});
