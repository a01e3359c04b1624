import { expect, it } from "vitest";
import { recordedLog } from "../../tests/support/requests";
import { RequestLog } from "./logger";

it.each(["debug", "info", "warn", "error"] as const)("a line of a request has its id (%s)", (level) => {
  const log = recordedLog();
  new RequestLog(log, "r-1")[level]({ code: "X" }, "said");
  expect(log[level]).toHaveBeenCalledExactlyOnceWith({ requestId: "r-1", code: "X" }, "said");
});
