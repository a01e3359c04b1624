import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locationOf, SCRIPT, startSignInPage } from "~/features/auth/testing/sign-in-page";

let site: Awaited<ReturnType<typeof startSignInPage>>;

beforeAll(async () => {
  site = await startSignInPage();
});
afterAll(() => site.close());

describe("restore", () => {
  const NOTICE = "/forms/sign_in?notice=restored";
  it.each(["demo@sandbox.test", "nobody@sandbox.test", "+34600000001"])(
    "answers %s like anybody",
    async (login) => {
      const { answer, cookieHeader } = await site.post({ intent: "restore", login });
      expect(locationOf(answer)).toBe(NOTICE);
      expect((await site.page("?notice=restored", cookieHeader)).page.auth.notice).toBe("restored");
      expect((await site.page("?notice=code_sent", cookieHeader)).page.auth.notice).toBeNull();
      expect((await site.page("?notice=restored")).page.auth.notice).toBeNull();
      const restored = await site.post({ intent: "restore", login }, SCRIPT);
      expect(restored.answer).toMatchObject({ data: { intent: "restore", isDone: true, refusal: null } });
    },
  );

  it.each([
    ["", "", 400, null],
    ["demo@sandbox.test", "auth.restore=status:500", 503, { reason: "failed" }],
    ["demo@sandbox.test", "auth.restore=TooManyRequestsException", 429, { reason: "tooMany" }],
    ["demo@sandbox.test", "auth.restore=InvalidParameterException", 422, { reason: "somethingWrong" }],
  ])("%s under %s answers %s", async (login, fault, status, refusal) => {
    const { answer } = await site.post(
      { intent: "restore", login },
      { cookieHeader: `sandbox_fault=${fault}` },
    );
    expect(answer).toMatchObject({ init: { status }, data: { refusal } });
  });
});
