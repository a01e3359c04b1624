import { day } from "../../world/clock";
import type { PlayerCall } from "./call";
import { Refusal } from "./errors";

const LIFETIME_MS = day;

/** docs/contract.md#1.2 and #o15: the first reply to a key is the reply to it for a day, refusals and 500s included. */
export function answerOnce(call: PlayerCall, answer: () => unknown): unknown {
  const { world, player, method, idempotencyKey, now } = call;
  if (!idempotencyKey) return answer();
  const { storedReplies } = world.state;
  const key = `${player.uid} ${method} ${idempotencyKey}`;
  const stored = storedReplies.get(key);
  if (stored && now - stored.at < LIFETIME_MS) return stored.reply();
  const reply = replyOf(answer);
  storedReplies.set(key, { at: now, reply });
  return reply();
}

function replyOf(answer: () => unknown): () => unknown {
  try {
    const data = structuredClone(answer());
    return () => data;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return () => {
      throw error;
    };
  }
}
