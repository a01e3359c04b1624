import { expect, it } from "vitest";
import { ContentFailure } from "../../app/content/content-failure";
import { createFailingCalls } from "../operator-page/failing-calls";
import { whyUnread } from "./health";

it("a site that is not ready says why content fails, behind an open breaker too", () => {
  const { note, list } = createFailingCalls();
  const call = { service: "content", method: "/locales", ms: 1 };
  const away = new ContentFailure({
    kind: "network",
    status: 0,
    method: "/locales",
    wasSent: false,
    detail: "getaddrinfo ENOTFOUND cms.example",
  });
  const open = new ContentFailure({ kind: "breaker", status: 0, method: "/locales", wasSent: false });
  expect(whyUnread(away, list())).toBe(away.message);
  note({ ...call, outcome: "unreachable" }, away);
  note({ ...call, outcome: "breaker" }, open);
  note({ ...call, method: "/banners", outcome: "timeout" });
  expect(whyUnread(open, list())).toMatch(/^content \/locales: .*ENOTFOUND cms\.example/);
});
