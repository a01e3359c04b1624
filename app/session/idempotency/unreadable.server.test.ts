import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { AppContext } from "~/context/app-context";
import { readDepositFlow } from "~/features/cashier/deposit/deposit-flow.server";
import { DepositResultSchema } from "~/platform/entities/cashier";
import { startTestApp } from "../../../tests/support/app-context";
import { cookiesOf } from "../../../tests/support/sign-in";
import { readPendingPayment } from "../../features/cashier/pending-payment/pending-payment.server";
import { dedupeSubmission } from "./dedupe-submission.server";
import { mintFormToken } from "./form-token.server";
import type { IdempotencyStore } from "./idempotency-store";
import { readPending } from "./pending-attempt.server";
import { sendPaymentOnce } from "./send-payment-once.server";

const form = { action: "deposit", method: "cashier.makedeposit" as const, reply: DepositResultSchema };
const runs = { numRuns: 150 };

let app: Awaited<ReturnType<typeof startTestApp>>;
let context: AppContext;
beforeAll(async () => {
  app = await startTestApp();
  const session = await cookiesOf(app, "demo@sandbox.test");
  const first = await app.contextFor({ cookieHeader: session });
  await mintFormToken(first, form.action);
  const cookieHeader = `${session}; ${app.cookieHeader(first)}`;
  context = await app.contextFor({ cookieHeader });
});
afterAll(() => app.close());

/** A store that has an entry for every form. */
function storeOf(textAt: (key: string) => string): IdempotencyStore {
  return {
    claim: async (key) => ({ kind: "known", text: textAt(key) }),
    read: async (key) => textAt(key),
    write: async () => true,
    remove: async () => {},
  };
}
const over = (textAt: (key: string) => string): AppContext => ({ ...context, idempotency: storeOf(textAt) });

const nonce = "A".repeat(22);
const sent = {
  nonce,
  sentAt: Date.now(),
  facts: { method: "sandcard", name: "Card", amount: "20", currency: "EUR" },
};
const settled = { id: "dep_1", status: "pending", flow: "pending" };

/** Something a text of the store could have become: nonsense, cut off, or ours with one member that does not fit. */
const spoilt = (entry: object) =>
  fc.oneof(
    fc.json(),
    fc.string(),
    fc.nat(JSON.stringify(entry).length - 1).map((end) => JSON.stringify(entry).slice(0, end)),
    fc
      .tuple(fc.constantFrom(...Object.keys(entry)), fc.jsonValue())
      .map(([name, value]) => JSON.stringify({ ...entry, [name]: value })),
  );
const entries = fc.oneof(
  ...[
    { state: "sending", sentAt: 0 },
    { state: "accepted", data: settled },
    { state: "refused", refusal: { type: "X", code: "Y" } },
    { state: "ended", isKept: true, sealed: "x" },
    settled,
  ].map(spoilt),
);

const kinds = ["none", "check", "made", "refused"];

describe("an entry of the store that this version cannot read", () => {
  it("is an open payment whose end nobody knows, however it came about", async () => {
    await fc.assert(
      fc.asyncProperty(spoilt(sent), entries, async (pointer, entry) => {
        const spoiltStore = over((key) => (key.endsWith(":open") ? pointer : entry));
        const open = await readPending(spoiltStore, form);
        if (open?.sent === null) expect(open.stored).toEqual({ state: "unknown" });
        expect(kinds).toContain((await readPendingPayment(spoiltStore, form, "deposit")).kind);
      }),
      runs,
    );
  });

  it.each([
    ["nonsense", "}{"],
    ["another version's", JSON.stringify({ state: "accepted", result: { id: "dep_1" } })],
    ["a state that there was not", JSON.stringify({ state: "settled", data: settled })],
    ["sent in a year that is yet to come", JSON.stringify({ state: "sending", sentAt: 9e15 })],
    ["a refusal without a type", JSON.stringify({ state: "refused", refusal: { code: "NO" } })],
  ])("(%s) is unknown, and nothing is sent for it", async (_name, entry) => {
    const store = over((key) => (key.endsWith(":open") ? JSON.stringify(sent) : entry));
    expect(await readPending(store, form)).toEqual({ sent, stored: { state: "unknown" } });
    const send = vi.fn();
    const token = await mintFormToken(store, form.action);
    expect(await sendPaymentOnce(store, { form, token }, send)).toEqual({ state: "unknown" });
    expect(send).not.toHaveBeenCalled();
  });

  it("has a page that names the ways on, where nothing is known of the payment itself", async () => {
    const store = over(() => "of another version");
    expect(await readPendingPayment(store, form, "deposit")).toEqual({
      kind: "check",
      check: { isLate: true, seconds: expect.any(Number) },
    });
  });

  it("is no way on to a provider", async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (entry) => {
        const flow = await readDepositFlow(
          over(() => entry),
          "dep_1",
        );
        expect(flow === null || DepositResultSchema.safeParse(flow).success).toBe(true);
      }),
      runs,
    );
  });

  it("is nobody's result of a form without money: it is performed", async () => {
    const result = z.object({ isDone: z.boolean() });
    await fc.assert(
      fc.asyncProperty(spoilt({ state: "ended", isKept: true, sealed: "x" }), async (entry) => {
        const perform = vi.fn(async () => ({ isDone: true }));
        const submission = { name: ["a"], result, isFinal: () => true };
        expect(
          await dedupeSubmission(
            over(() => entry),
            submission,
            perform,
          ),
        ).toEqual({ isDone: true });
        expect(perform).toHaveBeenCalledTimes(1);
      }),
      runs,
    );
  });
});
