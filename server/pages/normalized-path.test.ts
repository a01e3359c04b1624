import { beforeAll, describe, expect, it } from "vitest";
import { otherVariants, routeAddresses } from "../../tests/support/address-variants";
import { knownLocales } from "../../tests/support/fake-build";
import { loadSiteTable } from "../../tests/support/site-table";
import { readLocalePath } from "./locale-prefix";
import { normalizedPath } from "./normalized-path";

let site: Awaited<ReturnType<typeof loadSiteTable>>;
beforeAll(async () => {
  site = await loadSiteTable();
}, 120_000);

const normalized = (path: string) => normalizedPath(path, readLocalePath(path, knownLocales), site);

describe("every route of the table, in each locale, as a document and as data", () => {
  it("has one normalized form, to which all other variants redirect", () => {
    const routes = routeAddresses(site.routes);
    let spellings = 0;
    for (const { address, fixed } of routes) {
      for (const prefix of ["", "/es-ES"]) {
        for (const suffix of ["", ".data"]) {
          const home = address === "/" ? prefix || (suffix ? "/_root" : "/") : prefix + address;
          const right = home + suffix;
          expect(normalized(right), right).toMatchObject({
            pathname: right,
            isCanonical: true,
            moves: undefined,
          });
          for (const other of otherVariants({ prefix, address, suffix, fixed })) {
            spellings += 1;
            const found = normalized(other);
            expect([found.pathname, found.isCanonical], other).toEqual([right, false]);
            const isSlash =
              !fixed.includes(true) && address !== "/" && other === `${prefix}${address}/${suffix}`;
            expect(found.moves, other).toBe(isSlash ? "when found" : "at once");
          }
        }
      }
    }
    expect(routes.length).toBeGreaterThan(80);
    expect(spellings).toBeGreaterThan(4000);
  });
});

describe("a path in another variant", () => {
  it.each([
    // Parameters stay as they were written.
    ["/GAME/Sand-Dunes", "/game/Sand-Dunes"],
    ["/GAME/%73and-dunes", "/game/%73and-dunes"],
    ["/game/%73and-dunes", undefined],
    ["/Terms", undefined],
    ["/offers/A%3ab/", "/offers/A%3ab"],
    ["/BETS/Any/Path", "/bets/Any/Path"],
    // Decoded once.
    ["/%2567amehall", undefined],
    // No page has this path.
    ["/CASHIER/no-such", undefined],
    ["/Profile/No/Such/", undefined],
    ["/a/B/c/", undefined],
    ["/es-ES/a/B/c/", undefined],
    ["/GAMEHALL/a/b", undefined],
  ])("%s leads to %s", (path, expected) => {
    const { moves, pathname } = normalized(path);
    expect(moves && pathname).toBe(expected);
  });

  it.each([
    ["/game/%73and-dunes", "/game/sand-dunes"],
    ["/offers/A%3ab", "/offers/A%3Ab"],
    ["/caf%c3%a9", "/caf%C3%A9"],
    ["/it%27s", "/it's"],
  ])("%s is known as %s", (path, known) => {
    expect(normalized(path)).toMatchObject({ path: known, isCanonical: false, pathname: path });
  });
});

it.each(["/100%25", "/a%2525", "/it's", "/caf%C3%A9", "/game/a+b&c=d"])("%s is normalized", (path) => {
  expect(normalized(path)).toMatchObject({ path, pathname: path, isCanonical: true });
});
