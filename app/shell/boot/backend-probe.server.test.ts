import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "~/app.server";
import type { AppConfig } from "~/context/app-config";
import { type Sandbox, startSandbox } from "../../../sandbox/start";
import { probeLines } from "../../../server/operator-page/probe-lines";
import { createTelemetry } from "../../../server/process/telemetry";
import {
  type Answer,
  type FaultServer,
  faults,
  json,
  startFaultServer,
} from "../../../tests/support/fault-server";
import { configFor, recordedLog } from "../../../tests/support/requests";

let sandbox: Sandbox;
let broken: FaultServer;
beforeAll(async () => {
  [sandbox, broken] = await Promise.all([startSandbox({ port: 0 }), startFaultServer()]);
});
afterAll(() => Promise.all([sandbox.close(), broken.close()]));

async function probe(changes: Partial<AppConfig> = {}) {
  const telemetry = createTelemetry();
  const app = createApp(configFor(sandbox.url, changes), recordedLog(), { telemetry });
  try {
    return probeLines(await app.probe(), telemetry.state().failing);
  } finally {
    await app.close();
  }
}

it("finds nothing at the sandbox", async () => {
  expect(await probe()).toEqual([]);
});

it("names what a broken platform answers otherwise", async () => {
  broken.answer((response, request, nth) => {
    const { url } = request;
    if (url.pathname === "/api/games.getCategories") return json(response, { data: [{ sysname: [] }] });
    if (url.pathname === "/api/banners.get") return faults["html 200"](response, request, nth);
    if (url.pathname === "/api/metadata.get")
      return json(response, { error: { type: "MethodNotFoundException" } }, { status: 404 });
    json(response, { data: [] });
  });
  const problems = await probe({ platformUrl: broken.url });
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^games\.getCategories: not what the contract says: 0\.sysname/),
      expect.stringMatching(/^banners\.get: not what the contract says: text\/html, no JSON/),
      expect.stringMatching(/^metadata\.get: answers 404: MethodNotFoundException/),
    ]),
  );
  expect(problems.join()).not.toMatch(/Jackpots\.get[,:]/);
});

/** Passes on what the sandbox answers, but for Strapi's part, or for `/nfx`. */
function changing(part: "api" | "nfx", answer: Answer): Answer {
  return async (response, request, nth) => {
    const isNfx = request.url.pathname.startsWith("/nfx/");
    if (isNfx === (part === "nfx")) return answer(response, request, nth);
    const reply = await fetch(sandbox.url + request.url.pathname + request.url.search);
    response.writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "" });
    response.end(await reply.text());
  };
}

const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();

it.each([
  ["Strapi 5 that is asked as 4", changing("api", status(400)), {}, /\/pages.*400.*CONTENT_API_VERSION/],
  ["Strapi 5 that is asked as 3", changing("api", status(404)), {}, /\/pages.*404.*CONTENT_API_VERSION/],
  ["a permission that is missing", changing("api", status(403)), {}, /common-data.*403.*grant `find`/],
  ["no /nfx", changing("nfx", status(404)), {}, /locales.*not found.*below `\/nfx`/],
  ["a login wall", changing("nfx", faults["html 200"]), {}, /locales.*text\/html.*login/],
  [
    "a redirect to another host",
    changing("api", status(302, { location: "https://sso.example/?secret=1" })),
    {},
    /common-data.*redirect 302 to sso\.example \(it leads elsewhere/,
  ],
  [
    "a token that is wrong, though the visitor's read succeeds",
    changing("api", async (response, request, nth) => {
      if (request.headers.authorization) return status(401)(response, request, nth);
      const reply = await fetch(sandbox.url + request.url.pathname + request.url.search);
      json(response, await reply.json());
    }),
    { contentApiToken: "wrong" },
    /common-data.*401.*CONTENT_API_TOKEN/,
  ],
] as const)("names the cause of %s", async (_, answer, changes, words) => {
  broken.answer(answer);
  expect((await probe({ contentUrl: broken.url, ...changes })).join("\n")).toMatch(words);
});

it("names a host that is not there", async () => {
  const lines = await probe({ contentUrl: "http://nowhere.invalid" });
  expect(lines.join("\n")).toMatch(/no connection: (ENOTFOUND|EAI_AGAIN) \(no such name/);
});
