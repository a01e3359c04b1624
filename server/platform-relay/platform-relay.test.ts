import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPipeline } from "../../tests/support/start-pipeline";

type Reply = (req: IncomingMessage, res: ServerResponse) => void;

let requests: { url?: string; method?: string; headers: IncomingMessage["headers"]; body: string }[] = [];
let reply: Reply;
const upstream = createServer(async (req, res) => {
  let body = "";
  for await (const chunk of req) body += chunk;
  requests.push({ url: req.url, method: req.method, headers: req.headers, body });
  reply(req, res);
});
let server: Awaited<ReturnType<typeof startPipeline>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const { port } = upstream.address() as AddressInfo;
  server = await startPipeline({ environment: { PLATFORM_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await server.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});
beforeEach(() => {
  requests = [];
  reply = (_req, res) => res.end("ok");
});

describe("the platform's own address", () => {
  const of = (path: string) => `http://${requests[0]?.headers.host}${path}`;
  it.each([
    ["/oauth/callback/x?code=1#a", "/oauth/callback/x?code=1#a"],
    ["/pay/1", "/_media/platform/pay/1"],
  ])("is no place that a redirect leads to: %s", async (path, location) => {
    reply = (_req, res) => res.writeHead(302, { location: of(path) }).end();
    const { status, headers } = await server.ask("/connect/x");
    expect([status, headers.location]).toEqual([302, location]);
  });

  it("stays what it is where a redirect leads elsewhere", async () => {
    reply = (_req, res) => res.writeHead(302, { location: "https://accounts.example/?a=1" }).end();
    expect((await server.ask("/oauth/init")).headers.location).toBe("https://accounts.example/?a=1");
  });
});

describe("another site's link to a social sign-in", () => {
  const open = (
    site: string,
    path = "/oauth/init?service=x&type_auth=registration&redirect_url=https://evil.test",
  ) => server.ask(path, { headers: { "sec-fetch-site": site, "sec-fetch-dest": "document" } });

  it.each(["cross-site", "same-site", "none"])(
    "%s begins at the page that asks whose session there is",
    async (site) => {
      const { status, headers } = await open(site);
      expect([status, headers.location]).toEqual([303, "/forms/social?service=x&type_auth=registration"]);
      expect(requests).toEqual([]);
    },
  );

  it.each(["/oauth/init/?service=x", "/oauth/Init?service=x", "/connect/x", "/connect/x/?a=1"])(
    "%s begins there too",
    async (path) => {
      const { status, headers } = await open("cross-site", path);
      expect([status, headers.location]).toEqual([303, "/forms/social?service=x"]);
      expect(requests).toEqual([]);
    },
  );

  it("goes on from that page, and comes back from the service", async () => {
    expect((await open("same-origin")).status).toBe(200);
    for (const back of ["/oauth/callback/x?code=1", "/connect/x/redirect", "/connect/x/callback?code=1"])
      expect((await open("cross-site", back)).status).toBe(200);
  });
});

describe("what is passed on is counted", () => {
  const counted = async (method: string, outcome: string) => {
    const line = `_count{service="platform",method="${method}",outcome="${outcome}"} (\\d+)`;
    return Number(new RegExp(line).exec((await server.ask("/metrics")).text)?.[1] ?? 0);
  };

  it.each([
    ["ok", "/hit", "relay: hit", (_req, res) => res.end("ok")],
    ["status_5xx", "/platform/game/x", "relay: platform", (_req, res) => res.writeHead(502).end()],
    [
      "refused",
      "/platform/game/x",
      "relay: platform",
      (_req, res) => res.writeHead(403, { "X-Error-Type": "7" }).end(),
    ],
    ["reset", "/oauth/init", "relay: oauth", (req) => req.socket.destroy()],
  ] satisfies [string, string, string, typeof reply][])("as %s", async (outcome, path, method, answer) => {
    const before = await counted(method, outcome);
    reply = answer;
    await server.ask(path);
    expect(await counted(method, outcome)).toBe(before + 1);
  });
});

describe("what is passed on", () => {
  it.each([
    ["/platform/game/sand-dunes/play?v=7&locale=es-ES"],
    ["/oauth/init?service=x"],
    ["/oauth/callback/x?code=1"],
    ["/connect/x/redirect"],
    ["/hit?track_id=1"],
  ])("%s", async (path) => {
    const answer = await server.ask(path);
    expect([answer.status, answer.text]).toEqual([200, "ok"]);
    expect(requests.map(({ url }) => url)).toEqual([path]);
  });

  it.each([
    ["/platform/game/x", {}, "?v=1"],
    ["/platform/game/x/play?locale=ar", {}, "?locale=ar&v=1"],
    ["/platform/game/x/play?v=&locale=", {}, "?v=&locale="],
    ["/platform/game/x/play", { cookie: "i18n_locale=pt-BR" }, "?v=1&locale=pt-BR"],
    ["/platform/game/x/play?locale=ar&v=2", { cookie: "i18n_locale=pt-BR" }, "?locale=ar&v=2"],
    ["/platform/game/x/play", { cookie: "i18n_locale=%22%3E" }, "?v=1"],
    ["/platform/game/x/play?v=2", { "sec-ch-ua-mobile": "?1" }, "?v=2&is_mobile=1"],
    ["/platform/game/x/play?v=2", { "sec-ch-ua-mobile": "?0", "user-agent": "Mobile" }, "?v=2"],
    ["/platform/game/x/play?v=2", { "user-agent": "Mozilla/5.0 (Linux) Mobile Safari" }, "?v=2&is_mobile=1"],
    ["/platform/game/x/play?v=2&is_mobile=0", { "sec-ch-ua-mobile": "?1" }, "?v=2&is_mobile=0"],
  ])("a launch as %s with %j goes out with what was missing", async (path, headers, query) => {
    await server.ask(path, { headers: headers as Record<string, string> });
    expect(requests.map(({ url }) => url?.slice(url.indexOf("?")))).toEqual([query]);
  });

  it.each([
    "/api/auth.login",
    "/platform/",
    "/platform/gamex",
    "/platform/other/x",
    "/oauth",
    "/hits",
    "/hit/x",
    "/nfx/i18n/locales",
    "/Platform/game/x",
  ])("not %s", async (path) => {
    await server.ask(path);
    expect(requests).toEqual([]);
  });

  it("goes out as the contract says, without a cookie of ours and without a client's claims", async () => {
    await server.ask("/platform/game/x", {
      headers: {
        cookie: "sid=abc; theme=dark; cr_player=1; i18n_locale=es-ES; content_jwt=x; cr_new=1; track=7",
        "user-agent": "Mozilla/5.0",
        "x-forwarded-for": "1.2.3.4",
        "x-forwarded-host": "evil.example",
        "x-country": "DE",
      },
    });
    expect(requests[0]?.headers).toMatchObject({
      cookie: "sid=abc; track=7",
      "user-agent": "nfx-web/1",
      "x-client-user-agent": "Mozilla/5.0",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "casino.example",
      "x-forwarded-proto": "https",
      "x-country": "ES",
    });
    expect(requests[0]?.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });

  it("hears of a client's headers only those that say how to write, and what was written", async () => {
    const claims = [
      "authorization",
      "x-internal",
      "x-sandbox-fault",
      "proxy-authorization",
      "x-user-id",
      "te",
    ];
    const origin = [
      "referer",
      "origin",
      "sec-fetch-site",
      "x-request-id",
      "x-client-user-agent",
      "nfx-debug",
    ];
    await server.ask("/platform/game/x", {
      method: "POST",
      body: "{}",
      headers: {
        accept: "application/json",
        "accept-language": "es",
        "content-type": "application/json",
        ...Object.fromEntries([...claims, ...origin].map((name) => [name, "claimed"])),
        origin: "https://casino.example",
        "sec-fetch-site": "same-origin",
      },
    });
    const { "x-request-id": id, ...headers } = requests[0]?.headers ?? {};
    expect(id).not.toBe("claimed");
    expect(Object.keys(headers).sort()).toEqual([
      "accept",
      "accept-language",
      "connection",
      "content-length",
      "content-type",
      "host",
      "user-agent",
      "x-country",
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto",
    ]);
    expect(requests[0]?.body).toBe("{}");
  });

  it("lets no body follow a launch, which the platform would read as another request", async () => {
    const body = "GET /platform/game/smuggled HTTP/1.1\r\nHost: x\r\n\r\n";
    for (const [name, value] of [
      ["content-length", String(body.length)],
      ["transfer-encoding", "chunked"],
    ] as const)
      await server.ask("/platform/game/x?v=1", { body, headers: { [name]: value } });
    await server.ask("/hit");
    expect(requests.map(({ url, body }) => [url, body])).toEqual([
      ["/platform/game/x?v=1", ""],
      ["/platform/game/x?v=1", ""],
      ["/hit", ""],
    ]);
  });

  it("has no cookie header at all when none is left", async () => {
    await server.ask("/hit", { headers: { cookie: "theme=dark" } });
    expect(requests[0]?.headers.cookie).toBeUndefined();
  });
});

describe("what comes back", () => {
  it("forwards its cookies, but for their domain", async () => {
    reply = (_req, res) => {
      res.setHeader("Set-Cookie", [
        "sid=1; Domain=platform.example; Path=/; SameSite=Lax",
        "t=2; Max-Age=60",
        "theme=stolen",
        "cr_player=stolen",
      ]);
      res.end();
    };
    const lines = (await server.ask("/platform/game/x")).all("set-cookie");
    expect(lines).toEqual([
      "sid=1; Path=/; SameSite=Lax; HttpOnly; Secure",
      "t=2; Max-Age=60; Path=/; HttpOnly; Secure",
    ]);
  });

  it.each([
    ["UTF-8", Buffer.from("ñ€")],
    ["Latin-1", Buffer.from("ñ", "latin1")],
  ])("has the bytes of its headers as they came: %s", async (_name, bytes) => {
    const value = bytes.toString("latin1");
    reply = (_req, res) => {
      res.writeHead(200, {
        "Content-Disposition": `inline; filename=${value}`,
        "Set-Cookie": `sid=${value}; Path=/`,
      });
      res.end("ok");
    };
    const answer = await server.ask("/oauth/x");
    expect(answer.headers["content-disposition"]).toBe(`inline; filename=${value}`);
    expect(answer.all("set-cookie")[0]).toContain(`sid=${value};`);
  });

  it("marks the browser once another service has signed it in", async () => {
    reply = (_req, res) => {
      res.writeHead(302, {
        Location: "https://casino.example/?oauth=success",
        "Set-Cookie": "sid=9; Path=/",
      });
      res.end();
    };
    const answer = await server.ask("/oauth/callback/x");
    expect([answer.status, answer.headers.location]).toEqual([302, "https://casino.example/?oauth=success"]);
    expect(answer.all("set-cookie").join("\n")).toMatch(/^sid=9.*\ncr_player=1; .*HttpOnly/);
    reply = (_req, res) => res.writeHead(302, { Location: "/?oauth=error" }).end();
    expect((await server.ask("/oauth/callback/x")).all("set-cookie")).toEqual([]);
  });

  it("is boxed, private, and says nothing for our site", async () => {
    reply = (_req, res) => {
      res.writeHead(404, {
        "Content-Type": "text/html",
        "Cache-Control": "public, max-age=600",
        "Content-Security-Policy": "default-src *",
        "Access-Control-Allow-Origin": "*",
        "X-Frame-Options": "DENY",
        Server: "platform",
        "X-Error-Type": "InvalidParameterException",
      });
      res.end("<script>parent.location</script>");
    };
    const answer = await server.ask("/platform/game/none");
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({
      "cache-control": "private, no-store",
      "content-security-policy":
        "sandbox allow-scripts allow-forms allow-popups allow-pointer-lock; frame-ancestors 'self'",
      "x-error-type": "InvalidParameterException",
    });
    for (const name of ["server", "x-frame-options", "access-control-allow-origin"]) {
      expect(answer.headers[name]).toBeUndefined();
    }
  });

  it("passes listed headers alone, and the site's own are never replaced", async () => {
    const passed = {
      "accept-ranges": "bytes",
      "content-disposition": "inline",
      "content-language": "es",
      "content-type": "text/html",
      etag: '"1"',
      "last-modified": "Mon, 23 Nov 2026 00:00:00 GMT",
      "retry-after": "3",
      "x-error-code": "WRONG_STATE",
      "x-error-type": "InvalidRequestException",
    };
    const withheld = [
      "Age Alt-Svc Cache-Tag CDN-Cache-Control Cloudflare-CDN-Cache-Control Critical-CH Accept-CH Edge-Control",
      "Expires Link NEL No-Vary-Search Origin-Agent-Cluster Pragma Refresh Server-Timing SourceMap Speculation-Rules",
      "Surrogate-Control Surrogate-Key Supports-Loading-Mode Timing-Allow-Origin Trailer Vary Via Warning",
      "WWW-Authenticate X-Accel-Buffering X-Accel-Charset X-Accel-Expires X-Accel-Limit-Rate X-Accel-Redirect",
      "X-DNS-Prefetch-Control X-Lighttpd-Send-File X-Permitted-Cross-Domain-Policies X-Reproxy-URL X-Sendfile X-Anything",
    ].flatMap((line) => line.split(" "));
    const ours = {
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    };
    reply = (_req, res) => {
      const others = Object.fromEntries([...withheld, ...Object.keys(ours)].map((name) => [name, "x"]));
      res.writeHead(200, { ...others, ...passed }).end("ok");
    };
    for (const path of ["/platform/game/x", "/oauth/x", "/connect/x", "/hit"]) {
      const { headers } = await server.ask(path);
      expect(headers).toMatchObject({ ...passed, ...ours, "content-length": "2" });
      for (const name of withheld) expect(headers[name.toLowerCase()], name).toBeUndefined();
    }
  });

  const exact = ["application/json", "image/avif", "image/gif", "image/jpeg", "image/png", "image/webp"];
  const oddTypes = exact.flatMap((type) => [
    ...[", text/html", ",text/html", " , text/html;x=", ";, text/html", ", */*, text/html"].map(
      (end) => type + end,
    ),
    ...[
      "; charset=x, text/html",
      ';a="',
      "; text/html",
      " text/html",
      "x",
      "/",
      ";charset=utf-7",
      "+html",
    ].map((end) => type + end),
    `text/html, ${type}`,
    `,${type}`,
    `x${type}`,
    type.replace("/", " /"),
  ]);

  it.each([
    ...exact.flatMap((type) => [
      type,
      type.toUpperCase(),
      `${type}; charset=utf-8`,
      `${type};charset="UTF-8"`,
    ]),
  ])("is not boxed where it is exactly %s", async (type) => {
    reply = (_req, res) => res.writeHead(200, { "Content-Type": type }).end("{}");
    const { headers } = await server.ask("/platform/game/x");
    expect([headers["content-security-policy"], headers["content-type"]]).toEqual([undefined, type]);
  });

  it(`is boxed whatever else its type may be: ${oddTypes.length} spellings`, async () => {
    const others = [
      "",
      "text/html",
      "image/svg+xml",
      "text/xml",
      "application/xhtml+xml",
      "text/javascript",
      "*/*",
    ];
    for (const type of [...oddTypes, ...others, "multipart/x-mixed-replace; boundary=a", "application/pdf"]) {
      reply = (_req, res) => res.writeHead(200, type ? { "Content-Type": type } : {}).end("<script>");
      const { headers } = await server.ask("/platform/game/x");
      expect(headers["content-security-policy"], type).toMatch(/^sandbox /);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  it.each([
    [["application/json", "text/html"]],
    [["text/html", "application/json"]],
    [["image/png", "image/png"]],
  ])("is boxed bytes where its type is told more than once: %j", async (types) => {
    reply = (_req, res) => {
      const lines = types.map((type) => `Content-Type: ${type}\r\n`).join("");
      res.socket?.end(`HTTP/1.1 200 OK\r\n${lines}Content-Length: 2\r\n\r\nok`);
    };
    const answer = await server.ask("/platform/game/x");
    expect(answer.all("content-type")).toEqual(["application/octet-stream"]);
    expect(answer.headers["content-security-policy"]).toMatch(/^sandbox /);
  });

  it("forwards ranges, conditions and lengths, without a body where none belongs", async () => {
    reply = (req, res) => {
      if (req.headers["if-none-match"]) return res.writeHead(304, { ETag: '"1"' }).end();
      if (!req.headers.range) return res.writeHead(200, { "Content-Length": 10 }).end("0123456789");
      return res.writeHead(206, { "Content-Range": "bytes 0-1/10" }).end("01");
    };
    const ask = async (method: string, headers: Record<string, string>) => {
      const answer = await server.ask("/platform/game/x/a.bin", { method, headers });
      return [answer.status, answer.headers["content-length"], answer.headers["content-range"], answer.text];
    };
    expect(await ask("GET", { range: "bytes=0-1" })).toEqual([206, "2", "bytes 0-1/10", "01"]);
    expect(await ask("GET", { "if-none-match": '"1"' })).toEqual([304, undefined, undefined, ""]);
    expect(await ask("HEAD", {})).toEqual([200, "10", undefined, ""]);
  });

  it("is passed on whole, however long it is", async () => {
    const bytes = Buffer.alloc(3_000_000, "abc");
    reply = (_req, res) => res.writeHead(200, { "Content-Type": "image/png" }).end(bytes);
    expect((await server.ask("/platform/game/x/a")).bytes.equals(bytes)).toBe(true);
  });

  it.each<[string, typeof reply]>([
    ["has no answer", (req) => req.socket.destroy()],
    ["fails", (_req, res) => res.writeHead(500).end("{}")],
    ["does not know it", (_req, res) => res.writeHead(404).end("{}")],
  ])("has nothing to say of a visit that the platform did not hear of: it %s", async (_, platform) => {
    reply = platform;
    const { status, text } = await server.ask("/hit?track_id=1");
    expect([status, text]).toEqual([204, ""]);
  });

  it("is a plain 502 when the platform is gone", async () => {
    reply = (req) => req.socket.destroy();
    const answer = await server.ask("/oauth/init", { headers: { accept: "text/html" } });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([502, "no-store"]);
    expect(answer.text).not.toMatch(/ECONN|socket/);
  });

  it.each<[string, number, typeof reply]>([
    ["has no answer", 502, (req) => req.socket.destroy()],
    ["is an empty error", 503, (_req, res) => res.writeHead(503).end()],
    [
      "is an error of somebody else",
      404,
      (_req, res) => res.writeHead(404, { "Content-Type": "text/html" }).end("<h1>nginx</h1>"),
    ],
  ])("tells the page around a launch that %s", async (_, status, answered) => {
    reply = answered;
    const answer = await server.ask("/platform/game/x/play", { headers: { accept: "text/html" } });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy":
        "sandbox allow-scripts allow-forms allow-popups allow-pointer-lock; frame-ancestors 'self'",
    });
    expect(answer.text).toContain('postMessage({"source":"platform-game","event":"error"');
    expect(answer.text).toContain('"type":"UnknownErrorException","code":"BAD_RESPONSE"');
    expect(answer.text).not.toMatch(/nginx|ECONN|socket/);
  });
});

describe("posts", () => {
  const post = (headers: Record<string, string>, path = "/platform/game/x") =>
    server.ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: "{}",
    });

  it.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ "sec-fetch-mode": "navigate" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "null", "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "none" }],
  ])("are refused on the evidence of %j", async (headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(403);
    expect(requests).toEqual([]);
  });

  it("pass without evidence, and with our own origin", async () => {
    expect((await post({})).status).toBe(200);
    expect((await post({ origin: "https://casino.example", "sec-fetch-site": "same-origin" })).status).toBe(
      200,
    );
    expect((await post({ origin: "null", "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect(requests.map(({ body }) => body)).toEqual(["{}", "{}", "{}"]);
  });

  it("are of bounded and known length", async () => {
    const large = await server.ask("/hit", {
      method: "POST",
      body: "x".repeat(70_000),
      headers: { "content-length": "70000" },
    });
    expect(large.status).toBe(413);
    const chunked = await server.ask("/hit", {
      method: "POST",
      body: "x",
      headers: { "transfer-encoding": "chunked" },
    });
    expect(chunked.status).toBe(411);
  });
});
