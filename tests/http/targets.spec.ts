import { connect, type Socket } from "node:net";
import { ask } from "../support/ask";
import { expect, test } from "./fixtures";

test.describe("foreign host names", () => {
  const hosts = [
    "evil.example",
    "localhost",
    "localhost:1",
    "127.0.0.1",
    "evil.example/gamehall?x=",
    "evil.example#",
    "LOCALHOST.evil.example",
    "a.b\\c",
    "user@localhost",
    "",
    "[::1]",
    "localhost:99999",
  ];
  for (const host of hosts) {
    test(`"${host}" is refused`, async ({ site }) => {
      const { status, text } = await ask(site.url, "/", { headers: { Host: host } });
      // An empty or broken host never reaches the pages either way.
      expect([400, 421]).toContain(status);
      expect(text).not.toContain("evil.example");
    });
  }

  test("a second host line is refused", async ({ site }) => {
    const { host } = new URL(site.url);
    const { status } = await ask(site.url, "/", { headers: { Host: [host, "evil.example"] } });
    expect([400, 421]).toContain(status);
  });

  test("what a client says of its way here is not believed", async ({ site }) => {
    const { status, text, headers } = await ask(site.url, "/gamehall/slots-old", {
      headers: {
        "X-Forwarded-Host": "evil.example:9999",
        "X-Forwarded-Proto": "https",
        "X-Original-URL": "/terms",
        "X-Rewrite-URL": "/terms",
        Forwarded: "host=evil.example;proto=https",
      },
    });
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(400);
    expect(headers.location).not.toContain("evil.example");
    expect(text).not.toContain("evil.example");
  });
});

test.describe("methods", () => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "LOCK"]) {
    test(`${method} is not done here`, async ({ site }) => {
      const { status, headers } = await ask(site.url, "/", { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe("GET, HEAD, POST");
    });
  }

  test("HEAD answers as GET does, without a body", async ({ site }) => {
    const [head, get] = await Promise.all([
      ask(site.url, "/gamehall", { method: "HEAD" }),
      ask(site.url, "/gamehall"),
    ]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
    expect(head.headers["content-security-policy"]).toBeTruthy();
  });

  test("a post to a page without a form is refused", async ({ site }) => {
    const { status } = await ask(site.url, "/terms", {
      method: "POST",
      headers: { Origin: site.url, "Content-Type": "application/x-www-form-urlencoded" },
      body: "a=1",
    });
    expect(status).toBe(405);
  });
});

test.describe("paths", () => {
  const refused: [path: string, status: number][] = [
    ["//evil.example", 400],
    ["/gamehall//x", 400],
    ["/a/../gamehall", 400],
    ["/./gamehall", 400],
    ["/a%2fb", 400],
    ["/a%5cb", 400],
    ["/a\\b", 400],
    ["/a%00b", 400],
    ["/a%0d%0ab", 400],
    ["/%ff", 400],
    ["/a%", 400],
    ["http://evil.example/", 400],
    [`/${"a/".repeat(14)}`, 400],
    [`/${"a".repeat(2000)}`, 414],
    [`/?x=${"a".repeat(5000)}`, 414],
    ["/gamehall?_data=routes%2Fgamehall", 400],
  ];
  for (const [path, expected] of refused) {
    test(`${path.slice(0, 40)} is ${expected}`, async ({ site }) => {
      const { status, headers } = await ask(site.url, path);
      expect(status).toBe(expected);
      expect(headers.location).toBeUndefined();
    });
  }

  for (const path of [
    "/.env",
    "/.git/config",
    "/package.json",
    "/server/index.js",
    "/build/server.js",
    "/assets/none-1234.js",
  ]) {
    test(`${path} is not there`, async ({ site }) => {
      const { status, headers } = await ask(site.url, path);
      expect(status).toBe(404);
      expect(headers["cache-control"]).not.toContain("immutable");
    });
  }

  for (const path of ["/terms/x.css", "/gamehall.css", "/gamehall/x/y.js", "/terms.data/x.js"]) {
    test(`${path} is not the page it pretends to be`, async ({ site }) => {
      const { status } = await ask(site.url, path);
      expect(status).toBe(404);
    });
  }
});

test("broken requests are answered and their connection closed", async ({ site }) => {
  const { port } = new URL(site.url);
  const attempts = [
    "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "nonsense\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
  ];
  for (const attempt of attempts) {
    const socket = connect(Number(port), "localhost");
    const answer = await readAll(socket, attempt);
    expect(answer, JSON.stringify(attempt.slice(0, 60))).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
});

function readAll(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
    socket.on("error", (error) => (text ? resolve(text) : reject(error)));
    socket.write(request);
  });
}
