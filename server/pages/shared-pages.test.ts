import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { redirect } from "@remix-run/node";
import { afterEach, describe, expect, it } from "vitest";
import type { RequestData } from "../../app/context/app-context";
import type { Shown } from "../../tests/support/fake-build";
import { startPipeline } from "../../tests/support/start-pipeline";

const servers: Awaited<ReturnType<typeof startPipeline>>[] = [];
async function start(options: Parameters<typeof startPipeline>[0] = {}) {
  const server = await startPipeline(options);
  servers.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const shown = (text: string): Shown => JSON.parse(/<pre>(.*)<\/pre>/.exec(text)?.[1] ?? "null");
const SHARED = "public, max-age=0, s-maxage=7, stale-while-revalidate=7";

describe("a page for everyone", () => {
  it("is rendered once, and says how it may be cached", async () => {
    const contexts: RequestData[] = [];
    const { ask } = await start({ contexts });
    const [first, second] = [await ask("/gamehall"), await ask("/gamehall")];
    expect(contexts).toHaveLength(1);
    for (const answer of [first, second]) {
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        "cache-control": SHARED,
        vary: "Cookie, Accept-Language, Accept-Encoding",
      });
    }
    expect(first.text).toBe(second.text);
    expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  });

  it.each([
    ["differs by country", true, {}, "private, no-cache"],
    ["differs by country, which caches have in their key", true, { CDN_KEYS: "country" }, SHARED],
    ["is the same everywhere", false, {}, SHARED],
  ])("that %s is kept by no cache that mixes countries up", async (_name, differs, more, rule) => {
    const contexts: RequestData[] = [];
    const { ask } = await start({
      contexts,
      environment: { TRUSTED_PROXY_CIDRS: "127.0.0.1", ...more },
      render: (context) => {
        context.differsByCountry = differs;
        return `<!doctype html>${context.country}`;
      },
    });
    const from = (country: string) => ask("/gamehall", { headers: { "x-country": country } });
    for (const country of ["ES", "DE", "ES"]) {
      const { headers, text } = await from(country);
      expect([headers["cache-control"], text]).toEqual([rule, `<!doctype html>${country}`]);
    }
    expect(contexts, "kept by us all the same").toHaveLength(2);
  });

  it("shows nothing of the first requester", async () => {
    const contexts: RequestData[] = [];
    const { ask } = await start({ contexts });
    const { text } = await ask("/gamehall?utm_source=CANARY&category=slots", {
      headers: {
        cookie: "session=CANARY; theme=light; i18n_locale=en-US",
        "user-agent": "CANARY",
        "accept-language": "CANARY",
      },
    });
    expect(shown(text)).toMatchObject({
      search: "?category=slots",
      cookieHeader: "theme=light",
      isShared: true,
    });
    expect(contexts[0]?.userAgent).toBeUndefined();
    expect(JSON.stringify(contexts)).not.toContain("CANARY");
    expect(text).not.toContain("CANARY");
  });

  it("lists its own scripts by hash, without a nonce, and no others", async () => {
    const { ask } = await start();
    const { text, headers } = await ask("/gamehall");
    const policy = String(headers["content-security-policy"]);
    const hash = (script: string) => createHash("sha256").update(script).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash("own()")}';`);
    expect(policy).not.toContain(hash("foreign()"));
    expect(policy + text).not.toContain("nonce");
  });

  it("is sent in the encoding that the client takes", async () => {
    const html = (nonce = "") => `<p${nonce}>${"text ".repeat(1000)}</p>`;
    const { ask } = await start({ render: ({ nonce }) => html(` nonce="${nonce}"`) });
    const get = (encoding: string) => ask("/gamehall", { headers: { "accept-encoding": encoding } });
    const br = await get("gzip, deflate, br");
    const gzip = await get("gzip");
    const none = await get("br;q=0, identity");
    expect([br, gzip, none].map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(html());
    expect(gunzipSync(gzip.bytes).toString()).toBe(html());
    expect(none.text).toBe(html());
    expect(br.headers.etag).toBe(none.headers.etag);
  });

  it("is not sent again to who has it", async () => {
    const { ask } = await start();
    const { headers } = await ask("/gamehall");
    const etag = String(headers.etag);
    for (const value of [etag, `"x", ${etag}`]) {
      const again = await ask("/gamehall", { headers: { "if-none-match": value } });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
      expect(again.headers["cache-control"]).toBe(SHARED);
    }
    expect((await ask("/gamehall", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("answers HEAD from the same entry", async () => {
    const contexts: RequestData[] = [];
    const { ask } = await start({ contexts });
    const head = await ask("/gamehall", { method: "HEAD" });
    const get = await ask("/gamehall");
    expect([head.text, head.headers["content-length"]]).toEqual(["", get.headers["content-length"]]);
    expect(contexts).toHaveLength(1);
  });

  it("differs by theme, locale and country", async () => {
    const contexts: RequestData[] = [];
    const { ask } = await start({ contexts, environment: { TRUSTED_PROXY_CIDRS: "127.0.0.1" } });
    await ask("/gamehall");
    await ask("/gamehall", { headers: { cookie: "theme=light" } });
    await ask("/es-ES/gamehall");
    await ask("/gamehall", { headers: { "x-country": "DE" } });
    await ask("/gamehall", { headers: { "x-country": "ES" } });
    expect(contexts.map(({ locale, country }) => `${locale.code} ${country}`)).toEqual([
      "en-US ES",
      "en-US ES",
      "es-ES ES",
      "en-US DE",
    ]);
  });
});

describe("a page for one visitor", () => {
  it.each(["cr_player=1", "cr_flash=x", "content_jwt=x"])(
    "is what a request with %s gets",
    async (cookie) => {
      const { ask } = await start();
      await ask("/gamehall");
      const answer = await ask("/gamehall", { headers: { cookie } });
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.headers.etag).toBeUndefined();
      expect(shown(answer.text)).toMatchObject({ isShared: false, cookieHeader: cookie });
    },
  );

  it("is every page while the country is unknown", async () => {
    const { ask } = await start({ environment: { DEFAULT_COUNTRY: "" } });
    expect((await ask("/gamehall")).headers["cache-control"]).toBe("private, no-store");
  });
});

describe("a redirect", () => {
  const routes = {
    moved: {
      path: "moved",
      loader: ({ context }: { context: RequestData }) => redirect(`/gamehall${context.search}`, 301),
    },
  };

  it("keeps each visitor's own query, however many requests come at once", async () => {
    const { ask } = await start({ routes });
    const queries = ["?utm_source=a&category=slots", "?utm_source=b&category=slots", "?track_id=%zz"];
    const answers = await Promise.all(queries.map((query) => ask(`/moved${query}`)));
    expect(answers.map(({ headers }) => headers.location)).toEqual(
      queries.map((query) => `/gamehall${query}`),
    );
  });

  it("of the router's data request is no part of the page's address", async () => {
    const contexts: RequestData[] = [];
    const { ask } = await start({ routes, contexts });
    await ask("/moved.data?a=1&_routes=moved%2Croot&b=2");
    await ask("/moved.data?_routes=moved");
    await ask("/gamehall?_routes=x&theme=1", { headers: { cookie: "cr_player=1" } });
    expect(contexts.map(({ search }) => search)).toEqual(["?a=1&b=2", "", "?_routes=x&theme=1"]);
    expect(contexts.map(({ readsPage }) => readsPage)).toEqual([true, true, true]);
  });

  it("by rule is looked for when a page is read, not for forms and resources", async () => {
    const contexts: RequestData[] = [];
    const { ask } = await start({ contexts });
    await ask("/feed");
    await ask("/forms/sign_in", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      body: "login=x",
    });
    expect(contexts.map(({ readsPage }) => readsPage)).toEqual([false, false]);
  });
});

describe("what is not cached", () => {
  const table: [string, string, number, string | undefined][] = [
    ["failures", "/broken", 500, "private, no-store"],
    ["redirects", "/moved", 302, "private, no-store"],
    ["pages that set a cookie", "/careless", 200, "private, no-store"],
    ["pages with a part missing", "/partial", 200, "private, no-store"],
    ["unknown pages, outside of this process", "/no/such/page", 404, "private, no-store"],
  ];
  it.each(table)("%s", async (_name, path, status, cacheControl) => {
    const { ask, log } = await start();
    const answer = await ask(path);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([status, cacheControl]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(log.some(({ message }) => message?.includes("set a cookie"))).toBe(path === "/careless");
  });

  it("a failure of the app is a plain 500 that names nothing", async () => {
    const { ask, log } = await start({
      render: () => {
        throw new Error("SECRET detail");
      },
    });
    const answer = await ask("/gamehall", { headers: { accept: "text/html" } });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([500, "no-store"]);
    expect(answer.text).toContain("<h1>500</h1>");
    expect(answer.text).not.toContain("SECRET");
    expect(log.some(({ level }) => level === "error")).toBe(true);
  });

  it("without any locale there is no site, and its page says so", async () => {
    const { ask } = await start({
      app: { locales: () => Promise.reject(new Error("upstream detail")) },
    });
    const answer = await ask("/gamehall", { headers: { accept: "text/html" } });
    expect(answer.status).toBe(500);
    expect(answer.text).toContain("PLUGIN:I18N: LOCALES NOT FOUND");
    expect(answer.text).not.toContain("upstream detail");
    expect((await ask("/readyz")).status).toBe(503);
    expect((await ask("/healthz")).status).toBe(200);
  });
});
