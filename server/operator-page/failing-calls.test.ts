import { expect, it } from "vitest";
import { ContentFailure } from "../../app/content/content-failure";
import { PlatformFailure, PlatformRefusal } from "../../app/platform/errors";
import { adviceOnFailure } from "./advice";
import { createFailingCalls } from "./failing-calls";

const page = { service: "content", method: "/pages", ms: 1 };
const forbidden = new ContentFailure({ kind: "status", status: 403, method: "/api/pages", wasSent: true });

it("a call fails until it is answered, and leaving visitors say nothing of it", () => {
  let time = 1;
  const { note, list } = createFailingCalls(() => time);
  note({ ...page, outcome: "status_4xx" }, forbidden);
  time = 5;
  note({ ...page, outcome: "cancelled" });
  note({ ...page, outcome: "status_4xx" }, forbidden);
  expect(list()).toEqual([
    {
      service: "content",
      method: "/pages",
      outcome: "status_4xx",
      status: 403,
      detail: "",
      since: 1,
      last: 5,
      count: 2,
    },
  ]);
  note({ ...page, outcome: "ok" });
  expect(list()).toEqual([]);
});

it("a typed refusal is an answer, and one of the 5xx class is none", () => {
  const { note, list } = createFailingCalls();
  const login = { service: "platform", method: "auth.login", ms: 1 };
  note({ ...login, outcome: "refused" });
  expect(list()).toEqual([]);
  note({ ...login, outcome: "ok" });
  const refusal = { type: "BillingUnavailableException", code: "DOWN", message: "", errorData: {} } as const;
  note(
    { ...login, outcome: "refused_5xx" },
    new PlatformRefusal({ ...refusal, status: 503, method: "auth.login" }),
  );
  expect(list()).toMatchObject([{ status: 503, detail: "BillingUnavailableException DOWN" }]);
});

it("a method that refuses everybody fails, until it answers somebody", () => {
  const { note, list } = createFailingCalls();
  const refuse = () => note({ ...page, outcome: "refused" });
  for (let nth = 0; nth < 4; nth++) refuse();
  expect(list()).toEqual([]);
  refuse();
  expect(list()).toMatchObject([{ method: "/pages", outcome: "refused", count: 5 }]);
  note({ ...page, outcome: "ok" });
  refuse();
  expect(list()).toEqual([]);
});

it("what Redis refuses is reported at once, in its own words", () => {
  const { note, list } = createFailingCalls();
  const limits = { service: "redis", method: "limits", ms: 1, outcome: "refused" } as const;
  note(limits, new Error("OOM command not allowed when used memory > 'maxmemory'."));
  expect(list()).toMatchObject([{ service: "redis", count: 1, detail: expect.stringMatching(/^OOM /) }]);
});

it("refusals are reported of shared reads only", () => {
  const { note, list, watchReads } = createFailingCalls();
  watchReads(["games.get"]);
  for (const method of ["games.get", "auth.login", "account.getLimits"])
    for (let nth = 0; nth < 9; nth++) note({ service: "platform", method, ms: 1, outcome: "refused" });
  expect(list().map(({ method }) => method)).toEqual(["games.get"]);
});

it("a breaker stores the reason that has opened it", () => {
  const { note, list } = createFailingCalls();
  const games = { service: "platform", method: "games.get", ms: 1 };
  const broken = { kind: "contract", status: 502, method: "games.get", wasSent: true } as const;
  note({ ...games, outcome: "shape" }, new PlatformFailure({ ...broken, detail: "0.name does not fit (x)" }));
  note({ ...games, outcome: "breaker" });
  expect(list()).toMatchObject([{ outcome: "shape", detail: "0.name does not fit (x)", count: 2 }]);
});

it.each([
  ["content", "/pages", "status_4xx", 403, "", /grant `find` to Public/],
  ["content", "/pages (anonymous)", "status_4xx", 403, "", /`CONTENT_API_TOKEN` that is valid/],
  ["content", "/pages", "status_4xx", 401, "", /CONTENT_API_TOKEN/],
  ["content", "/pages", "status_4xx", 400, "", /CONTENT_API_VERSION/],
  ["content", "/pages", "status_4xx", 404, "", /CONTENT_API_VERSION/],
  ["content", "/nfx/cms-config/{locale}", "status_4xx", 403, "", /whatever stands before it/],
  ["content", "/nfx/i18n/locales", "shape", undefined, "not found", /below `\/nfx`/],
  ["content", "/pages", "shape", undefined, "text/html, no JSON", /login/],
  ["content", "/pages", "shape", undefined, "redirect 302 to sso.example", /CONTENT_URL/],
  ["content", "/pages", "unreachable", undefined, "ENOTFOUND", /no such name: is the host in `CONTENT_URL`/],
  ["content", "/pages", "unreachable", undefined, "CERT_HAS_EXPIRED", /certificate has expired/],
  ["platform", "games.get", "unreachable", undefined, "DEPTH_ZERO_SELF_SIGNED_CERT", /signed by nobody/],
  ["platform", "games.get", "refused", 401, "AuthException NO", /takes nobody's calls/],
  ["platform", "games.get", "refused", 410, "GoneException NO", /refuses everybody/],
  ["redis", "limits", "refused", undefined, "OOM command not allowed", /Redis is full/],
  ["redis", "purges", "refused", undefined, "NOPERM this user has", /the user in `REDIS_URL`/],
  ["platform", "games.get", "status_4xx", 403, "", /a firewall before it/],
  ["platform", "games.get", "status_4xx", 409, "", undefined],
  ["platform", "games.get", "timeout", undefined, "", /later than the site waits/],
] as const)("%s %s %s %s %s says what to do", (service, method, outcome, status, detail, words) => {
  const advice = adviceOnFailure({ service, method, outcome, status, detail });
  if (words) expect(advice).toMatch(words);
  else expect(advice).toBeUndefined();
});
