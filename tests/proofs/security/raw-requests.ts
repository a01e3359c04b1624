import { connect } from "node:net";
import type { Site } from "../../support/site";
import { inTurns, type ProofOptions, selection, type Table } from "../table";

const EVIL = "evil.example";
const WAIT = 3_000;

/** Raw requests in wrong forms: none is served for a foreign host, and none is an error of the server. */
export async function proveRawRequests(table: Table, site: Site, options: ProofOptions): Promise<void> {
  const { host, port } = new URL(site.url);
  for (const [row, requests] of Object.entries(rawRequests(host))) {
    await inTurns(selection(requests, options, 10), 8, (bytes) =>
      table.check(`raw: ${row}`, JSON.stringify(bytes.slice(0, 60)), async () => {
        const answer = await send(Number(port), bytes);
        const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((match) => Number(match[1]));
        if (statuses.some((status) => status >= 500)) throw new Error(`status ${statuses}`);
        if (statuses.some((status) => status < 400)) throw new Error(`was served: ${statuses}`);
        if (answer.toLowerCase().includes(EVIL)) throw new Error("names the foreign host");
      }),
    );
  }
}

/** What is refused, by kind. `host` is the site's own. */
function rawRequests(host: string): Record<string, string[]> {
  const get = (target: string, headers: string) => `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`;
  const own = `Host: ${host}`;
  const post = (headers: string, body: string) =>
    `POST /theme HTTP/1.1\r\n${own}\r\nOrigin: http://${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers}\r\n\r\n${body}`;
  const port = host.split(":")[1];
  const hosts = [
    ...[
      EVIL,
      `${EVIL}:${port}`,
      `${host}.${EVIL}`,
      `${EVIL}.localhost:${port}`,
      `a.${host}`,
      `${host}@${EVIL}`,
    ],
    ...[`${EVIL}@${host}`, `${host}#`, `${host}/`, `${host}/x?`, `${host}?`, `${host}\\`, `${host}%00`],
    ...[
      `${host}, ${EVIL}`,
      `${EVIL}, ${host}`,
      `${host} ${EVIL}`,
      `${host};${EVIL}`,
      `[${host}]`,
      "[::1]",
      "[::1",
    ],
    ...["localhost", "localhost:", "localhost:0", "localhost:99999", "localhost:80", `localhost.:${port}`],
    ...[
      "0",
      "127.1",
      `2130706433:${port}`,
      `0x7f000001:${port}`,
      `127.0.0.1.nip.io:${port}`,
      `loc\u00e1lhost:${port}`,
    ],
    ...["*", "_", "-", ".", "a..b", "a_b", "%6cocalhost", `http://${host}`, `//${host}`, `${host}\t${EVIL}`],
  ];
  const targets = [
    ...[
      `http://${EVIL}/`,
      `https://${EVIL}/`,
      `//${EVIL}/`,
      `///${EVIL}`,
      `/\\${EVIL}`,
      `\\\\${EVIL}`,
      `${EVIL}/`,
    ],
    ...[
      "*",
      "",
      "gamehall",
      "?a",
      "#a",
      "/../",
      "/..",
      "/./",
      "/a/../b",
      "/a/./b",
      "/%2e%2e/",
      "/.%2e/x",
      "/%2e/",
    ],
    ...[
      "/%2fa",
      "/a%2fb",
      "/a%5cb",
      "/a\\b",
      "/%00",
      "/a%00b",
      "/%0a",
      "/%0d%0aX:1",
      "/%7f",
      "/%",
      "/%zz",
      "/a//b",
    ],
    ...[
      "//",
      "/a//",
      `/${"a".repeat(1100)}`,
      `/${"a/".repeat(20)}`,
      `/?${"a".repeat(4200)}`,
      `/${"%41".repeat(400)}`,
    ],
  ];
  const methods = [
    ...[
      "TRACE",
      "TRACK",
      "CONNECT",
      "OPTIONS",
      "PUT",
      "PATCH",
      "DELETE",
      "PROPFIND",
      "MKCOL",
      "COPY",
      "LOCK",
    ],
    ...["SEARCH", "PURGE", "get", "Get", "GETS", "FOO", "M-SEARCH"],
  ];
  const framing = [
    post("Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n"),
    post("Transfer-Encoding: chunked\r\nContent-Length: 5", "0\r\n\r\n"),
    post("Content-Length: 5\r\nContent-Length: 6", "a=123"),
    post("Content-Length: 5, 5", "a=123"),
    ...["-1", "+5", "0x5", "5.0", "5 5", "99999999999999999999", ""].map((length) =>
      post(`Content-Length: ${length}`, "a=123"),
    ),
    ...["xchunked", "identity, chunked, identity", "chunked\r\nTransfer-Encoding: identity"].map((coding) =>
      post(`Transfer-Encoding: ${coding}`, "0\r\n\r\n"),
    ),
    post("Transfer-Encoding : chunked", "0\r\n\r\n"),
    post("Transfer-Encoding: chunked", "zz\r\n\r\n"),
    post("Transfer-Encoding: chunked", "-1\r\n\r\n"),
    post("Transfer-Encoding: chunked", `5;${"a".repeat(100_000)}\r\na=123\r\n0\r\n\r\n`),
    post("Content-Length: 100000", "a"),
  ];
  const headers = [
    "X-A: 1",
    `${own}\r\n${own}`,
    `${own}\r\nHost: ${EVIL}`,
    `Host: ${EVIL}\r\n${own}`,
    `${own}\r\n folded`,
    ` ${own}`,
    `Host : ${host}`,
    `${own}\r\nX: a\u0000b`,
    `${own}\r\nX: a\nY: b\u0001`,
    `${own}\r\n: no name`,
    `${own}\r\nX y: 1`,
    `${own}\r\nX`,
    `${own}\r\nX: ${"a".repeat(20_000)}`,
    `${own}\r\n${Array.from({ length: 3000 }, (_, n) => `X${n}: 1`).join("\r\n")}`,
    `${own}\r\n${Array.from({ length: 150 }, (_, n) => `X${n}: 1`).join("\r\n")}`,
  ];
  return {
    hosts: hosts.map((name) => get("/", `Host: ${name}`)),
    targets: targets.map((target) => get(target, own)),
    methods: methods.map((method) => `${method} / HTTP/1.1\r\n${own}\r\n\r\n`),
    framing,
    headers: headers.map((lines) => get("/", lines)),
  };
}

/** Everything that comes back until the connection closes, or for a while. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost", () => socket.write(Buffer.from(bytes, "latin1")));
    let text = "";
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      setTimeout(end, 100);
    });
    socket.on("error", end).on("close", end);
    setTimeout(end, WAIT);
  });
}
