import { setTimeout as wait } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { mintFormToken } from "../../app/session/idempotency/form-token.server";
import type { IdempotencyStore } from "../../app/session/idempotency/idempotency-store";
import { sendPaymentOnce } from "../../app/session/idempotency/send-payment-once.server";
import { isDay } from "../../tests/support/by-day";
import { startCluster, startSentinels } from "../../tests/support/redis-groups";
import { cookiesOf } from "../../tests/support/sign-in";
import { testApp } from "../../tests/support/test-app";
import type { Purge } from "../purge/purge";
import { connectRedis } from "./client";
import { createRedisIdempotencyStore } from "./idempotency-store";
import { createPurgeChannel } from "./purge-channel";

const form = {
  action: "test",
  method: "cashier.makedeposit" as const,
  reply: z.object({ id: z.string() }),
};
/** What the platform takes for a deposit, in which the master is gone. */
const DEPOSIT = 800;
const IS_BACK_WITHIN = 40_000;
const DEPOSITS = 12;

interface Group {
  url: string;
  servers: readonly { end(): Promise<void> }[];
  /** What is done once the first server is gone, where the others do not see to it themselves. */
  recover?: () => Promise<void>;
  end(): Promise<void>;
}

const byDay: Record<string, () => Promise<Group>> = {
  "a cluster of one master with a replica": async () => {
    const cluster = await startCluster({ masters: 1, replicas: 1 });
    return { ...cluster, recover: cluster.replaceFirst };
  },
};
const byNight: Record<string, () => Promise<Group>> = {
  "a cluster of three masters with a replica each": () => startCluster({ masters: 3, replicas: 1 }),
  "a master that Sentinels watch": () => startSentinels({ replicas: 2 }),
};

const app = await testApp();
const session = await cookiesOf(app, "demo@sandbox.test");

function startProcess(url: string) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const redis = connectRedis(url, log);
  const channel = createPurgeChannel(redis, log);
  const heard: Purge[] = [];
  channel.listen((purge) => heard.push(purge));
  const store = createRedisIdempotencyStore(redis, log, { moneyWithoutRedis: "refuse" });
  const end = () => {
    channel.close();
    redis.destroy();
  };
  return { redis, log, store, channel, heard, end };
}

/** Deposits of one player, each of which may be sent to any process, and how often the platform was called for each. */
async function fillForms(count: number) {
  const opener = await app.contextFor({ cookieHeader: session });
  const tokens = await Promise.all(Array.from({ length: count }, () => mintFormToken(opener, form.action)));
  const cookieHeader = `${session}; ${app.cookieHeader(opener)}`;
  return tokens.map((token) => {
    const send = vi.fn(async () => {
      await wait(DEPOSIT);
      return { ok: true as const, data: { id: "dep_1" } };
    });
    const post = async (idempotency: IdempotencyStore) =>
      (
        await sendPaymentOnce(
          { ...(await app.contextFor({ cookieHeader })), idempotency },
          { form, token },
          send,
        )
      ).state;
    return { post, calls: () => send.mock.calls.length };
  });
}

it.each(Object.entries(isDay ? byDay : { ...byDay, ...byNight }))(
  "deposits of %s are sent once or not at all while another takes its place, and all are told what became of them",
  async (_name, start) => {
    const group = await start();
    const [one, other] = [startProcess(group.url), startProcess(group.url)];
    const areReady = () =>
      vi.waitFor(
        () => expect([one.redis.isReady, other.redis.isReady]).toEqual([true, true]),
        IS_BACK_WITHIN,
      );
    try {
      await areReady();
      await vi.waitFor(async () => expect(await one.channel.publish({ locale: "ar" })).toBe(2), 5_000);
      const deposits = await fillForms(DEPOSITS);
      const early = deposits.slice(0, DEPOSITS / 2);
      const under = early.map(({ post }) => post(one.store));
      await vi.waitFor(() => expect(early.map(({ calls }) => calls())).toEqual(early.map(() => 1)));
      await group.servers[0]?.end();
      const meanwhile = deposits.slice(DEPOSITS / 2).map(({ post }) => post(other.store));
      const first = await Promise.all([...under, ...meanwhile]);
      await vi.waitFor(() => expect(one.redis.isReady).toBe(false), 5_000);
      for (const [nth, state] of first.entries()) {
        const calls = deposits[nth]?.calls() ?? 0;
        expect([nth, state]).toEqual([nth, calls === 1 ? "settled" : expect.stringMatching(/alone|notSent/)]);
      }
      expect(first.slice(0, DEPOSITS / 2)).toEqual(Array(DEPOSITS / 2).fill("settled"));
      expect(first).toContain("alone");

      await group.recover?.();
      await areReady();
      for (const [nth, { post, calls }] of deposits.entries()) {
        const before = calls();
        await vi.waitFor(async () => expect(await post(other.store)).not.toBe("alone"), 5_000);
        const reported = await post(one.store);
        // One that nobody had claimed is sent now.
        expect([nth, reported, calls()]).toEqual([
          nth,
          calls() === 1 ? "settled" : "notSent",
          expect.any(Number),
        ]);
        expect(calls()).toBeLessThanOrEqual(1);
        expect(calls()).toBeGreaterThanOrEqual(before);
      }
      const [fresh] = await fillForms(1);
      expect(await fresh?.post(one.store)).toBe("settled");
      expect(await fresh?.post(other.store)).toBe("settled");
      expect(fresh?.calls()).toBe(1);
      await vi.waitFor(async () => expect(await one.channel.publish({ locale: "es-ES" })).toBe(2), 8_000);
      await vi.waitFor(() => expect(other.heard).toContainEqual({ locale: "es-ES" }), 5_000);
    } finally {
      one.end();
      other.end();
      await group.end();
    }
  },
  90_000,
);
