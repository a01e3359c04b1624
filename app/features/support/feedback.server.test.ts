import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { parseFaults } from "../../../sandbox/control/faults";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { feedbackForm } from "./feedback.server";
import { loadSupport } from "./support.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const supportPage = {
  path: "/support",
  branch: { ids: [], handles: [{ servesBlocked: true } as const], params: {} },
};

/** Sends the form of the page; after its redirect, returns whom the next page thanks. */
async function send(fields: Record<string, string>, cookieHeader?: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ attempt: randomUUID(), ...fields })) form.append(name, value);
  const context = await app.contextFor({ ...supportPage, cookieHeader });
  const answer = await feedbackForm(context, "feedback", form);
  if (!(answer instanceof Response)) return { status: answer.init?.status, ...answer.data };
  const cookies = [cookieHeader, app.cookieHeader(context)].filter(Boolean).join("; ");
  const next = await app.contextFor({ ...supportPage, search: "?result=sent", cookieHeader: cookies });
  return { to: answer.headers.get("Location"), ...(await thanksOn(next)) };
}

async function thanksOn(context: Awaited<ReturnType<typeof app.contextFor>>) {
  const { isSent, canReply } = (await loadSupport(context)).feedback;
  return { isSent, canReply };
}

const letters = () => app.sandbox.world.state.feedback;
const fail = (fault: string) => app.sandbox.world.state.faults.push(...parseFaults(fault));
const thanks = { to: "/support?result=sent", isSent: true, canReply: true };

describe("a letter to the support", () => {
  it("is taken from a visitor, with all that they gave", async () => {
    const fields = { message: " Hello\r\n\r\nthere ", email: "a@b.test", name: "Ann" };
    expect(await send(fields)).toEqual(thanks);
    expect(letters()).toMatchObject([
      { subject: "feedback", message: "Hello\n\nthere", email: "a@b.test", name: "Ann" },
    ]);
  });

  it("from a visitor without an address promises no reply", async () => {
    expect(await send({ message: "Hello", email: "" })).toEqual({ ...thanks, canReply: false });
  });

  it("is taken from a player, who need not say who they are", async () => {
    expect(
      await send({ message: "Hello", email: "", name: " " }, await cookiesOf(app, "demo@sandbox.test")),
    ).toEqual(thanks);
    expect(letters()).toMatchObject([{ uid: expect.any(Number), message: "Hello" }]);
    expect(letters()[0]).not.toHaveProperty("email");
  });

  it("is taken from whose account was banned meanwhile", async () => {
    const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
    fail("account.getInfo=UserBannedException");
    expect(await send({ message: "Why?" }, cookieHeader)).toEqual({ ...thanks, canReply: false });
    expect(letters()).toHaveLength(1);
  });

  it.each([
    [{ message: " " }, "message"],
    [{ message: "x".repeat(4001) }, "message"],
    [{ message: "Hello", email: "nobody" }, "email"],
    [{ message: "Hello", name: "x".repeat(101) }, "name"],
  ])("that is not whole (%#) comes back with all that was typed", async (fields, wrong) => {
    const typed = { email: "a@b.test", name: "Ann", ...fields };
    const answer = await send(typed);
    expect(answer).toMatchObject({
      status: 400,
      result: { initialValue: { name: typed.name, email: typed.email } },
    });
    expect(answer).toHaveProperty(["result", "error", wrong]);
    expect(letters()).toEqual([]);
  });

  it("of a program is not taken, and the second try of a person is", async () => {
    const typed = { message: "Buy this", email: "a@b.test" };
    const answer = await send({ ...typed, website: "https://spam.example" });
    expect(answer).toMatchObject({
      status: 400,
      result: { initialValue: typed, error: { message: ["support.feedback.trapped"] } },
    });
    expect(answer).not.toHaveProperty("result.initialValue.website");
    expect(letters()).toEqual([]);
    expect(await send({ ...typed, website: "" })).toEqual(thanks);
  });

  it("counts as sent on 1 only, and is sent once by one form", async () => {
    const fields = { message: "Hello", attempt: randomUUID() };
    fail("Support.sendFeedback=dropafter");
    for (const _ of [1, 2])
      expect(await send(fields)).toMatchObject({
        status: 503,
        refusal: { text: "support.feedback.unknown" },
        result: { initialValue: { message: "Hello" } },
      });
    expect(letters()).toHaveLength(1);
  });

  it.each(["garbage", "status:500", "drop"])("is not thanked for after %s", async (effect) => {
    fail(`Support.sendFeedback=${effect}`);
    expect(await send({ message: "Hello" })).toMatchObject({ status: 503 });
  });

  it("has to wait after too many", async () => {
    fail("Support.sendFeedback=TooManyRequestsException");
    expect(await send({ message: "Hello" })).toMatchObject({
      status: 429,
      refusal: { seconds: expect.any(Number) },
      result: { initialValue: { message: "Hello" } },
    });
  });

  it("is thanked for nobody who only has the address", async () => {
    const context = await app.contextFor({ ...supportPage, search: "?result=sent" });
    expect((await loadSupport(context)).feedback.isSent).toBe(false);
  });
});
