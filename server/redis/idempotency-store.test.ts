import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { AppContext } from "../../app/context/app-context";
import { dedupeSubmission } from "../../app/session/idempotency/dedupe-submission.server";
import { testRedis } from "../../tests/support/test-redis";
import { createRedisIdempotencyStore } from "./idempotency-store";

const { server, connect } = await testRedis();

async function process(url = server.url, moneyWithoutRedis: "refuse" | "allow" = "allow") {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const redis = connect(log, url);
  if (url === server.url) await vi.waitFor(() => expect(redis.isReady).toBe(true), 5000);
  return { redis, log, store: createRedisIdempotencyStore(redis, log, { moneyWithoutRedis }) };
}

describe("sent forms of several processes", () => {
  it("belong to one of them, and all read their outcome", async () => {
    const [one, other] = [await process(), await process()];
    const claims = await Promise.all(
      [one, other, one, other].map(({ store }, index) => store.claim("7:deposit:a", `text ${index}`)),
    );
    expect(claims.filter(({ kind }) => kind === "ours")).toHaveLength(1);
    await one.store.write("7:deposit:a", "done");
    expect(await other.store.read("7:deposit:a")).toBe("done");
    expect(await server.ask((raw) => raw.ttl("croupier:once:7:deposit:a"))).toBeGreaterThan(1700);
    await other.store.remove("7:deposit:a");
    expect(await one.store.read("7:deposit:a")).toBeNull();
  });

  it("are stored by each process while Redis is away, which is logged", async () => {
    const { store, log } = await process("redis://127.0.0.1:9");
    expect(await store.claim("7:deposit:b", "first")).toEqual({ kind: "ours" });
    expect(await store.claim("7:deposit:b", "second")).toEqual({ kind: "known", text: "first" });
    await store.write("7:deposit:b", "done");
    expect(await store.read("7:deposit:b")).toBe("done");
    expect(log.warn).toHaveBeenCalled();
  });

  it("are claimed by no process alone under `refuse`, and a claim that is stored too late counts as unsent", async () => {
    const [one, other] = [await process(server.url, "refuse"), await process(server.url, "refuse")];
    server.pause();
    const away = await Promise.all(
      [one, other].map(({ store }) => store.claim("7:deposit:d", "mine", "unsent")),
    );
    expect(away).toEqual([{ kind: "alone" }, { kind: "alone" }]);
    server.resume();
    await vi.waitFor(() => expect(one.redis.isReady && other.redis.isReady).toBe(true), 5000);
    await vi.waitFor(async () => expect(await other.store.read("7:deposit:d")).toBe("unsent"));
    for (const { store } of [one, other])
      expect(await store.claim("7:deposit:d", "mine", "unsent")).toEqual({ kind: "known", text: "unsent" });
    const back = await Promise.all(
      [one, other].map(({ store }) => store.claim("7:deposit:e", "mine", "unsent")),
    );
    expect(back.map(({ kind }) => kind).sort()).toEqual(["known", "ours"]);
  });

  it("do not wait for a Redis that hangs", async () => {
    const { store } = await process();
    server.pause();
    const started = performance.now();
    expect(await store.claim("7:deposit:c", "first")).toEqual({ kind: "ours" });
    expect(await store.claim("7:deposit:c", "second")).toEqual({ kind: "known", text: "first" });
    expect(performance.now() - started).toBeLessThan(2000);
    server.resume();
  });
});

describe("a form without money, sent to two processes", () => {
  const config = { sessionSecret: "a secret of the tests, long enough" } as AppContext["config"];
  const name = ["registration", "ana@mail.test", "Secret-77"];
  const result = z.object({ ok: z.boolean(), session: z.array(z.string()), generated: z.string() });
  const account = { ok: true, session: ["sid=very-private"], generated: "Made-up-1" };

  it("is performed by one of them, and both get its result", async () => {
    const perform = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve(account), 80)));
    const posts = [await process(), await process()].map(({ store: once }) =>
      dedupeSubmission(
        { config, idempotency: once },
        { name, result, isFinal: () => true },
        perform as () => Promise<typeof account>,
      ),
    );
    expect(await Promise.all(posts)).toEqual([account, account]);
    expect(perform).toHaveBeenCalledTimes(1);
  });

  it("leaves nothing in the store that could be read", async () => {
    const keys = await server.ask((raw) => raw.keys("croupier:once:form:*"));
    expect(keys).toHaveLength(1);
    const texts = [...keys, ...(await server.ask((raw) => raw.mGet(keys)))].join(" ");
    for (const secret of ["ana@", ...name, ...account.session, account.generated])
      expect(texts).not.toContain(secret);
  });
});
