import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type FaultServer, json, startFaultServer } from "../../tests/support/fault-server";
import { configFor, recordedLog, requestFor } from "../../tests/support/requests";
import { ContentFailure } from "../content/content-failure";
import { createPlatform, type Platform } from "./client.server";
import { PlatformRefusal, type ServerErrorType, serverErrorTypes } from "./errors";
import { pageEndOf } from "./page-end";

let server: FaultServer;
let platform: Platform;
beforeAll(async () => {
  server = await startFaultServer();
});
afterEach(() => platform.close());
afterAll(() => server.close());

const statuses = [400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 502, 503, 504];
const untyped: [string, string, string][] = [
  ["nothing", "text/plain", ""],
  ["HTML", "text/html", "<h1>Forbidden</h1>"],
  ["cut JSON", "application/json", '{"error":{"type":"UserBan'],
  ["an error without a type", "application/json", '{"error":"denied"}'],
];
const methods = ["account.getInfo", "cashier.gethistory", "auth.login"] as const;
type Method = (typeof methods)[number] | "metadata.getgeneralinfo";

async function endOf(method: Method, answer: Answer) {
  server.answer(answer);
  platform = createPlatform(configFor(server.url), recordedLog());
  const params = method === "auth.login" ? { login: "a", password: "b" } : {};
  const error = await platform
    .forRequest(requestFor({}, "sid=1"))
    .call(method, params as never)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  return pageEndOf(error);
}

// The rules of docs/contract.md#2, #o29 and #o35, beside the site's own table.
const ofType: Partial<Record<ServerErrorType, string>> = {
  ApplicationDisabledException: "maintenance",
  ApplicationUnavailableException: "maintenance",
  UserBannedException: "blocked",
  UserDeletedException: "blocked",
  AccessDeniedException: "forbidden",
};
const refusal =
  (type: ServerErrorType, status: number): Answer =>
  (response) =>
    json(
      response,
      { error: { type, code: "ANY", message: "" } },
      { status, headers: { "retry-after": "9" } },
    );

describe.each(methods)("a refusal of %s", (method) => {
  it.each(serverErrorTypes)("%s ends what its type ends, under any status", async (type) => {
    for (const status of [200, 400, 422, 503])
      expect(await endOf(method, refusal(type, status))).toBe(ofType[type] ?? null);
    expect(await endOf(method, refusal(type, 403))).toBe(ofType[type] ?? "forbidden");
  });
});

describe.each(methods)("an answer of %s without a type", (method) => {
  it.each(statuses)("and with status %d ends the page only where it forbids", async (status) => {
    for (const [what, type, body] of untyped) {
      const end = await endOf(method, (response) => {
        response.writeHead(status, { "content-type": type, "retry-after": "9" }).end(body);
      });
      expect(end, what).toBe(status === 403 ? "forbidden" : null);
    }
  });
});

it.each(serverErrorTypes)(
  "general info forbids nothing to anybody, but closes the site: %s",
  async (type) => {
    const closes = ofType[type] === "maintenance" ? "maintenance" : null;
    for (const status of [200, 403])
      expect(await endOf("metadata.getgeneralinfo", refusal(type, status))).toBe(closes);
  },
);

it.each(statuses)("the content service ends no page with %d", (status) => {
  const failure = new ContentFailure({ kind: "status", status, method: "/pages", wasSent: true });
  expect(pageEndOf(failure)).toBeNull();
});

it("a session that ended ends no page, and neither do our own errors", () => {
  const lost = {
    type: "AuthorizationException",
    code: "NOT_AUTHORIZED",
    errorData: {},
    message: "",
    method: "m",
  } as const;
  expect(pageEndOf(new PlatformRefusal({ ...lost, status: 403 }))).toBeNull();
  expect(pageEndOf(new Error("ours"))).toBeNull();
});
