import { expect, it } from "vitest";
import { PlatformRefusal } from "../../app/platform/errors";
import type { CallRecord } from "../../app/upstream/telemetry";
import { createRefusedCalls } from "./refused-calls";

const refusal = (code: string) =>
  new PlatformRefusal({
    type: "AuthorizationException",
    code,
    status: 401,
    errorData: {},
    message: "no",
    method: "auth.login",
  });
const call = (method: string, outcome: CallRecord["outcome"]) =>
  ({ service: "platform", method, outcome, ms: 1 }) as CallRecord;

it("lists methods by the share that they refuse, with their reasons", () => {
  const { note, list } = createRefusedCalls(() => 7);
  note(call("games.get", "ok"));
  for (const outcome of ["ok", "ok", "ok", "joined"] as const) note(call("auth.login", outcome));
  note(call("auth.login", "refused"), refusal("WRONG_CREDENTIALS"));
  note(call("bonuses.take", "refused"), refusal("A"));
  note(call("bonuses.take", "refused"), refusal("A"));
  expect(list()).toEqual([
    {
      service: "platform",
      method: "bonuses.take",
      refused: 2,
      calls: 2,
      last: 7,
      reasons: new Map([["AuthorizationException A", 2]]),
    },
    {
      service: "platform",
      method: "auth.login",
      refused: 1,
      calls: 4,
      last: 7,
      reasons: new Map([["AuthorizationException WRONG_CREDENTIALS", 1]]),
    },
  ]);
});

it("codes that never come twice take no memory for ever", () => {
  const { note, list } = createRefusedCalls();
  for (let code = 0; code < 100; code += 1) note(call("auth.login", "refused"), refusal(String(code)));
  expect(list()[0]?.reasons.size).toBe(21);
  expect(list()[0]?.reasons.get("others")).toBe(80);
});
