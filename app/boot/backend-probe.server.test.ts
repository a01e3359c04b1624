import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "~/app.server";
import { type Sandbox, startSandbox } from "../../sandbox/start";
import { type FaultServer, faults, json, startFaultServer } from "../../tests/support/fault-server";
import { configFor, recordedLog } from "../../tests/support/requests";

let sandbox: Sandbox;
let broken: FaultServer;
beforeAll(async () => {
  [sandbox, broken] = await Promise.all([startSandbox({ port: 0 }), startFaultServer()]);
});
afterAll(() => Promise.all([sandbox.close(), broken.close()]));

async function probe(platformUrl: string) {
  const app = createApp(configFor(sandbox.url, { platformUrl }), recordedLog());
  try {
    return await app.probe();
  } finally {
    await app.close();
  }
}

it("finds nothing at the sandbox", async () => {
  expect(await probe(sandbox.url)).toEqual([]);
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
  const misfits = await probe(broken.url);
  expect(misfits).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^games\.getCategories: contract \(0\.sysname/),
      "banners.get: contract (no envelope)",
      "metadata.get: MethodNotFoundException",
    ]),
  );
  expect(misfits.some((line) => line.startsWith("Jackpots.get:"))).toBe(false);
});
