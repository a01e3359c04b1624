import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GONE } from "../../app/upstream/telemetry";
import { startPipeline } from "../../tests/support/start-pipeline";
import { operatorPage } from "./page";
import type { ProcessState } from "./process-state";

const token = "0123456789abcdef";
const path = "/_operator/";
const elsewhere = { "x-forwarded-for": "203.0.113.7" };
const basic = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString("base64")}`;

let server: Awaited<ReturnType<typeof startPipeline>>;
afterEach(() => server?.close());

describe("the page is", () => {
  it("for the token, for which a browser prompts as a password", async () => {
    server = await startPipeline({ environment: { METRICS_TOKEN: token } });
    const headersList: Record<string, string>[] = [
      { ...elsewhere, authorization: `Bearer ${token}` },
      { ...elsewhere, authorization: basic(token) },
      { ...elsewhere, authorization: basic("wrong") },
      { authorization: basic("wrong") },
      elsewhere,
      {},
    ];
    const statuses = await Promise.all(
      headersList.map(async (headers) => (await server.ask(path, { headers })).status),
    );
    expect(statuses).toEqual([200, 200, 401, 401, 401, 200]);
    const denied = await server.ask(path, { headers: elsewhere });
    expect(denied.headers["www-authenticate"]).toMatch(/^Basic realm=/);
    expect(denied.text).not.toContain("Build");
  });

  it("nobody's but this machine's without a token", async () => {
    server = await startPipeline();
    const [here, there, unknown] = await Promise.all([
      server.ask(path, { headers: { host: "127.0.0.1:3000" } }),
      server.ask(path, { headers: elsewhere }),
      server.ask("/_other/", { headers: elsewhere }),
    ]);
    expect([here.status, there.status]).toEqual([200, unknown.status]);
    expect(here.headers).toMatchObject({
      "cache-control": "private, no-store",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
    expect(here.text).toContain("None: the last call of every method was answered.");
  });
});

describe.each([
  [path, "Build"],
  ["/metrics", "process_cpu"],
])("without the token %s is", (path, words) => {
  beforeEach(async () => {
    server = await startPipeline({ environment: { METRICS_TOKEN: token } });
  });
  const isRead = async (headers: Record<string, string>) =>
    (await server.ask(path, { headers })).text.includes(words);
  const bearer = { authorization: `Bearer ${token}` };

  it.each(["localhost:3000", "127.0.0.1", "[::1]:9090", "CASINO.example", "casino.example:443"])(
    "read from this machine as %s",
    async (host) => expect(await isRead({ host })).toBe(true),
  );

  it.each([
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "10.0.0.7",
  ])("nothing for a name that only leads here: %s", async (host) =>
    expect([await isRead({ host }), await isRead({ host, ...bearer })]).toEqual([false, true]),
  );

  it.each(["via", "cf-connecting-ip", "x-forwarded-for", "forwarded", "x-real-ip"])(
    "nothing for what a proxy has passed on with %s",
    async (name) => expect(await isRead({ [name]: "127.0.0.1" })).toBe(false),
  );

  it.each(["POST", "PUT", "DELETE"])(
    "read alone: a plain %s is refused, with the token too",
    async (method) => {
      const denied = [{}, bearer].map((headers) => server.ask(path, { method, headers }));
      for (const { status } of await Promise.all(denied)) expect(status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe("debug lines for an hour are", () => {
  const bearer = { authorization: `Bearer ${token}` };
  const own = { origin: "https://casino.example", "sec-fetch-site": "same-origin" };
  const levels = () => server.log.filter(({ level }) => level === "level").map(({ message }) => message);
  const press = async (query: string, headers: Record<string, string>) =>
    (await server.ask(path + query, { method: "POST", headers })).status;
  beforeEach(async () => {
    server = await startPipeline({ environment: { METRICS_TOKEN: token } });
  });

  it("begun and ended on the page itself, and logged", async () => {
    expect(await press("?debug=hour", { ...own, ...bearer })).toBe(303);
    const { text } = await server.ask(path, { headers: bearer });
    expect(text).toMatch(/Debug lines are logged until <time/);
    expect(server.log).toContainEqual({
      level: "warn",
      fields: { by: "/_operator/ from 127.0.0.1", minutes: 60 },
      message: "debug lines are logged for a while",
    });
    expect(await press("", { ...own, ...bearer })).toBe(303);
    expect(levels()).toEqual(["debug", "info"]);
  });

  it.each<[string, Record<string, string>]>([
    ["this machine without the token", own],
    ["another site", { ...bearer, origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another host's page", { ...bearer, host: "evil.example", origin: "https://evil.example" }],
    ["who says nothing of a page", bearer],
    ["a wrong token", { ...own, authorization: "Bearer wrong" }],
  ])("nothing for %s", async (_who, headers) => {
    expect(await press("?debug=hour", headers)).toBeOneOf([401, 403]);
    expect(levels()).toEqual([]);
  });

  it("requested with the token by a browser of this machine, which has read the page without it", async () => {
    const { status, headers } = await server.ask(`${path}?debug=hour`, { method: "POST", headers: own });
    expect([status, headers["www-authenticate"]]).toEqual([401, expect.stringMatching(/^Basic /)]);
  });

  it("begun through a tunnel to this machine", async () => {
    const tunnel = { host: "localhost:9000", origin: "http://localhost:9000" };
    expect(await press("?debug=hour", { ...bearer, ...tunnel })).toBe(303);
  });
});

const state: ProcessState = {
  version: "abc",
  builtAt: 0,
  startedAt: 0,
  instance: "web-1, process 7",
  notReady: null,
  log: { level: "info", verboseUntil: null, canChange: true },
  inFlight: 2,
  redis: undefined,
  droppedLines: 0,
  failing: [],
  invalidParts: [],
  dropped: [],
  breakers: [{ service: "platform", pool: "public", isOpen: false, openings: 4 }],
  fallbacks: [{ service: "content", count: 0, since: undefined }],
  lastPurge: undefined,
  forms: { ours: 4, foreign: 0, unsaid: 0 },
  startWarnings: [],
  edge: [],
  clocks: [],
  others: [],
  refused: [],
  settings: [
    { name: "REDIS_URL", value: "redis://<…>@r", from: "environment" },
    { name: "LOG_LEVEL", value: "info", from: "default" },
  ],
};
const failing = { status: undefined, detail: "", since: 0, last: 1000, count: 3 };
const textOf = (change: Partial<ProcessState>) =>
  operatorPage({ ...state, ...change }, 0)
    .replace(/<style>.*<\/style>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("it says", () => {
  it("which calls fail, why, and what to do", () => {
    const text = textOf({
      failing: [
        { ...failing, service: "content", method: "/pages", outcome: "status_4xx", status: 403 },
        { ...failing, service: "platform", method: "games.get", outcome: "shape", detail: "0.name <b>" },
      ],
    });
    expect(text).toMatch(/content: \/pages answers 403 grant find to Public/);
    expect(text).toMatch(/platform: games\.get not what the contract says: 0\.name &lt;b&gt; its reply/);
  });

  it.each([
    [
      { breakers: [{ service: "content", pool: "public", isOpen: true, openings: 1 }] },
      /content: public 1 Kept/,
    ],
    [{ fallbacks: [{ service: "content", count: 5, since: 60_000 }] }, /content 5 1970-01-01 00:01:00 UTC/],
    [
      { lastPurge: { paths: ["/a"], locale: "es-ES", pages: 2, replies: 9, at: 0 } },
      /\/a, es-ES 2 9 0 Other instances/,
    ],
    [{ lastPurge: { pages: 2, replies: 9, at: 0 } }, / all 2 9 0 Other instances/],
    [
      { forms: { ours: 0, foreign: 0, unsaid: 7 } },
      /nothing of where it comes from 7 0 let the edge pass Origin and Sec-Fetch-Site on/,
    ],
    [{ forms: { ours: 2, foreign: 3, unsaid: 0 } }, /that it comes from elsewhere 3 2 /],
    [
      {
        invalidParts: [
          { service: "content", path: "page.text", detail: "/pages/terms: a text <b> is cut", last: 0 },
        ],
      },
      /content: page\.text \/pages\/terms: a text &lt;b&gt; is cut 1970-01-01 00:00:00 UTC/,
    ],
    [{ notReady: "leaving" }, /Wrong now: no traffic is wanted \(leaving\)\. .* no: leaving/],
    [
      { startWarnings: ["/pages: answers <404>"], redis: { trouble: "OOM <full>" } },
      /Wrong now: Redis takes no writes \(OOM &lt;full&gt;\)\. The start has warned: see below\. .*Warnings of the start Warning \/pages: answers &lt;404&gt; /,
    ],
    [{ forms: { ours: 0, foreign: 2, unsaid: 0 } }, /Wrong now: every form is refused\./],
    [
      {},
      /Nothing is wrong now that this process can see\. Content that is left out, replaced, or leads nowhere : 0 Calls that fail/,
    ],
    [{ redis: { trouble: "OOM <full>" } }, / takes no writes: OOM &lt;full&gt; /],
    [{ redis: { trouble: undefined } }, /Nothing is wrong now .* takes writes /],
    [
      {
        refused: [
          {
            service: "platform",
            method: "auth.login",
            refused: 1,
            calls: 3,
            last: 0,
            reasons: new Map([["AuthorizationException <X>", 1]]),
          },
        ],
      },
      /platform: auth\.login 1 of 3 \(33 %\) AuthorizationException &lt;X&gt;: 1 1970-01-01 00:00:00 UTC/,
    ],
    [
      {},
      /Settings that are set Variable Value From REDIS_URL redis:\/\/&lt;…&gt;@r the environment Settings that are not Their defaults Variable Value LOG_LEVEL info /,
    ],
    [
      { edge: [{ what: "proxies", count: 9, says: "forwarded by 10.0.0.1", advice: "name `it`" }] },
      /Wrong now: 9 requests forwarded by 10\.0\.0\.1\. .*settings say Requests .* 9 forwarded by 10\.0\.0\.1 name it /,
    ],
    [
      { clocks: [{ service: "platform", seconds: -600 }] },
      /Wrong now: the clock of platform is 600 s behind\./,
    ],
    [
      { lastPurge: { pages: 2, replies: 9, at: 0, missed: 1 } },
      /Wrong now: the last purge did not reach 1 of the other instances\./,
    ],
    [
      {
        invalidParts: [
          { service: "content", path: GONE, detail: "/seos: was there and is gone", last: Date.now() },
        ],
      },
      /Wrong now: \/seos: was there and is gone\./,
    ],
    [
      {
        others: [
          {
            name: "web-2",
            build: "b",
            brand: "gold",
            market: "",
            region: "",
            differs: ["web-2 has another brand"],
          },
        ],
      },
      /Wrong now: web-2 has another brand\. .*Other instances Instance .* web-2 b gold web-2 has another brand /,
    ],
    [{}, /Log Its level is info \. The button is for this process alone\. Log debug lines for an hour /],
    [
      { log: { ...state.log, canChange: false } },
      /Log Its level is info \. To change it takes METRICS_TOKEN \. /,
    ],
    [
      { redis: { trouble: undefined }, log: { ...state.log, verboseUntil: 60_000 } },
      /Log Debug lines are logged until 1970-01-01 00:01:00 UTC , then info \. The button is for all instances; others follow within 20 seconds\. End it now /,
    ],
    [
      {},
      /None\. They have opened 4 times .* abc of 1970-01-01 00:00:00 UTC v\d+.* web-1, process 7 .* yes 2 none 0/,
    ],
  ] as const)("%j", (change, words) => {
    expect(textOf(change)).toMatch(words);
  });
});
