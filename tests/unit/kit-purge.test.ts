import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

interface Act {
  uid: string;
  action: string;
  params: object;
}
type Purging = (act: Act, next: () => Promise<unknown>) => Promise<unknown>;

const { purgingOf } = createRequire(import.meta.url)("../../integrations/strapi/src/purge") as {
  purgingOf: (site: { url: string; token: string | undefined }) => Purging | undefined;
};

const requests: string[] = [];
const statuses: number[] = [];
const site = createServer((req, res) => {
  requests.push(`${req.method} ${req.url} ${req.headers.authorization}`);
  res.writeHead(statuses.shift() ?? 200).end("{}");
});
const warn = vi.fn();

let url = "";
beforeEach(async () => {
  await once(site.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/_purge`;
  vi.stubGlobal("strapi", {
    contentType: (uid: string) => ({ options: { draftAndPublish: uid === "api::page.page" } }),
    db: {
      transaction: (act: (parts: object) => unknown) =>
        act({ onCommit: (callback: () => void) => callback() }),
    },
    log: { warn },
  });
});
afterEach(() => {
  site.close();
  site.closeAllConnections();
  vi.unstubAllGlobals();
  warn.mockClear();
  requests.length = 0;
});

const does = (purging: Purging | undefined, action: string, uid = "api::page.page", params = {}) =>
  purging?.({ uid, action, params }, async () => `${action} done`);
const all = () => `POST /_purge?all Bearer token`;

it("what is published at once is purged once", async () => {
  const purging = purgingOf({ url, token: "token" });
  for (const action of ["publish", "unpublish", "delete", "publish"])
    expect(await does(purging, action)).toBe(`${action} done`);
  await does(purging, "update", "api::cms-config.cms-config");
  await does(purging, "update", "api::page.page", { status: "published" });
  expect(requests, "no act waits for it").toEqual([]);
  await vi.waitFor(() => expect(requests).toEqual([all()]), 2000);
  await does(purging, "publish");
  await vi.waitFor(() => expect(requests).toEqual([all(), all()]), 2000);
});

it("what nobody sees is not purged", async () => {
  const purging = purgingOf({ url, token: "token" });
  for (const action of ["create", "update", "clone", "discardDraft", "findOne"]) await does(purging, action);
  await does(purging, "update", "plugin::upload.file");
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(requests).toEqual([]);
});

it("is tried three times", async () => {
  statuses.push(503, 503);
  await does(purgingOf({ url: `${url}?path=/a`, token: "token" }), "publish");
  await vi.waitFor(() => expect(requests).toHaveLength(3), 5000);
  expect(requests[2]).toBe("POST /_purge?path=/a Bearer token");
  expect(warn).not.toHaveBeenCalled();
});

it("then the log says why", async () => {
  statuses.push(401, 401, 401);
  await does(purgingOf({ url, token: "token" }), "publish");
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 5000);
  expect(warn.mock.calls[0]?.[0]).toMatch(/\/_purge was not purged.*401/);
});

it("a content service that knows no site purges none", () => {
  expect(purgingOf({ url, token: undefined })).toBeUndefined();
  expect(purgingOf({ url: "", token: "token" })).toBeUndefined();
});
