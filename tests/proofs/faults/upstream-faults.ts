import { gzipSync } from "node:zlib";
import { type Answer, faults, json } from "../../support/fault-server";

const JSON_TYPE = { "content-type": "application/json" };
const MEGABYTE = 1_000_000;
const bomb = gzipSync(Buffer.alloc(200 * MEGABYTE, " "));

const fiftyMegabytes: Answer = (response) => {
  response.writeHead(200, { ...JSON_TYPE, "content-length": String(50 * MEGABYTE) });
  const block = Buffer.alloc(MEGABYTE, " ");
  let left = 50;
  const more = () => {
    while (left > 0 && response.write(block)) left -= 1;
    if (left <= 0) response.end();
  };
  response.on("drain", more);
  more();
};

/** The status line, and then a byte of a header now and then. */
const slowHeaders: Answer = (response) => {
  const { socket } = response;
  socket?.write("HTTP/1.1 200 OK\r\nX-Slow: ");
  const timer = setInterval(() => socket?.write("a"), 200);
  socket?.once("close", () => clearInterval(timer));
};

export const COOKIES = Array.from({ length: 151 }, (_, n) => `storm${n}=${"c".repeat(40)}; Domain=x.test`);

/** What a backend may do wrong, by name; where nobody listens there is no answer. */
export const upstreamFaults = {
  refused: null,
  reset: faults.reset,
  "slow headers": slowHeaders,
  "slow body": faults["slow body"],
  hang: faults.hang,
  "status 500": faults["empty 500"],
  "429 with Retry-After": (response) => void response.writeHead(429, { "retry-after": "30" }).end(),
  HTML: faults["html 200"],
  "truncated JSON": faults.garbage,
  "wrong shape": (response) => json(response, { data: { unexpected: [1] } }),
  "50 MB body": fiftyMegabytes,
  "gzip bomb": (response) => {
    response.writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" });
    response.end(bomb);
  },
  "Set-Cookie storm": (response) =>
    json(response, { data: { unexpected: [1] } }, { headers: { "set-cookie": COOKIES } }),
} satisfies Record<string, Answer | null>;
