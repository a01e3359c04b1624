import { describe, expect, it } from "vitest";
import type { Json } from "~/upstream/json";
import type { RawReply } from "~/upstream/transport/upstream-request.server";
import { type PreparedCall, readReply } from "./call/prepared-call.server";
import type { MethodDefinition } from "./methods/method";
import { type MethodName, methods } from "./methods/registry";
import { examples } from "./testing/contract-examples";

function read(method: MethodName, data: Json) {
  const definition: MethodDefinition = methods[method];
  const raw = {
    status: 200,
    headers: { "content-type": "application/json" },
    text: JSON.stringify({ data }),
  };
  return readReply({ method, definition } as PreparedCall, raw as unknown as RawReply, () => {});
}

const account = examples["account.getInfo"].full as { [name: string]: Json };
const odd: Json[] = [0, 2, "1", true, "success", null, [], {}, { status: "success" }, [1]];

// docs/product.md#4 names the condition of each success: these succeed with the number 1 and nothing else.
const exactlyOne: MethodName[] = [
  "tournaments.participate",
  "account.confirmContact",
  "account.saveProfileInfo",
  "account.addcontact",
  "account.sendconfirmationtocontact",
  "account.changeSubscription",
];
describe.each(exactlyOne)("%s succeeds", (method) => {
  it("with 1", () => expect(read(method, 1)).toBe(1));

  it.each(odd)("not with %j", (data) => {
    // Of a confirmation 0 is an answer, and means that it failed.
    if (data === 0 && method === "account.confirmContact") expect(read(method, data)).toBe(0);
    else expect(() => read(method, data)).toThrow("does not fit");
  });
});

describe("a promo code is valid", () => {
  it.each([1, 2, true, "yes", "1", {}, [], { id: 1 }])("with the truthy %j", (data) =>
    expect(read("campaigns.checkPromocode", data as Json)).toBe(true),
  );
  it.each([0, false, "", "0", null])("not with %j", (data) =>
    expect(read("campaigns.checkPromocode", data)).toBe(false),
  );
});

describe.each(["auth.login", "auth.register"] as const)("%s", (method) => {
  const statuses: Json[] = ["success", "ok", "SUCCESS", "registered", "", 1, true, null, undefined as never];

  it.each(statuses)("signs in with a payload, whatever its status: %j", (status) => {
    expect(read(method, { status, payload: account })).toMatchObject({
      status: "success",
      payload: { locale: account.locale, is_registration_completed: true },
    });
  });

  it.each([{ uid: 7 }, {}, [], true, 1, "token", { ...account, balance_main: "?" }])(
    "signs in with the payload %j",
    (payload) =>
      expect(read(method, { status: "success", payload } as Json)).toMatchObject({ status: "success" }),
  );

  it("keeps what it can of a payload that does not fit", () => {
    const payload = { ...account, uid: "?", is_registration_completed: 0, login: 7 };
    expect(read(method, { payload })).toMatchObject({
      payload: { locale: account.locale, is_registration_completed: false, login: "7" },
    });
  });

  it.each([60, "60", null, "soon"])(
    "goes to the step of the code with already-enabled, resend time %j",
    (resend_time) => {
      const seconds = Number(resend_time) || undefined;
      for (const payload of [null, account])
        expect(read(method, { status: "already-enabled", resend_time, payload })).toEqual({
          status: "already-enabled",
          resend_time: seconds,
        });
    },
  );

  it.each([
    {},
    { status: "success" },
    { status: "success", payload: null },
    { payload: false },
    { payload: 0 },
    null,
    1,
    "ok",
  ])("does neither with %j", (data) => expect(() => read(method, data as Json)).toThrow("does not fit"));
});
