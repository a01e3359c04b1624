import { Parser } from "htmlparser2";
import { paths } from "../../app/routing/paths";
import { type Answer, ask, formHeaders, navigation } from "../support/ask";
import { isDay } from "../support/by-day";
import { type Outcome, prefixedPages, routeTable } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import { expect, test } from "./fixtures";

/** The one that search engines may index in the sandbox. */
const ORIGIN = "http://www.example.com";
const PREFIX = "/es-ES";

let site: Site;
let player: { Cookie: string };
test.beforeAll(async () => {
  site = await startSite({ environment: { SITE_ORIGINS: ORIGIN } });
  player = { Cookie: await signedIn() };
});
test.afterAll(() => site.stop());

const host = { Host: new URL(ORIGIN).host };
const get = (path: string, headers: Record<string, string> = {}) =>
  ask(site.url, path, { headers: { ...navigation, ...host, ...headers } });

async function signedIn(): Promise<string> {
  const { login, password } = await site.sandbox.clone("demo@sandbox.test");
  const answer = await ask(site.url, paths.signIn(), {
    method: "POST",
    headers: { ...formHeaders(ORIGIN), ...host },
    body: new URLSearchParams({ login, password }).toString(),
  });
  return answer
    .all("set-cookie")
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

for (const [nth, row] of routeTable.entries()) {
  test(`${row.path}`, async () => {
    // By day every other row with a locale in the address.
    for (const prefix of isDay ? [nth % 2 ? PREFIX : ""] : ["", PREFIX]) {
      for (const [who, outcome, headers] of [
        ["visitor", row.visitor, {}],
        ["player", row.player, player],
      ] as const) {
        const answer = await get(prefixed(prefix, row.path), { ...headers });
        expect
          .soft(said(answer), `${who} at ${prefixed(prefix, row.path)}`)
          .toEqual(expected(outcome, prefix, row.path));
        expect.soft(repeatedIds(answer.text), `ids of ${row.path} for a ${who}`).toEqual([]);
      }
    }
  });
}

/** Of two elements with one id only the first is found: by a link, a label, or a field that names its form. */
function repeatedIds(html: string): string[] {
  const ids: string[] = [];
  const parser = new Parser({
    onopentag(_name, { id }) {
      if (id) ids.push(id);
    },
  });
  parser.end(html);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** The part of an answer that the table speaks of. */
function said({ status, headers, text }: Answer): object {
  if (headers.location !== undefined) return { status, location: headers.location };
  if (status !== 200) return { status };
  return {
    status,
    layout: /\/assets\/([a-z]+)-layout\.route-/.exec(text)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(text)?.[1],
    canonical: decoded(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]),
    language: /<html lang="([^"]*)"/.exec(text)?.[1],
  };
}

function expected(outcome: Outcome, prefix: string, path: string): object {
  switch (outcome.kind) {
    case "missing":
      return { status: 404 };
    case "turnedAway":
      return {
        status: 302,
        location: prefixed(prefix, `/?redirectUrl=${encodeURIComponent(prefixed(prefix, path))}`),
      };
    case "redirect":
      return { status: outcome.status, location: prefixed(prefix, outcome.to) };
    case "page":
      return {
        status: 200,
        layout: outcome.layout,
        robots: outcome.robots,
        canonical: ORIGIN + prefixed(prefix, outcome.canonical),
        language: prefix ? prefix.slice(1) : "en-US",
      };
  }
}

function prefixed(prefix: string, path: string): string {
  return prefix && path.startsWith("/?")
    ? prefix + path.slice(1)
    : prefix + (prefix && path === "/" ? "" : path);
}

function decoded(attribute: string | undefined): string | undefined {
  return attribute?.replaceAll("&amp;", "&");
}

test.describe("addresses of a locale", () => {
  const table: [path: string, status: number, location: string | undefined][] = [
    ["/en-US", 301, "/"],
    ["/en-US/gamehall?a=1", 301, "/gamehall?a=1"],
    ["/EN-us/no/such", 301, "/no/such"],
    ["/es-es/gamehall", 301, "/es-ES/gamehall"],
    ["/es-ES/en-US/gamehall", 404, undefined],
    ["/es-ES/es-ES", 404, undefined],
    ["/xx-XX", 404, undefined],
    ["/xx-XX/a", 404, undefined],
    ["/es/gamehall", 404, undefined],
  ];
  for (const [path, status, location] of table) {
    test(`${path} is ${status}`, async () => {
      const answer = await get(path);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    });
  }
});

/** Answered by the platform or the image step: they know no locale. */
const OUTSIDE = /^\/(?:platform|oauth|connect|_ipx|assets)\//;

for (const path of prefixedPages) {
  test(`no link or form of ${path} leaves its locale`, async () => {
    for (const headers of [{}, player]) {
      const { text } = await get(prefixed(PREFIX, path), headers);
      const addresses = addressesIn(text);
      expect(addresses.length).toBeGreaterThan(0);
      const strays = addresses.filter((address) => {
        const url = new URL(address, ORIGIN + PREFIX);
        const isOwn = url.origin === ORIGIN && !OUTSIDE.test(url.pathname);
        return isOwn && url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`);
      });
      expect(strays).toEqual([]);
    }
  });
}

function addressesIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if ((name === "a" || name === "area") && attributes.href) found.push(attributes.href);
      if (name === "form" && attributes.action) found.push(attributes.action);
      if (attributes.formaction) found.push(attributes.formaction);
    },
  });
  parser.end(html);
  return found;
}
