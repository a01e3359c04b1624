import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentCalls } from "../../app/content/calls/registry";
import { methods } from "../../app/platform/methods/registry";
import { type Sandbox, startSandbox } from "../../sandbox/start";
import { type FaultServer, faults, json, startFaultServer } from "../../tests/support/fault-server";
import { runCheck } from "./command";
import { isFailure, type Row, tryCall } from "./result";

let sandbox: Sandbox;
let broken: FaultServer;
beforeAll(async () => {
  [sandbox, broken] = await Promise.all([startSandbox({ port: 0 }), startFaultServer()]);
});
afterAll(() => Promise.all([sandbox.close(), broken.close()]));

async function check(platform: string, content: string, ...more: string[]) {
  return checkWith({}, platform, content, ...more);
}

async function checkWith(
  environment: Record<string, string>,
  platform: string,
  content: string,
  ...more: string[]
) {
  let text = "";
  const args = ["--platform", platform, "--content", content, "--json", ...more];
  const code = await runCheck(args, environment, (part) => {
    text += part;
  });
  const { rows } = JSON.parse(text) as { rows: Row[] };
  const row = (method: string) => rows.find((one) => one.method === method);
  return {
    code,
    rows,
    row,
    // How busy this machine is says nothing of the backends.
    failed: rows.filter((one) => isFailure(one) && one.outcome !== "slow"),
  };
}

describe("the sandbox", () => {
  it("fits whole, for a visitor", async () => {
    const { code, failed, rows, row } = await check(sandbox.url, sandbox.url);
    expect(failed).toEqual([]);
    expect(code).toBe(rows.some(isFailure) ? 1 : 0);
    expect(rows).toHaveLength(Object.keys(methods).length + contentCalls.length);
    expect(row("games.get")).toMatchObject({ status: 200, outcome: "ok" });
    expect(row("cashier.gethistory")).toMatchObject({ outcome: "not tried" });
    expect(row("GET /common-data")).toMatchObject({ outcome: "ok" });
  });

  it("fits whole, for a player, and nothing is written", async () => {
    const account = ["--write", "--login", "demo@sandbox.test", "--password", "Sandbox1!"];
    const { failed, row } = await check(sandbox.url, sandbox.url, ...account);
    expect(failed).toEqual([]);
    for (const method of ["auth.login", "cashier.gethistory", "cashier.getdepositinfo", "auth.logout"])
      expect(row(method)).toMatchObject({ outcome: "ok" });
    for (const method of ["cashier.makedeposit", "events.handle", "account.changepassword"])
      expect(row(method)).toMatchObject({ outcome: "not tried" });
  });
});

describe.each(["3", "4", "5"])("Strapi %s", (version) => {
  const recorded = (name: string) =>
    JSON.parse(readFileSync(`app/content/fixtures/v${version}-${name}.json`, "utf8")).body;

  it("as the sandbox speaks it fits", async () => {
    const speaking = await startSandbox({ port: 0, contentApiVersion: Number(version) as 3 | 4 | 5 });
    const { failed, row } = await checkWith(
      { CONTENT_API_VERSION: version },
      sandbox.url,
      speaking.url,
    ).finally(() => speaking.close());
    expect(failed).toEqual([]);
    expect(row("GET /pages")).toMatchObject({ outcome: "ok" });
  });

  it("as it was recorded fits", async () => {
    broken.answer((response, { url }) => {
      const name = ["common-data", "seos"].find((one) => url.pathname.endsWith(`/${one}`));
      if (url.pathname === "/nfx/i18n/locales") {
        const locale = { code: "en-US", name: "English", isDefault: true, direction: "ltr" };
        return json(response, { locales: [locale], defaultLocale: "en-US" });
      }
      if (name) json(response, recorded(name));
      else response.writeHead(404).end();
    });
    const { row, failed } = await checkWith({ CONTENT_API_VERSION: version }, sandbox.url, broken.url);
    expect(failed).toEqual([]);
    // Recorded with entries of which parts do not fit: the site shows the rest.
    for (const method of ["GET /common-data", "GET /seos"])
      expect(row(method)).toMatchObject({
        outcome: "partly",
        detail: expect.stringMatching(/^not as the contract writes it: [\w.]+: /),
      });
  });
});

describe("a broken backend", () => {
  it("is reported method by method, with the first field that does not fit", async () => {
    broken.answer((response, request, nth) => {
      const { url } = request;
      const reply = {
        "/api/games.getCategories": () => json(response, { data: [{ sysname: "slots", name: 7 }] }),
        "/api/metadata.get": () => json(response, { items: [] }),
        "/api/banners.get": () => faults["html 502"](response, request, nth),
        "/api/tournaments.get": () => faults.reset(response),
        "/api/support.getsettings": () =>
          json(response, { error: { type: "MethodNotFoundException", code: "NO_METHOD" } }, { status: 404 }),
      }[url.pathname];
      if (reply) reply();
      else json(response, { data: {} });
    });
    const { code, row, rows } = await check(broken.url, sandbox.url);
    expect(code).toBe(1);
    expect(row("games.getCategories")).toMatchObject({
      outcome: "wrong shape",
      detail: expect.stringContaining("0.name does not fit: expected string, received number"),
    });
    expect(row("metadata.get")).toMatchObject({ outcome: "wrong shape" });
    expect(row("banners.get")).toMatchObject({ outcome: "refused", status: 502 });
    expect(row("tournaments.get")).toMatchObject({ outcome: "unreachable", status: null });
    expect(row("support.getsettings")).toMatchObject({
      outcome: "refused",
      detail: expect.stringMatching(/^MethodNotFoundException NO_METHOD: is `PLATFORM_URL` its address/),
    });
    expect(rows.filter(({ backend, outcome }) => backend === "content" && outcome === "wrong shape")).toEqual(
      [],
    );
  });

  it("is reported of the content service too", async () => {
    broken.answer((response, request, nth) => {
      const { url } = request;
      if (url.pathname === "/nfx/i18n/locales") return json(response, { locales: [{ code: 1 }] });
      if (url.pathname.startsWith("/nfx/i18n/messages")) return json(response, { "common.ok": 5 });
      if (url.pathname === "/api/pages") return json(response, { data: [{ id: 1, attributes: {} }] });
      if (url.pathname === "/robots.txt") return faults["html 200"](response, request, nth);
      response.writeHead(404).end();
    });
    const { code, row } = await check(sandbox.url, broken.url);
    expect(code).toBe(1);
    expect(row("GET /nfx/i18n/locales")).toMatchObject({
      outcome: "wrong shape",
      detail: expect.stringContaining("locales.0"),
    });
    expect(row("GET /nfx/i18n/messages/{locale}")).toMatchObject({
      outcome: "wrong shape",
      detail: expect.stringContaining("common.ok"),
    });
    expect(row("GET /pages")).toMatchObject({
      outcome: "wrong shape",
      detail: expect.stringMatching(/^0\./),
    });
    expect(row("GET /robots.txt")).toMatchObject({ outcome: "wrong shape" });
    expect(row("GET /common-data")).toMatchObject({ outcome: "none", status: 404 });
  });
});

it("a login that is refused is reported once", async () => {
  let text = "";
  const args = [
    "--platform",
    sandbox.url,
    "--content",
    sandbox.url,
    "--write",
    "--login",
    "demo@sandbox.test",
  ];
  const code = await runCheck([...args, "--password", "wrong"], {}, (part) => {
    text += part;
  });
  expect(code).toBe(1);
  expect(text).toMatch(/could not be signed in \(\w+ \w+\): what is a player's own was not tried\n$/);
  expect(text.match(/could not be signed in|--login/g)).toHaveLength(1);
});

it("a permission that is missing is reported with what to grant", async () => {
  broken.answer((response, { url }) => {
    response.writeHead(url.pathname === "/api/pages" ? 403 : 404).end();
  });
  const { row } = await check(sandbox.url, broken.url);
  expect(row("GET /pages")).toMatchObject({
    outcome: "refused",
    detail: expect.stringMatching(/^status 403: grant `find` to Public/),
  });
});

it("a version of Strapi that is not its own is reported, though each entry alone may be missing", async () => {
  broken.answer(async (response, { url }) => {
    if (!url.pathname.startsWith("/nfx/")) return response.writeHead(404).end();
    json(response, await (await fetch(sandbox.url + url.pathname + url.search)).json());
  });
  const { code, row } = await checkWith({ CONTENT_API_VERSION: "3" }, sandbox.url, broken.url);
  expect(code).toBe(1);
  expect(row("GET /pages")).toMatchObject({
    outcome: "refused",
    detail: expect.stringContaining("CONTENT_API_VERSION"),
  });
  expect(row("GET /robots.txt")).toMatchObject({ outcome: "none" });
});

it("a redirect is reported with where it leads", async () => {
  broken.answer((response) => {
    response.writeHead(302, { location: "https://sso.example/login?next=secret" }).end();
  });
  const { row } = await check(sandbox.url, broken.url);
  expect(row("GET /pages")).toMatchObject({
    outcome: "refused",
    detail: expect.stringMatching(/^redirect 302 to sso\.example: it leads elsewhere: `CONTENT_URL`/),
  });
});

it("a Strapi without any entry is reported, though it answers as it should", async () => {
  broken.answer(async (response, { url }) => {
    const isList = /\/(?:pages|promotions|seos|domain-seo-settings)$/.test(url.pathname);
    if (url.pathname.startsWith("/nfx/"))
      json(response, await (await fetch(sandbox.url + url.pathname + url.search)).json());
    else if (isList) json(response, { data: [] });
    else response.writeHead(404).end();
  });
  const { code, row } = await check(sandbox.url, broken.url);
  expect(code).toBe(1);
  expect(row("GET /pages")).toMatchObject({ detail: expect.stringMatching(/^nothing is published/) });
});

it("a clock that differs is reported", async () => {
  broken.answer((response, { url }) => {
    const headers = { date: new Date(Date.now() - 600_000).toUTCString() };
    json(
      response,
      { data: url.pathname === "/api/tournaments.get" ? { items: [], total: 0 } : [] },
      { headers },
    );
  });
  const { rows } = await check(broken.url, sandbox.url);
  expect(rows.some(({ detail }) => /^the clock of platform is (?:599|60\d) s behind$/.test(detail))).toBe(
    true,
  );
});

it("a name that does not resolve is reported with its setting", async () => {
  const { row } = await check(sandbox.url, "http://nowhere.invalid");
  expect(row("GET /pages")).toMatchObject({
    outcome: "unreachable",
    detail: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN): no such name.*`CONTENT_URL`/),
  });
});

it("a reply for which the site would not wait is slow", async () => {
  const reply = { status: 200, contentType: "application/json", text: "{}", cookies: [] };
  const late = () => new Promise<typeof reply>((resolve) => setTimeout(resolve, 40, reply));
  const call = { backend: "platform", method: "games.get", limit: 20 } as const;
  expect(await tryCall(call, late, () => ({ outcome: "ok", detail: "" }))).toMatchObject({
    outcome: "slow",
    detail: "the site waits 20 ms",
  });
});

it("wrong arguments are reported, with what to write", async () => {
  let said = "";
  const run = (...args: string[]) =>
    runCheck(args, {}, (text) => {
      said = text;
    });
  expect(await run()).toBe(2);
  expect(said).toMatch(/^PLATFORM_URL/);
  expect(said).toContain("npm run check:backends");
  expect(await run("--nothing")).toBe(2);
  expect(await run("--platform", sandbox.url, "--content", sandbox.url, "--write")).toBe(2);
  expect(said).toContain("--login");
});
