import { afterAll, beforeAll, expect, it } from "vitest";
import { relayBudget } from "../../app/upstream/transport/budgets";
import { type RawReply, type RawUpstream, startRawUpstream } from "../../tests/support/raw-upstream";
import { startPipeline } from "../../tests/support/start-pipeline";

/** A path of each prefix. */
const PATHS = ["/platform/game/x/play?v=1&", "/oauth/callback/x?", "/connect/x?", "/hit?"];
/** Fewer calls of one prefix than its breaker looks at. */
const BEFORE_A_BREAKER = 9;
const ANSWERED_WITHIN = 10_000;
const budget = { ...relayBudget, headMs: 150, idleMs: 100, totalMs: 250, bufferedBytes: 4096 };

const good = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nok";
let replies: RawReply[] = [];
let upstream: RawUpstream;

beforeAll(async () => {
  upstream = await startRawUpstream((socket, target) => {
    const nth = /\bn=(\d+)/.exec(target)?.[1];
    if (nth === undefined) socket.write(good);
    else replies[Number(nth)]?.(socket, target);
  });
});
afterAll(() => upstream.close());

type Server = Awaited<ReturnType<typeof startPipeline>>;
interface Ended {
  status: number;
  text: string;
}

/** Sends a request, and waits for an answer or for a closed connection (status 0), no longer than `ANSWERED_WITHIN`. */
async function ask(server: Server, path: string): Promise<Ended> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${path} hangs`)), ANSWERED_WITHIN);
  });
  const answer = server.ask(path, { headers: { accept: "text/html" } });
  const ended = answer.then(
    ({ status, text }) => ({ status, text }),
    () => ({ status: 0, text: "" }),
  );
  return Promise.race([ended, late]).finally(() => clearTimeout(timer));
}

/** Answers each of `next` to a request for each of its paths, some at a time, and looks whether the site still serves. */
async function answerEach(
  next: { reply: RawReply; paths: string[] }[],
  check: (ended: Ended, path: string, nth: number) => void,
) {
  replies = next.map(({ reply }) => reply);
  const jobs = next.flatMap(({ paths }, nth) => paths.map((path) => ({ nth, path })));
  const size = BEFORE_A_BREAKER * PATHS.length;
  for (let from = 0; from < jobs.length; from += size) {
    const server = await startPipeline({ environment: { PLATFORM_URL: upstream.url }, relayBudget: budget });
    try {
      const some = jobs.slice(from, from + size);
      const ended = await Promise.all(some.map(({ path, nth }) => ask(server, `${path}n=${nth}`)));
      for (const [at, { path, nth }] of some.entries())
        check(ended[at] ?? { status: -1, text: "" }, path, nth);
      expect((await server.ask("/")).status).toBe(200);
    } finally {
      await server.close();
    }
  }
}

/** A failure is answered in the format that the requester reads. */
function expectFailure({ status, text }: Ended, path: string, what: string) {
  if (path.startsWith("/hit")) return expect(status, what).toBe(204);
  expect([502, 504], `${what}: ${status}`).toContain(status);
  expect(text, what).toContain(path.startsWith("/platform") ? '"code":"BAD_RESPONSE"' : `<h1>${status}</h1>`);
}

const byte = (code: number) => String.fromCharCode(code);
const statusLines = [
  ..."000 001 099 100 101 102 103 199 200 204 205 304 306 499 599 600 700 999 1000 20 2000 -1 abc"
    .split(" ")
    .map((status) => `HTTP/1.1 ${status} X`),
  ...[0, 1, 7, 10, 11, 13, 27, 31, 127, 128, 255].map((code) => `HTTP/1.1 200 a${byte(code)}b`),
  "HTTP/1.1 200",
  "HTTP/1.1 200 ",
  "HTTP/1.0 200 OK",
  "HTTP/0.9 200 OK",
  "HTTP/2 200",
  "HTTP/9.9 200 OK",
  "ICY 200 OK",
  "http/1.1 200 OK",
  "",
  "<h1>nginx</h1>",
];
const headerBlocks = [
  "Content-Length: 2",
  "Trailer: Expires\r\nContent-Length: 2",
  "Trailer: Expires",
  "Content-Length: 2\r\nContent-Length: 3",
  "Content-Length: 2\r\nTransfer-Encoding: chunked",
  "Content-Length: -2",
  "Content-Length: 0x2",
  "Content-Length: 99999999999999999999",
  "Transfer-Encoding: gzip",
  "Transfer-Encoding: chunked, chunked",
  "Transfer-Encoding: chunked",
  "Upgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: 2",
  "Connection: close, Content-Type\r\nContent-Length: 2",
  "Keep-Alive: timeout=0\r\nContent-Length: 2",
  "No colon at all\r\nContent-Length: 2",
  "Bad Name: 1\r\nContent-Length: 2",
  ": 1\r\nContent-Length: 2",
  `Location: /a${byte(1)}b\r\nContent-Length: 2`,
  `Location: /a${byte(127)}b\r\nContent-Length: 2`,
  `Location: /a${byte(0)}b\r\nContent-Length: 2`,
  `Location: /${Buffer.from("ñ€").toString("latin1")}\r\nContent-Length: 2`,
  "Location: /a\r\nLocation: /b\r\nContent-Length: 2",
  `Set-Cookie: a=${byte(1)}\r\nContent-Length: 2`,
  `Set-Cookie: a=${Buffer.from("€").toString("latin1")}\r\nContent-Length: 2`,
  `X-Error-Type: ${byte(255)}\r\nContent-Length: 2`,
  "Content-Encoding: gzip\r\nContent-Length: 2",
  "Content-Type: text/html\r\n folded\r\nContent-Length: 2",
  `X: ${"y".repeat(40_000)}\r\nContent-Length: 2`,
  `${"X: y\r\n".repeat(3_000)}Content-Length: 2`,
];

it("no odd reply ends the process or leaves a browser without an answer", async () => {
  const odd = [
    ...statusLines.flatMap((line) => [`${line}\r\nContent-Length: 2\r\n\r\nok`, `${line}\r\n\r\n`]),
    ...headerBlocks.flatMap((block) => [
      `HTTP/1.1 200 OK\r\n${block}\r\n\r\nok`,
      `HTTP/1.1 302 Found\r\n${block}\r\n\r\nok`,
    ]),
    "HTTP/1.1 200 OK\nContent-Length: 2\n\nok",
    "HTTP/1.1 100 Continue\r\n\r\n",
    `HTTP/1.1 100 Continue\r\n\r\n${good}`,
    `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${good}`,
    `${good}${good}`,
    `${good}garbage`,
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nok\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nok\r\n",
    `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nX: ${byte(1)}\r\n\r\n`,
  ];
  expect(odd.length).toBeGreaterThan(122);
  await answerEach(
    odd.map((bytes) => ({ reply: (socket) => void socket.write(bytes, "latin1"), paths: PATHS })),
    ({ status, text }, path, nth) => {
      const what = JSON.stringify(odd[nth]?.slice(0, 60));
      if (path.startsWith("/hit")) expect(status, what).toBeLessThan(400);
      if (status >= 500 && path.startsWith("/platform")) expect(text, what).toContain("BAD_RESPONSE");
      if (status >= 200) expect(text, what).toMatch(/^$|^ok$|BAD_RESPONSE|<h1>\d{3}<\/h1>/);
    },
  );
}, 60_000);

/** A hundred bytes with their head. */
const head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 36\r\n\r\n";
const reply = head + "-".repeat(36);

const endings: Record<string, RawReply> = {
  "is ended": (socket) => void socket.end(),
  "is reset": (socket) => void setTimeout(() => socket.resetAndDestroy(), 5),
  "hangs from there on": () => {},
};

it.each(Object.entries(endings))(
  "a reply that %s after any of its bytes is a failure that is told",
  async (name, end) => {
    expect(reply).toHaveLength(100);
    const cuts = Array.from({ length: 100 }, (_, length) => ({
      reply: ((socket, target) => {
        if (length > 0) socket.write(reply.slice(0, length));
        end(socket, target);
      }) satisfies RawReply,
      paths: [PATHS[(length + Object.keys(endings).indexOf(name)) % PATHS.length] ?? ""],
    }));
    await answerEach(cuts, (ended, path, length) =>
      expectFailure(ended, path, `${path} cut after ${length} bytes`),
    );
  },
  60_000,
);

it.each<[string, RawReply]>([
  ["an unasked 101", (socket) => void socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n")],
  [
    "an unasked upgrade",
    (socket) =>
      void socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\nabc"),
  ],
  ["nothing", () => {}],
  [
    "a drip",
    (socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\n");
      const drip = setInterval(() => socket.write("."), 30);
      socket.on("close", () => clearInterval(drip));
    },
  ],
  [
    "a drip of heads",
    (socket) => {
      const drip = setInterval(() => socket.write("HTTP/1.1 102 Processing\r\n\r\n"), 30);
      socket.on("close", () => clearInterval(drip));
    },
  ],
])("%s is a failure that is shown", async (what, reply) => {
  await answerEach([{ reply, paths: PATHS }], (ended, path) => expectFailure(ended, path, what));
});

it("what breaks off after its start has left ends the connection, so that nobody takes it for whole", async () => {
  const start = "x".repeat(3 * budget.bufferedBytes);
  const length = start.length + 1;
  const cut: RawReply = (socket) =>
    void socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${length}\r\n\r\n${start}`,
    );
  const chunked: RawReply = (socket) =>
    void socket.end(
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${start.length.toString(16)}\r\n${start}\r\n`,
    );
  await answerEach(
    [cut, chunked].map((reply) => ({ reply, paths: PATHS })),
    ({ status }) => expect(status).toBe(0),
  );
});
