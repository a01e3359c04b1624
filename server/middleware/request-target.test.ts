import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPipeline } from "../../tests/support/start-pipeline";

let server: Awaited<ReturnType<typeof startPipeline>>;
beforeAll(async () => {
  server = await startPipeline();
});
afterAll(() => server.close());

describe("request lines", () => {
  const hosts: [string, number][] = [
    ["casino.example", 200],
    ["CASINO.example", 200],
    ["localhost:3000", 200],
    ["evil.example", 421],
    ["casino.example.evil.example", 421],
    ["casino.example:444", 421],
    ["casino.example:443", 200],
    ["casino.example:80", 421],
    ["localhost:3000:443", 421],
    ["casino.example.", 421],
    ["localhost", 421],
    ["localhost:3001", 421],
    ["casino.example/evil?x=", 421],
    ["casino.example#", 421],
    ["casino.example\\c", 421],
    ["user@casino.example", 421],
    ["casino.example,evil.example", 421],
    ["[::1]", 421],
    ["127.0.0.1", 421],
    ["", 421],
    ["casino.example evil", 421],
    ["xn--casino.example", 421],
  ];
  it.each(hosts)("for host %j are answered with %i", async (host, status) => {
    expect((await server.ask("/", { headers: { host } })).status).toBe(status);
  });

  it("for a host of nobody name the variable in the log, once in a while", async () => {
    const behind = await startPipeline({ environment: { TRUSTED_PROXY_CIDRS: "127.0.0.1" } });
    const statusFor = (host: string, client: string) =>
      behind.ask("/", { headers: { host, "x-forwarded-for": client } });
    for (let count = 0; count < 9; count++) await statusFor(`x${count}.example`, "203.0.113.9");
    for (let count = 0; count < 3; count++) await statusFor("typo.example", "203.0.113.7");
    await behind.close();
    const lines = behind.log.filter(({ fields }) => "host" in fields);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toEqual({
      level: "warn",
      fields: { host: "typo.example" },
      message: expect.stringContaining("SITE_ORIGINS"),
    });
  });

  it("use the host that was requested of a trusted proxy", async () => {
    const behind = await startPipeline({ environment: { TRUSTED_PROXY_CIDRS: "127.0.0.1" } });
    const statusFor = (host: string, forwarded: string) =>
      behind.ask("/", { headers: { host, "x-forwarded-host": forwarded } });
    expect((await statusFor("10.0.0.5:3000", "casino.example")).status).toBe(200);
    expect((await statusFor("casino.example", "other.example")).status).toBe(200);
    expect((await statusFor("10.0.0.5:3000", "other.example")).status).toBe(421);
    await behind.close();
    const claimed = { host: "10.0.0.5:3000", "x-forwarded-host": "casino.example" };
    expect((await server.ask("/", { headers: claimed })).status).toBe(421);
  });

  it("with two hosts or none are refused", async () => {
    const twice = await server.raw("GET / HTTP/1.1\r\nHost: casino.example\r\nHost: evil.example\r\n\r\n");
    expect(twice).toMatch(/^HTTP\/1.1 4(00|21) /);
    expect(await server.raw("GET / HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
    expect(await server.raw("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 421 /);
  });

  const targets: [string, number][] = [
    ["/gamehall", 200],
    ["/caf%C3%A9", 200],
    ["/a~b_c-d.e", 200],
    ["//evil.example/", 400],
    ["/gamehall//", 400],
    ["/x//y", 400],
    ["/./gamehall", 400],
    ["/../gamehall", 400],
    ["/x/../gamehall", 400],
    ["/x/%2e%2e/gamehall", 400],
    ["/x/.%2e/gamehall", 400],
    ["/gamehall%2fx", 400],
    ["/gamehall%5cx", 400],
    ["/gamehall\\x", 400],
    ["/%00", 400],
    ["/%0d%0aSet-Cookie:a=b", 400],
    ["/%1f", 400],
    ["/%7f", 400],
    ["/%zz", 400],
    ["/%", 400],
    ["/%ff", 400],
    ['/"quoted"', 400],
    ["/<script>", 400],
    ["/caf\xe9", 400],
    ["http://evil.example/", 400],
    ["http://casino.example/", 400],
    ["*", 400],
    ["gamehall", 400],
    ["?x", 400],
    [`/${"a".repeat(1100)}`, 414],
    [`/${"a/".repeat(20)}`, 400],
    [`/gamehall?${"x".repeat(5000)}`, 414],
    [`/gamehall?${"x&".repeat(1200)}`, 400],
    ["/gamehall?_data=root", 400],
    ["/gamehall?redirectUrl=%2Fcashier%2Fdeposit", 200],
  ];
  it.each(targets)("to %j are answered with %i", async (target, status) => {
    const text = await server.raw(
      `GET ${target} HTTP/1.1\r\nHost: casino.example\r\nConnection: close\r\n\r\n`,
    );
    expect(text.split(" ", 2)[1]).toBe(String(status));
    expect(text).not.toMatch(/Set-Cookie/i);
  });

  const methods = ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "LINK", "PURGE"];
  it.each(methods)("with %s are refused", async (method) => {
    const answer = await server.ask("/gamehall", { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  });

  it("with a web socket upgrade, too many headers or bad framing are refused", async () => {
    const start = "GET / HTTP/1.1\r\nHost: casino.example\r\n";
    expect(await server.raw(`${start}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 400/,
    );
    expect(await server.raw(`${start}${"a: b\r\n".repeat(150)}\r\n`)).toMatch(/^HTTP\/1.1 431/);
    expect(await server.raw(`${start}a: ${"b".repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431/);
    const both =
      "POST / HTTP/1.1\r\nHost: casino.example\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    expect(await server.raw(both)).toMatch(/^HTTP\/1.1 400/);
  });

  it("that are refused close their connection and show nothing of the framework", async () => {
    const answer = await server.ask("/", { headers: { host: "evil.example", accept: "text/html" } });
    expect(answer.headers).toMatchObject({ connection: "close", "cache-control": "no-store" });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.text).toContain("<h1>421</h1>");
    expect(answer.text).not.toContain("evil");
  });
});
