import { describe, expect, it } from "vitest";
import type { Translate } from "~/i18n/translator";
import type { SearchStart } from "./search.server";
import { optionGroups } from "./search-options";

const t = ((key: string) => key) as Translate;
const places = Array.from({ length: 20 }, (_, index) => ({ path: `/page-${index}`, name: `Page ${index}` }));
const start: SearchStart = {
  minChars: 2,
  debounceMs: 300,
  popular: [{ sysname: "dunes", name: "Dunes", provider: "Dune Works", marks: [] } as never],
  played: [],
  providers: [],
  places,
};
const untouched = { search: "", state: "short", answer: undefined } as never;

describe("what a search begins with", () => {
  it("is games", () => {
    expect(optionGroups(t, untouched, start)).toMatchObject([
      { label: "search.popular", options: [{ path: "/game/dunes" }] },
    ]);
  });

  it("is pages where games cannot be had", () => {
    const [group, ...others] = optionGroups(t, untouched, { ...start, popular: [] });
    expect(others).toEqual([]);
    expect(group).toMatchObject({ label: "search.places" });
    expect(group?.options.map(({ path }) => path)).toEqual(places.slice(0, 12).map(({ path }) => path));
  });
});
