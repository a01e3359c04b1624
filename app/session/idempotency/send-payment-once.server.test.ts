import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { noTelemetry } from "~/upstream/telemetry";
import { startTestApp } from "../../../tests/support/app-context";
import { cookiesOf } from "../../../tests/support/sign-in";
import { mintFormToken } from "./form-token.server";
import { clearPending, giveUpPending, readPending } from "./pending-attempt.server";
import { sendPaymentOnce } from "./send-payment-once.server";
import type { AttemptResult } from "./stored-outcome.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
const sessions: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestApp();
  for (const login of ["demo@sandbox.test", "poor@sandbox.test"])
    sessions[login] = await cookiesOf(app, login);
});
afterAll(() => app.close());

/** A browser that has opened the form: its cookies, and the token in the form. */
async function openForm(login = "demo@sandbox.test", action = "test", sessionSecret?: string) {
  const session = sessions[login] ?? "";
  const context = await app.contextFor({ cookieHeader: session });
  if (sessionSecret) context.config = { ...context.config, sessionSecret };
  const token = await mintFormToken(context, action);
  return { token, cookieHeader: `${session}; ${app.cookieHeader(context)}` };
}

const yes = (): Promise<AttemptResult<{ id: string }>> =>
  Promise.resolve({ ok: true, data: { id: "dep_1" } });
const declined = new PlatformRefusal({
  type: "BillingTransactionDeclinedException",
  code: "DECLINED",
  status: 422,
  errorData: { transaction: "dep_2" },
  message: "Declined",
  method: "cashier.makedeposit",
});
const failure = (wasSent: boolean) =>
  new PlatformFailure({ kind: "network", status: 502, method: "cashier.makedeposit", wasSent });

let send: ReturnType<typeof vi.fn<(key: string) => Promise<AttemptResult<{ id: string }>>>>;
beforeEach(async () => {
  send = vi.fn(yes);
  for (const cookieHeader of Object.values(sessions))
    await clearPending(await app.contextFor({ cookieHeader }), "test");
});

const formOf = (action: string) => ({
  action,
  method: "cashier.makedeposit" as const,
  reply: z.object({ id: z.string() }),
});
type Form = Awaited<ReturnType<typeof openForm>>;
const post = async ({ token, cookieHeader }: Form, action = "test") =>
  sendPaymentOnce(
    await app.contextFor({ cookieHeader }),
    { form: formOf(action), token, fingerprint: { method: "sandcard" } },
    send,
  );

describe("a form of money", () => {
  it("is sent once by fifty posts at a time, and all get one answer", async () => {
    send.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(yes()), 80)));
    const form = await openForm();
    const results = await Promise.all(Array.from({ length: 50 }, () => post(form)));
    expect(send).toHaveBeenCalledTimes(1);
    expect(results).toEqual(
      Array(50).fill({ state: "settled", outcome: { ok: true, data: { id: "dep_1" } } }),
    );
    expect(await post(form)).toEqual(results[0]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("counts what came of it beside the platform's own answers", async () => {
    const count = vi.spyOn(noTelemetry, "countMoney");
    const counted = () => count.mock.calls.splice(0).map(([method, outcome]) => `${method} ${outcome}`);
    const form = await openForm();
    await post({ ...form, token: "forged" });
    expect(counted()).toEqual(["cashier.makedeposit stale_form"]);
    await post(form);
    expect(counted()).toEqual([]);
    await post(form);
    expect(counted()).toEqual(["cashier.makedeposit repeated"]);
    await giveUpPending(await app.contextFor({ cookieHeader: form.cookieHeader }), formOf("test"));
    expect(counted()).toEqual(["cashier.makedeposit given_up"]);
    count.mockRestore();
  });

  it("stores a refusal as it was", async () => {
    send.mockResolvedValue({ ok: false, refusal: declined });
    const form = await openForm();
    await post(form);
    const again = await post(form);
    expect(again).toMatchObject({ state: "settled", outcome: { ok: false, refusal: { code: "DECLINED" } } });
    expect(again.state === "settled" && !again.outcome.ok && again.outcome.refusal).toEqual(declined);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("sends each form with a key of its own", async () => {
    await post(await openForm());
    await post(await openForm());
    const [first, second] = send.mock.calls.map(([key]) => key);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(first).not.toBe(second);
  });

  const edited = (token: string, at: number) =>
    token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
  const forgeries: [string, (form: Form) => Promise<Form> | Form, string?][] = [
    ["none at all", (form) => ({ ...form, token: "" })],
    [
      "another text of that shape",
      ({ cookieHeader }) => ({ cookieHeader, token: `${"A".repeat(22)}.9999999999.${"A".repeat(43)}` }),
    ],
    ["one with another nonce", (form) => ({ ...form, token: edited(form.token, 3) })],
    [
      "one made to last longer",
      (form) => ({ ...form, token: form.token.replace(/\.\d{10}\./, ".9999999999.") }),
    ],
    ["one of another action", (form) => form, "other"],
    [
      "one of another player",
      async (form) => ({ ...(await openForm("poor@sandbox.test")), token: form.token }),
    ],
    ["one of another browser", async (form) => ({ ...(await openForm()), token: form.token })],
    [
      "one of a browser without its secret",
      (form) => ({ ...form, cookieHeader: sessions["demo@sandbox.test"] ?? "" }),
    ],
    ["one of a region whose secret is another", () => openForm(undefined, undefined, "another region's")],
    [
      "one of a player who left",
      (form) => ({ ...form, cookieHeader: form.cookieHeader.split("; ").at(-1) ?? "" }),
    ],
  ];
  it.each(forgeries)("is not sent with %s", async (_name, forge, action) => {
    expect(await post(await forge(await openForm()), action)).toEqual({ state: "invalidToken" });
    expect(send).not.toHaveBeenCalled();
  });

  it("is not sent with a token whose time is over", async () => {
    const form = await openForm();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60_000 });
    try {
      expect(await post(form)).toEqual({ state: "invalidToken" });
    } finally {
      vi.useRealTimers();
    }
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a form without an answer", () => {
  const contextOf = ({ cookieHeader }: Form): Promise<AppContext> => app.contextFor({ cookieHeader });

  it("is never sent again, and blocks the next one until the player gives it up", async () => {
    send.mockRejectedValueOnce(failure(true));
    const form = await openForm();
    expect(await post(form)).toEqual({ state: "unknown" });
    expect(await post(form)).toEqual({ state: "unknown" });
    const next = await openForm();
    const nextOfBrowser = { ...next, cookieHeader: next.cookieHeader };
    expect(await post(nextOfBrowser)).toEqual({ state: "unknown" });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await readPending(await contextOf(form), formOf("test"))).toMatchObject({
      sent: { facts: { method: "sandcard" } },
      stored: { state: "unknown" },
    });
    await clearPending(await contextOf(form), "test");
    expect(await post(nextOfBrowser)).toMatchObject({ state: "settled" });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("that never left may be sent again, as another one", async () => {
    send.mockRejectedValueOnce(failure(false));
    const form = await openForm();
    expect(await post(form)).toEqual({ state: "notSent" });
    expect(await post(form)).toEqual({ state: "notSent" });
    expect(await readPending(await contextOf(form), formOf("test"))).toBeNull();
    expect(await post(await openForm())).toMatchObject({ state: "settled" });
  });

  it("is known to be on its way from another page, and seen where the answer came too late", async () => {
    const gone = new AbortController();
    const form = await openForm();
    const context = await app.contextFor({ cookieHeader: form.cookieHeader, signal: gone.signal });
    let answer = (_: AttemptResult<{ id: string }>) => {};
    const sending = sendPaymentOnce(context, { form: formOf("test"), token: form.token }, () => {
      return new Promise<AttemptResult<{ id: string }>>((resolve) => {
        answer = resolve;
      });
    });
    await vi.waitFor(async () =>
      expect(await readPending(await contextOf(form), formOf("test"))).toMatchObject({
        stored: { state: "sending" },
      }),
    );
    gone.abort();
    answer(await yes());
    await sending;
    expect(await readPending(await contextOf(form), formOf("test"))).toMatchObject({
      stored: { state: "accepted", data: { id: "dep_1" } },
    });
  });

  it("stays open when another one of two tabs is answered", async () => {
    const [first, second] = [await openForm(), await openForm()];
    let answer = (_: AttemptResult<{ id: string }>) => {};
    send.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const answered = post(first);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    send.mockRejectedValueOnce(failure(true));
    expect(await post(second)).toEqual({ state: "unknown" });
    answer(await yes());
    expect(await answered).toMatchObject({ state: "settled" });
    expect(await readPending(await contextOf(second), formOf("test"))).toMatchObject({
      stored: { state: "unknown" },
    });
  });

  it("closes with an answer that was seen", async () => {
    const form = await openForm();
    await post(form);
    expect(await readPending(await contextOf(form), formOf("test"))).toBeNull();
  });

  it("is not sent while no other process can be reached, and may be sent again", async () => {
    const form = await openForm();
    const context = await contextOf(form);
    const alone = {
      ...context,
      idempotency: { ...context.idempotency, claim: async () => ({ kind: "alone" as const }) },
    };
    const input = { form: formOf("test"), token: form.token };
    const count = vi.spyOn(noTelemetry, "countMoney");
    expect(await sendPaymentOnce(alone, input, send)).toEqual({ state: "alone" });
    expect(count).toHaveBeenCalledExactlyOnceWith("cashier.makedeposit", "paused");
    count.mockRestore();
    expect(send).not.toHaveBeenCalled();
    expect(await post(form)).toMatchObject({ state: "settled" });
    // A settled result stays settled, even if a process could not read it.
    expect(await sendPaymentOnce(alone, input, send)).toEqual({ state: "alone" });
    expect(await post(form)).toMatchObject({ state: "settled" });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("counts as unknown when our own part broke", async () => {
    send.mockRejectedValueOnce(new Error("a defect"));
    const form = await openForm();
    await expect(post(form)).rejects.toThrow("a defect");
    expect(await post(form)).toEqual({ state: "unknown" });
  });

  it("ends the page when the platform says so, every time", async () => {
    const banned = { ...declined, type: "UserBannedException" as const, code: "BANNED", status: 403 };
    send.mockRejectedValueOnce(new PlatformRefusal({ ...banned, message: "", errorData: {} }));
    const form = await openForm();
    await expect(post(form)).rejects.toMatchObject({ code: "BANNED" });
    await expect(post(form)).rejects.toMatchObject({ code: "BANNED" });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
