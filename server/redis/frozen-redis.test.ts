import { setTimeout as wait } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { mintFormToken } from "../../app/session/idempotency/form-token.server";
import type { IdempotencyStore } from "../../app/session/idempotency/idempotency-store";
import { readPending } from "../../app/session/idempotency/pending-attempt.server";
import { sendPaymentOnce } from "../../app/session/idempotency/send-payment-once.server";
import { startRedis } from "../../tests/support/redis-server";
import { cookiesOf } from "../../tests/support/sign-in";
import { testApp } from "../../tests/support/test-app";
import { connectRedis, type Redis } from "./client";
import { createRedisIdempotencyStore } from "./idempotency-store";

const form = {
  action: "test",
  method: "cashier.makedeposit" as const,
  reply: z.object({ id: z.string() }),
};
const log = { debug() {}, info() {}, warn() {}, error() {} };
const DOUBLE_CLICK = 40;
/** Before the first command of the first post; at its claim, its pending attempt, its end, and what it clears away. */
const MOMENTS = [0, 3, 4, 5, 8];

const app = await testApp();
const session = await cookiesOf(app, "demo@sandbox.test");

/** Calls `before` with the number of each command. */
function counted(redis: Redis, before: (nth: number) => void): Redis {
  let nth = 0;
  return new Proxy(redis, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const isCommand = typeof name === "string" && ["get", "set", "del"].includes(name);
      return (...args: unknown[]) => {
        if (isCommand) before(++nth);
        return value.apply(target, args);
      };
    },
  });
}

async function startSite(processes: number, before: (nth: number, pause: () => void) => void) {
  const server = await startRedis();
  const clients = Array.from({ length: processes }, () => connectRedis(server.url, log));
  await vi.waitFor(() => expect(clients.every(({ isReady }) => isReady)).toBe(true), 5000);
  const stores = clients.map((redis, at) =>
    createRedisIdempotencyStore(at === 0 ? counted(redis, (nth) => before(nth, server.pause)) : redis, log, {
      moneyWithoutRedis: "refuse",
    }),
  );
  return {
    server,
    stores,
    async stop() {
      for (const client of clients) client.destroy();
      server.resume();
      await server.end();
    },
  };
}

/** Two posts of one form, the second to the last process, while Redis freezes at a command of the first; then it thaws. */
async function tryFrozenAt(freezesAt: number, processes: number): Promise<void> {
  let isArmed = true;
  const site = await startSite(processes, (nth, pause) => {
    if (isArmed && nth === freezesAt) pause();
  });
  const send = vi.fn(async () => {
    await wait(60);
    return { ok: true as const, data: { id: "dep_1" } };
  });
  const opener = await app.contextFor({ cookieHeader: session });
  const [first, second] = [
    await mintFormToken(opener, form.action),
    await mintFormToken(opener, form.action),
  ];
  const cookieHeader = `${session}; ${app.cookieHeader(opener)}`;
  const at = async (idempotency: IdempotencyStore) => ({
    ...(await app.contextFor({ cookieHeader })),
    idempotency,
  });
  const post = async (token: string, store: IdempotencyStore) =>
    (await sendPaymentOnce(await at(store), { form, token }, send)).state;
  const calls = () => send.mock.calls.length;
  const [one, other = one] = site.stores as [IdempotencyStore, IdempotencyStore?];
  try {
    if (freezesAt === 0) site.server.pause();
    const both = await Promise.all([post(first, one), wait(DOUBLE_CLICK).then(() => post(first, other))]);
    for (const state of both)
      expect(calls() === 0 ? ["alone", "notSent"] : ["settled", "alone"]).toContain(state);
    expect(both.includes("settled")).toBe(calls() === 1);

    isArmed = false;
    site.server.resume();
    for (const store of [other, one])
      expect(await post(first, store)).toBe(calls() === 0 ? "notSent" : "settled");
    const made = calls();
    expect(made).toBeLessThanOrEqual(1);
    const open = await readPending(await at(other), form);
    expect(open?.stored.state ?? "none").toMatch(made === 0 ? /none|notSent/ : /none|accepted/);
    expect(await post(second, other)).toBe("settled");
    expect(calls()).toBe(made + 1);
  } finally {
    await site.stop();
  }
}

it.concurrent.each([1, 2])(
  "two posts to %s processes are told the truth, whenever Redis freezes",
  async (processes) => {
    const failures = await Promise.all(
      MOMENTS.map((nth) =>
        tryFrozenAt(nth, processes).then(
          () => null,
          (error: Error) => `at command ${nth}: ${error.message}`,
        ),
      ),
    );
    expect(failures.filter(Boolean)).toEqual([]);
  },
  30_000,
);
