import { describe, expect, it } from "vitest";
import { errorCatalogue } from "../error-catalogue";
import { PlatformRefusal, serverErrorTypes } from "../errors";
import { fieldErrors, refusedAmount, refusedMoment, resendSeconds, waitSeconds } from "../refusal-details";
import { readEnvelope } from "./envelope";

function refusalOf(error: object, status = 400): PlatformRefusal {
  try {
    readEnvelope("test.call", {
      status,
      contentType: "application/json; charset=utf-8",
      text: JSON.stringify({ error }),
    });
  } catch (thrown) {
    if (thrown instanceof PlatformRefusal) return thrown;
    throw thrown;
  }
  throw new Error("no refusal");
}

describe("envelope", () => {
  it("gives data, also null", () => {
    const read = (text: string) => readEnvelope("m", { status: 200, contentType: "application/json", text });
    expect(read('{"data":{"a":1}}')).toEqual({ a: 1 });
    expect(read('{"data":null}')).toBeNull();
  });

  it.each(serverErrorTypes)("%s takes its own status under a 200", (type) => {
    expect(refusalOf({ type, code: "X" }, 200).status).toBe(errorCatalogue[type].status);
  });

  it("an unknown type counts as unknown, with the real status and no foreign words", () => {
    const refusal = refusalOf({ type: "<b>Odd</b>", code: "<script>", message: 7, error_data: "x" }, 418);
    expect(refusal).toMatchObject({
      type: "UnknownErrorException",
      code: "UNKNOWN",
      status: 418,
      message: "",
      errorData: {},
    });
  });
});

// The catalogue's examples of docs/contract.md#2.
describe("fields", () => {
  const invalid = "InvalidParameterException";
  it.each([
    [
      "form A",
      {
        type: invalid,
        error_data: { invalid_parameters: { phone: ["WRONG_FORMAT"], promo_code: ["EXPIRED"] } },
      },
      { mobile: "WRONG_FORMAT", promo_code: "EXPIRED" },
    ],
    [
      "form A beside error_data",
      { type: invalid, error_data: [], invalid_parameters: { email: ["UNIQUE", "TOO_LONG"] } },
      { email: "UNIQUE" },
    ],
    [
      "form B",
      { type: "InvalidRequestException", error_data: { email: ["UNIQUE"], mobile: ["UNIQUE"] } },
      { email: "UNIQUE", phone: "UNIQUE" },
    ],
    [
      "nested requisites",
      { type: invalid, error_data: { invalid_parameters: { "requisites[card_number]": ["WRONG_VALUE"] } } },
      { "requisites.card_number": "WRONG_VALUE" },
    ],
    [
      "nothing that can be mapped",
      { type: invalid, error_data: { invalid_parameters: { email: [], phone: "x", a: [1] } } },
      {},
    ],
    [
      "another type's data",
      { type: "UserNeedProfileDataException", error_data: { fields: ["first_name"] } },
      {},
    ],
  ])("%s", (_name, error, fields) => expect(fieldErrors(refusalOf(error))).toEqual(fields));
});

describe("resend time", () => {
  it.each([
    [{ message: "Resend time is 42", error_data: { resend_time: 42 } }, 42],
    [{ message: "Resend time is 55", error_data: {} }, 55],
    [{ message: "Resend time is 9", error_data: { resend_time: "soon" } }, 9],
    [{ message: "two_factor_auth is enable", error_data: { resend_time: 60 } }, 60],
    [{ message: "two_factor_auth is enable" }, undefined],
    [{ message: "the code must contain 6 digits" }, undefined],
  ])("%j", (error, seconds) => {
    expect(resendSeconds(refusalOf({ type: "AuthorizationException", ...error }))).toBe(seconds);
  });
});

it.each([
  [{ retry_after: 42 }, "Too many attempts", 42],
  [{ retry_after: 1.2 }, "Too many attempts", 2],
  [{ resend_time: 55 }, "Resend time is 55", 55],
  [{}, "Try again in 30", 30],
  [{ retry_after: "soon" }, "Too many attempts", 60],
  [{ retry_after: -1 }, "Too many attempts", 60],
])("%j and %j: wait %i seconds", (error_data, message, seconds) => {
  const error = { type: "TooManyRequestsException", code: "TOO_MANY", message, error_data } as const;
  expect(waitSeconds(refusalOf(error))).toBe(seconds);
});

it.each([
  [
    { available_amount: "35.00", currency: "KWD" },
    { amount: "35.00", currency: "KWD" },
  ],
  [
    { available_amount: 35.5, currency: "BTC" },
    { amount: "35.5", currency: "BTC" },
  ],
  [{ available_amount: "35.00" }, { amount: "35.00", currency: "EUR" }],
  [
    { available_amount: "35.00", currency: {} },
    { amount: "35.00", currency: "EUR" },
  ],
  [{ available_amount: "much" }, undefined],
  [{ available_amount: "-1" }, undefined],
  [{}, undefined],
])("of %j %j is left", (errorData, money) => {
  expect(refusedAmount({ errorData }, "available_amount", "EUR")).toEqual(money);
});

it.each([
  ["2026-11-27T00:00:00Z", "2026-11-27T00:00:00Z"],
  ["2026-11-27T00:00:00+0200", "2026-11-27T00:00:00+0200"],
  [1795737600, "2026-11-27T00:00:00.000Z"],
  ["soon", undefined],
  [null, undefined],
])("%j ends at %j", (until, moment) => {
  expect(refusedMoment({ errorData: { until } }, "until")).toBe(moment);
});
