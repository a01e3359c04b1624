import { ask, formHeaders, navigation } from "../support/ask";
import { routeTable } from "../support/route-table";
import { expect, test } from "./fixtures";

/** What leads on by a rule of redirects has no route. */
const ruled = ["/cashier/billing"];

/** Addresses whose first segment is a route's own word. */
const known = routeTable.filter(
  ({ path, visitor, player }) =>
    /^\/[^/?]+\/[^?]+$/.test(path) &&
    visitor.kind !== "missing" &&
    player.kind !== "missing" &&
    !ruled.includes(path),
);

/** The variants in turn, so that each is tried on many routes. */
function variantOf(prefix: string, path: string, suffix: string, turn: number): string {
  const [, first = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  const others = [
    `${prefix}/${first.toUpperCase()}${rest}${suffix}`,
    `${prefix}/%${first.charCodeAt(0).toString(16)}${first.slice(1)}${rest}${suffix}`,
    `${prefix}${path}/${suffix}`,
    ...(prefix ? [`/ES-es${path}${suffix}`] : []),
  ];
  return `${others[turn % others.length]}?a=1&b=%2F`;
}

for (const prefix of ["", "/es-ES"]) {
  for (const suffix of ["", ".data"]) {
    test(`every route has one address: ${prefix}/…${suffix}`, async ({ site }) => {
      expect(known.length).toBeGreaterThan(20);
      for (const [turn, { path }] of known.entries()) {
        const variant = variantOf(prefix, path, suffix, turn);
        const [got, head, sent] = await Promise.all([
          ask(site.url, variant, { headers: navigation }),
          ask(site.url, variant, { method: "HEAD", headers: navigation }),
          ask(site.url, variant, { method: "POST", headers: formHeaders(site.url), body: "" }),
        ]);
        const right = [301, `${prefix}${path}${suffix}?a=1&b=%2F`];
        expect([got.status, got.headers.location], `GET ${variant}`).toEqual(right);
        expect([head.status, head.headers.location], `HEAD ${variant}`).toEqual(right);
        expect([301, 308], `POST ${variant}`).not.toContain(sent.status);
      }
    });
  }
}

test("a content page is led to its address once it is found, and nobody's page to none", async ({ site }) => {
  for (const prefix of ["", "/es-ES"]) {
    const found = await ask(site.url, `${prefix}/terms/?a=1`, { headers: navigation });
    expect([found.status, found.headers.location]).toEqual([301, `${prefix}/terms?a=1`]);
    for (const path of ["/nothing-here/", "/NOTHING-here", "/GAMEHALL/x/y", "/nope/Terms/"]) {
      const answer = await ask(site.url, prefix + path, { headers: navigation });
      expect([answer.status, answer.headers.location], path).toEqual([404, undefined]);
    }
  }
});
