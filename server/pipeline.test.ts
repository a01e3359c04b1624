import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { version } from "../package.json";
import type { Shown } from "../tests/support/fake-build";
import { startPipeline } from "../tests/support/start-pipeline";

let server: Awaited<ReturnType<typeof startPipeline>>;
beforeAll(async () => {
  server = await startPipeline();
});
afterAll(() => server.close());

const shown = (text: string): Shown => JSON.parse(/<pre>(.*)<\/pre>/.exec(text)?.[1] ?? "null");
const navigation = { "sec-fetch-mode": "navigate", "user-agent": "Mozilla/5.0 Firefox/140.0" };
const oldBrowser = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (Macintosh) Version/15.6 Safari/605.1.15",
};

describe("a document", () => {
  it("is matched, rendered and sent with the strictest rules that it can have", async () => {
    const answer = await server.ask("/profile/settings", { headers: { cookie: "cr_player=1" } });
    expect(answer.status).toBe(200);
    expect(shown(answer.text)).toMatchObject({
      path: "/profile/settings",
      isShared: false,
      ids: ["root", "profile"],
    });
    expect(answer.headers).toMatchObject({
      "cache-control": "private, no-store",
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "reporting-endpoints": 'csp="https://casino.example/_r"',
    });
    for (const name of [
      "server",
      "x-powered-by",
      "x-frame-options",
      "access-control-allow-origin",
      "x-remix-response",
    ]) {
      expect(answer.headers[name]).toBeUndefined();
    }
  });

  it("has two policies with a fresh nonce each time", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => server.ask("/profile/settings")));
    const nonceOf = (text = "") => /<script nonce="([^"]+)">/.exec(text)?.[1];
    expect(nonceOf(one?.text)).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(one?.text)).not.toBe(nonceOf(two?.text));
    const policies = one?.all("content-security-policy") ?? [];
    expect(policies.join()).toContain(`script-src 'nonce-${nonceOf(one?.text)}' 'strict-dynamic'`);
    expect(policies.join()).toContain(`script-src 'nonce-${nonceOf(one?.text)}' 'self'`);
  });

  it("answers HEAD without a body", async () => {
    const answer = await server.ask("/profile/settings", { method: "HEAD" });
    expect([answer.status, answer.text]).toEqual([200, ""]);
  });

  it("may be framed by partners only where its route says so", async () => {
    const [frame, page] = await Promise.all([server.ask("/forms/sign_in"), server.ask("/profile/settings")]);
    expect(frame?.all("content-security-policy").join()).toContain("trusted-types 'none'");
    expect(page?.all("content-security-policy").join()).toContain("frame-ancestors 'self';");
  });

  it("keeps its status when it is an error, and the framework's words to itself", async () => {
    const [missing, broken, feed] = await Promise.all(
      ["/a/b/c", "/broken", "/feed/broken"].map((path) => server.ask(path)),
    );
    expect([missing?.status, broken?.status, feed?.status]).toEqual([404, 500, 404]);
    expect(feed?.text).not.toMatch(/SECRET|route/);
  });
});

describe("locales", () => {
  const table: [string, string, Record<string, string>, number, string | undefined][] = [
    ["a prefix is read", "/es-ES/gamehall", {}, 200, undefined],
    ["the default locale has no prefix", "/en-US/gamehall?page=2", {}, 301, "/gamehall?page=2"],
    ["unless a rule of the operator names it", "/en-US/named", {}, 302, "/from/en-US"],
    ["home of the default locale", "/en-US", {}, 301, "/"],
    ["a prefix has one spelling", "/ES-es/gamehall", {}, 301, "/es-ES/gamehall"],
    ["its data address too", "/en-US/gamehall.data", {}, 301, "/gamehall.data"],
    ["home's data address too", "/en-US.data", {}, 301, "/_root.data"],
    [
      "a person is taken to their language",
      "/gamehall?page=2",
      { ...navigation, "accept-language": "es" },
      302,
      "/es-ES/gamehall?page=2",
    ],
    ["home as well", "/", { ...navigation, "accept-language": "ar" }, 302, "/ar"],
    [
      "a cookie counts more",
      "/",
      { ...navigation, "accept-language": "ar", cookie: "i18n_locale=en-US" },
      200,
      undefined,
    ],
    ["a chosen locale is kept", "/", { ...navigation, cookie: "i18n_locale=es-ES" }, 302, "/es-ES"],
    [
      "so is one whose browser only says that it wants HTML",
      "/",
      { ...oldBrowser, "accept-language": "es" },
      302,
      "/es-ES",
    ],
    ["whose cookie counts too", "/", { ...oldBrowser, cookie: "i18n_locale=ar" }, 302, "/ar"],
    [
      "an old crawler stays",
      "/",
      { ...oldBrowser, "user-agent": "Googlebot/2.1", "accept-language": "es" },
      200,
      undefined,
    ],
    ["who takes anything stays", "/", { accept: "*/*", "accept-language": "es" }, 200, undefined],
    [
      "who refuses HTML stays",
      "/",
      { accept: "application/json, text/html;q=0.0", "accept-language": "es" },
      200,
      undefined,
    ],
    [
      "a script that wants HTML stays",
      "/",
      { ...oldBrowser, "accept-language": "es", "sec-fetch-mode": "cors" },
      200,
      undefined,
    ],
    ["a script stays", "/", { "accept-language": "es", "sec-fetch-mode": "cors" }, 200, undefined],
    [
      "a crawler stays",
      "/",
      { ...navigation, "user-agent": "Googlebot/2.1", "accept-language": "es" },
      200,
      undefined,
    ],
    ["data stays", "/_root.data", { ...navigation, "accept-language": "es" }, 200, undefined],
    ["a prefixed address stays", "/es-ES", { ...navigation, "accept-language": "ar" }, 200, undefined],
    ["an unknown first segment is a path", "/de-DE/gamehall", {}, 404, undefined],
    ["alone it is a content page", "/de-DE", {}, 200, undefined],
  ];
  it.each(table)("%s", async (_name, path, headers, status, location) => {
    const answer = await server.ask(path, { headers });
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    if (status === 302 && !path.startsWith("/en-US")) {
      expect(answer.headers).toMatchObject({
        "cache-control": "private, no-store",
        vary: "Cookie, Accept-Language",
      });
    }
  });

  it("reach the app as locale-free path and basename, for documents and data alike", async () => {
    const document = await server.ask("/es-ES/gamehall?category=slots");
    expect(shown(document.text)).toMatchObject({
      path: "/gamehall",
      search: "?category=slots",
      locale: "es-ES",
    });
    const data = await server.ask("/es-ES.data");
    expect([data.status, data.headers["content-type"]]).toEqual([200, "text/x-script"]);
    expect(data.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe("paths of our own", () => {
  it("health stands before the host check", async () => {
    expect((await server.ask("/healthz", { headers: { host: "10.0.0.7" } })).text).toBe(`ok ${version}\n`);
    expect((await server.ask("/readyz", { headers: { host: "10.0.0.7" } })).status).toBe(200);
  });

  it("a message bundle is immutable under its hash only", async () => {
    const current = await server.ask("/i18n/en-US/00007.h1.json", {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(current.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
    });
    const old = await server.ask("/i18n/en-US/00007.h0.json");
    expect([old.status, old.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(JSON.parse(old.text)).toHaveProperty("home.x");
    for (const path of [
      "/i18n/xx/00007.h1.json",
      "/i18n/en-US/00008.h1.json",
      "/i18n/en-US/00007.json",
      "/i18n/",
    ]) {
      expect((await server.ask(path)).status).toBe(404);
    }
  });

  it("the build's id", async () => {
    const build = await server.ask("/builds/latest.json?123");
    expect([JSON.parse(build.text), build.headers["cache-control"]]).toEqual([
      { id: "1", timestamp: 7 },
      "no-store",
    ]);
  });

  it("robots and sitemaps of the requested host", async () => {
    const robots = await server.ask("/robots.txt");
    expect(robots.text).toBe("User-agent: *\nSitemap: https://casino.example/sitemap.xml\n");
    expect(robots.headers["cache-control"]).toBe("public, max-age=3600");
    for (const path of ["/sitemap.xml", "/sitemap-1.xml"]) {
      const plain = await server.ask(path);
      expect(plain.text, path).toBe("<loc>https://casino.example</loc>");
      const small = await server.ask(path, { headers: { "accept-encoding": "gzip" } });
      expect(gunzipSync(small.bytes).toString(), path).toBe(plain.text);
    }
    expect((await server.ask("/sitemap-2.xml")).status).toBe(404);
    const head = await server.ask("/sitemap.xml", { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
  });

  it("metrics are for this machine, and not for whom a proxy passes on", async () => {
    expect((await server.ask("/metrics")).text).toContain("http_request_duration_seconds_bucket");
    const passedOn = await server.ask("/metrics", { headers: { "x-forwarded-for": "127.0.0.1" } });
    expect(passedOn.text).not.toContain("http_request");
  });

  it("reports are counted and logged without their query, few at a time", async () => {
    const report = {
      "csp-report": {
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://x.example/a?token=S",
        "document-uri": "https://casino.example/?q=S",
      },
    };
    const send = (body: string, type = "application/csp-report") =>
      server.ask("/_r", { method: "POST", headers: { "content-type": type }, body });
    expect((await send(JSON.stringify(report))).status).toBe(204);
    expect((await send("not json")).status).toBe(204);
    expect(
      (await send(JSON.stringify([{ body: { effectiveDirective: "img-src" } }]), "application/reports+json"))
        .status,
    ).toBe(204);
    expect((await send("{}", "text/html")).status).toBe(415);
    expect((await send("x".repeat(20_000))).status).toBe(413);
    expect((await server.ask("/_r")).status).toBe(405);
    const logged = JSON.stringify(
      server.log.filter((line) => line.message === "a browser refused something"),
    );
    expect(logged).toContain('"blocked":"https://x.example/a"');
    expect(logged).not.toContain("=S");
    const statuses = [];
    for (let index = 0; index < 25; index += 1) statuses.push((await send("{}")).status);
    expect(statuses).toContain(429);
  });
});

describe("the access log", () => {
  it("says what happened and nothing of who it was", async () => {
    await server.ask("/gamehall?search=SECRET", {
      headers: { cookie: "session=SECRET", "x-request-id": "SECRET", referer: "https://x.example/SECRET" },
    });
    const line = server.log.findLast(({ fields }) => "route" in fields);
    expect(line?.fields).toMatchObject({ method: "GET", route: "games", status: 200, net: "127.0.0.0" });
    expect(JSON.stringify(server.log)).not.toContain("SECRET");
  });

  it("has the id of the response's header, by the name that every line of the request has", async () => {
    const { headers, text } = await server.ask("/gamehall", {
      method: "PUT",
      headers: { accept: "text/html" },
    });
    const id = headers["x-request-id"];
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(server.log.findLast(({ fields }) => "route" in fields)?.fields).toMatchObject({ requestId: id });
    expect(text).toContain(`Reference: ${id}`);
  });
});
