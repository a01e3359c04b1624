import { beforeEach, describe, expect, it } from "vitest";
import { PlatformFailure, PlatformRefusal, type ServerErrorType } from "~/platform/errors";
import type { FailureKind } from "~/upstream/errors";
import { settleSection } from "./page-section";

const refusal = (type: ServerErrorType, status: number) =>
  new PlatformRefusal({ type, code: "X", status, errorData: {}, message: "", method: "games.get" });
const failure = (kind: FailureKind, status: number) =>
  new PlatformFailure({ kind, status, method: "games.get", wasSent: true });

const context = { isPartial: false };
beforeEach(() => {
  context.isPartial = false;
});

describe("a part of a page", () => {
  it("is there", async () => {
    expect(await settleSection(context, Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
    expect(context.isPartial).toBe(false);
  });

  it.each([
    ["refused", refusal("InvalidParameterException", 400)],
    ["limited", refusal("TooManyRequestsException", 429)],
    ["broken", refusal("InternalServerErrorException", 500)],
    ["late", failure("timeout", 504)],
    ["out of reach", failure("network", 502)],
    ["shed", failure("breaker", 503)],
    ["not as agreed", failure("contract", 502)],
  ])("%s: the others still stand", async (_, error) => {
    expect(await settleSection(context, Promise.reject(error))).toEqual({ ok: false });
    expect(context.isPartial).toBe(true);
  });

  it.each([
    ["the visitor's country is shut out", refusal("AccessDeniedException", 403)],
    ["the account is banned", refusal("UserBannedException", 403)],
    ["maintenance", refusal("ApplicationDisabledException", 503)],
    ["a 403 that cannot be read", failure("status", 403)],
    ["our own mistake", new TypeError("x is not a function")],
  ])("%s: the page does not stand", async (_, error) => {
    await expect(settleSection(context, Promise.reject(error))).rejects.toBe(error);
  });
});
