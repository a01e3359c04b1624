import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp } from "../../../../tests/app-context";
import { createSandboxControl, type SandboxControl } from "../../../../tests/sandbox-control";
import { takeFlash } from "../../../session/flash.server";
import { withdrawSession } from "../testing/withdraw-session";
import { loadCancel } from "./cancel-dialog.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
let sandbox: SandboxControl;
beforeAll(async () => {
  app = await startTestApp();
  sandbox = createSandboxControl(app.sandbox.url);
});
beforeEach(() => sandbox.reset());
afterAll(() => app.close());

/** Waits since the seed, and may be taken back. */
const pending = "wdr_2000";
const from = "/cashier/history?tab=withdrawal";

type Session = Awaited<ReturnType<typeof withdrawSession>>;

async function asked(id = pending) {
  const session = await withdrawSession(app, "demo@sandbox.test");
  const question = await session.visit((context) => loadCancel(context, { id, type: null }));
  return { session, question: question?.data, token: question?.token ?? "" };
}

async function cancel(session: Session, fields: Record<string, string>) {
  const outcome = await session.post({ intent: "cancel", from, ...fields });
  const said = takeFlash(await session.contextAt())?.text;
  return { ...outcome, said };
}

const statusOf = async (session: Session, id: string) => {
  const { items } = await (await session.contextAt()).platform.call("cashier.gethistory", {
    type: "withdrawal",
  });
  return items.find((one) => one.id === id)?.status;
};
const balanceOf = async (session: Session) => {
  const player = await (await session.contextAt()).player();
  return player.kind === "player" ? player.account.balance_main?.amount : undefined;
};

describe("taking a withdrawal back", () => {
  it("returns the money, once, and leads back to where it was asked for", async () => {
    const { session, question, token } = await asked();
    expect(question?.amount).toEqual({ amount: "40.00", currency: "EUR" });
    const form = { id: pending, _token: token };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => session.post({ intent: "cancel", from, ...form })),
    );
    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([from]));
    expect(takeFlash(await session.contextAt())?.text).toContain("taken back");
    expect(await statusOf(session, pending)).toBe("cancel");
    expect(await balanceOf(session)).toBe("1290.50");
    expect(await sandbox.calls("cashier.cancelwithdrawal")).toHaveLength(1);
  });

  it.each(["wdr_2001", "wdr_2002", "dep_1000", "nope"])("is not offered for %s", async (id) => {
    expect((await asked(id)).question).toBeUndefined();
  });

  it("is too late once somebody pays it", async () => {
    const { session, token } = await asked();
    await sandbox.fail(["cashier.cancelwithdrawal=InvalidRequestException/WRONG_STATE"]);
    const { said, location } = await cancel(session, { id: pending, _token: token });
    expect(location).toBe(from);
    expect(said).toContain("no longer");
  });

  it("of an unknown end is being looked for", async () => {
    const { session, token } = await asked();
    await sandbox.fail(["cashier.cancelwithdrawal=drop*1"]);
    const { said } = await cancel(session, { id: pending, _token: token });
    expect(said).toContain("We are checking");
  });

  it("takes no token of another withdrawal, and leads nowhere else", async () => {
    const { session, token } = await asked();
    const other = await cancel(session, { id: "wdr_2001", _token: token });
    expect(other).toMatchObject({ status: 409, body: { problem: "payment.staleForm" } });
    const away = await cancel(session, {
      id: pending,
      _token: token,
      from: "//evil.example",
    });
    expect(away.location).toBe("/cashier/history?tab=withdrawal");
    expect(await sandbox.calls("cashier.cancelwithdrawal")).toHaveLength(1);
  });

  it("can be switched off", async () => {
    const { session, token } = await asked();
    await sandbox.config({ cmsConfig: { cashier: { canCancelWithdrawal: false } } });
    expect((await session.page()).canCancel).toBe(false);
    expect((await asked()).question).toBeUndefined();
    await cancel(session, { id: pending, _token: token });
    expect(await statusOf(session, pending)).toBe("pending");
    expect(await sandbox.calls("cashier.cancelwithdrawal")).toHaveLength(0);
  });
});
