import { expect, it } from "vitest";
import { pageRobots } from "./page-robots";

it.each([
  [
    "the record decides",
    { record: "index,follow", domain: "noindex", site: "none", isKeptOut: true },
    "index,follow",
  ],
  ["a page that keeps out stays out", { domain: "index,follow", isKeptOut: true }, "noindex,follow"],
  ["a domain may keep out more", { domain: "noindex,nofollow", isKeptOut: true }, "noindex,nofollow"],
  ["the domain goes before the site", { domain: "noindex", site: "index", isKeptOut: false }, "noindex"],
  ["the site has the last word", { site: "index,follow", isKeptOut: false }, "index,follow"],
  ["nobody says anything", { isKeptOut: false }, undefined],
])("%s", (_name, facts, expected) => {
  expect(pageRobots({ record: undefined, domain: undefined, site: undefined, ...facts })).toBe(expected);
});
