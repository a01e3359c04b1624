import { IDEMPOTENCY_SECONDS } from "../../app/session/idempotency/idempotency-store";
import type { RedisCommands } from "./connection";

/** Before the key of every sent form. */
export const SENT_FORMS = "croupier:once:";
const expiration = { type: "EX", value: IDEMPOTENCY_SECONDS } as const;

/** Replaces a claim, also one that never arrived or was lost, but nothing that anybody else has written. */
const END_CLAIM = `
local there = redis.call("GET", KEYS[1])
if there and there ~= ARGV[1] then return 0 end
redis.call("SET", KEYS[1], ARGV[2], "EX", ARGV[3])
return 1`;

/** The writes that money needs. */
export const moneyWrites = {
  /** Null where somebody has it. */
  claim: (redis: RedisCommands, key: string, text: string) =>
    redis.set(key, text, { condition: "NX", expiration }),
  write: (redis: RedisCommands, key: string, text: string) => redis.set(key, text, { expiration }),
  endClaim: (redis: RedisCommands, key: string, claim: string, text: string) =>
    redis.eval(END_CLAIM, {
      keys: [key],
      arguments: [claim, text, String(IDEMPOTENCY_SECONDS)],
    }),
  remove: (redis: RedisCommands, key: string) => redis.del(key),
};

/** Tries all of them on an unused key. */
export async function tryMoneyWrites(redis: RedisCommands, key: string, text: string): Promise<void> {
  await moneyWrites.remove(redis, key);
  await Promise.all([
    moneyWrites.claim(redis, key, text),
    moneyWrites.endClaim(redis, key, text, text),
    moneyWrites.write(redis, key, text),
  ]);
}
