import { type Answer, ask, navigation } from "../support/ask";
import type { Site } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

function directive(policy: string | undefined, name: string): string {
  return policy?.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";
}

/** One answer of every class that the server gives. */
const answers: [name: string, get: (site: Site) => Promise<Answer>][] = [
  ["a shared page", (site) => ask(site.url, "/", { headers: navigation })],
  [
    "a page of one player",
    async (site) => ask(site.url, "/", { headers: { ...navigation, Cookie: (await signIn(site)).cookie } }),
  ],
  ["a page that may be framed", (site) => ask(site.url, "/forms/sign_in", { headers: navigation })],
  ["a page that is not there", (site) => ask(site.url, "/no-such-page", { headers: navigation })],
  ["a data request", (site) => ask(site.url, "/gamehall.data")],
  ["a file of ours", (site) => ask(site.url, "/favicon.svg")],
  ["a refusal at the door", (site) => ask(site.url, "/a%00b", { headers: navigation })],
  ["a redirect", (site) => ask(site.url, "/gamehall/slots-old")],
];

for (const [name, get] of answers) {
  test(`${name} says what every answer says`, async ({ site }) => {
    const { headers } = await get(site);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(headers["cache-control"]).toBeTruthy();
    for (const absent of [
      "server",
      "x-powered-by",
      "x-frame-options",
      "x-xss-protection",
      "access-control-allow-origin",
    ]) {
      expect(headers[absent], absent).toBeUndefined();
    }
    const inner = Object.keys(headers).filter((header) => header.startsWith("x-remix"));
    if (name !== "a data request") expect(inner).toEqual([]);
  });
}

test("only a window that another service sends back keeps its opener", async ({ site }) => {
  const back = "/forms/social/return?oauth=error&window=own";
  const openerOf = async (path: string) =>
    (await ask(site.url, path, { headers: navigation })).headers["cross-origin-opener-policy"];
  expect(await openerOf("/forms/social?service=google")).toBe("unsafe-none");
  expect(await openerOf(back)).toBe("unsafe-none");
  expect(await openerOf("/forms/sign_in")).toBe("same-origin-allow-popups");
});

test("a frame of a partner says so in its address", async ({ site }) => {
  const headers = { ...navigation, "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "cross-site" };
  const { status, headers: said } = await ask(site.url, "/forms/sign_up?type=x", { headers });
  expect([status, said.location]).toEqual([302, "/forms/sign_up?type=x&_non_strict=1"]);
});

test("a shared page lists the hashes of its own scripts, and nothing else may run", async ({ site }) => {
  const { all, text } = await ask(site.url, "/", { headers: navigation });
  const [policy, ...others] = all("content-security-policy");
  expect(others).toEqual([]);
  const scripts = directive(policy, "script-src");
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/);
  expect(policy).not.toContain("nonce-");
  expect(text).not.toContain("nonce=");
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
  expect(directive(policy, "object-src")).toBe("object-src 'none'");
  expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
  expect(directive(policy, "style-src")).not.toContain("unsafe-inline");
});

test("a page of one player has policies that share a fresh nonce, and one that knows none", async ({
  site,
}) => {
  const { cookie } = await signIn(site);
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { all, text } = await ask(site.url, "/", { headers: { ...navigation, Cookie: cookie } });
      const [strict, containment, hosts] = all("content-security-policy");
      const nonce = /'nonce-([\w+/=]+)'/.exec(directive(strict, "script-src"))?.[1] ?? "";
      expect(directive(strict, "script-src")).toBe(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
      expect(directive(containment, "script-src")).toBe(`script-src 'nonce-${nonce}' 'self'`);
      expect(directive(hosts, "script-src")).toBe("script-src 'unsafe-inline' 'self'");
      expect(Buffer.from(nonce, "base64")).toHaveLength(16);
      // Structured data is data: it never runs.
      const scripts = text.match(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test("the nonce is in no data", async ({ site }) => {
  const { cookie } = await signIn(site);
  const { text, headers } = await ask(site.url, "/gamehall.data", { headers: { Cookie: cookie } });
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(text).not.toContain("nonce");
});

test("the sign-in page insists on trusted types and is framed by nobody unknown", async ({ site }) => {
  const { all } = await ask(site.url, "/forms/sign_in", { headers: navigation });
  const [strict] = all("content-security-policy");
  expect(directive(strict, "require-trusted-types-for")).toBe("require-trusted-types-for 'script'");
  // The messenger frames the whole site; no partner is configured.
  expect(directive(strict, "frame-ancestors")).toBe(
    `frame-ancestors 'self' https://web.telegram.org ${site.sandboxUrl}`,
  );
});

test("documents keep to themselves", async ({ site }) => {
  const { headers } = await ask(site.url, "/", { headers: navigation });
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  expect(headers["origin-agent-cluster"]).toBe("?1");
  expect(headers["permissions-policy"]).toContain("geolocation=()");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

test("a refusal at the door carries a page of its own and no script", async ({ site }) => {
  const { status, headers, text } = await ask(site.url, "/a%00b", { headers: navigation });
  expect(status).toBe(400);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(text).not.toMatch(/<script/);
  expect(text).toContain(String(headers["x-request-id"]));
});

test("upstream words never reach a page", async ({ site, sandbox }) => {
  const { cookie, login } = await signIn(site);
  await sandbox.fail([
    "account.getInfo=UnknownErrorException/SECRET_CANARY",
    "games.get=UnknownErrorException/SECRET_CANARY",
  ]);
  for (const path of ["/", "/gamehall", "/gamehall.data", "/_root.data"]) {
    const { text, headers } = await ask(site.url, path, { headers: { ...navigation, Cookie: cookie } });
    expect(text + JSON.stringify(headers), path).not.toContain("SECRET_CANARY");
    expect(text, path).not.toContain("games.get");
    expect(text, path).not.toContain(login);
  }
});
