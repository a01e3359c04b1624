import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { deepFreeze } from "~/upstream/deep-freeze";

/** Bytes counted for each reply beside its text, and for each session. */
const ENTRY_BYTES = 512;

/** Whose a reply is, and since which write of theirs: what was read before it is never found after it. */
export interface ReplyOwner {
  /** The session's cookies. */
  session: string;
  /** What the latest write has left in the browser; empty long after it. */
  mark: string;
}

interface Session {
  mark: string;
  /** A reply that was requested before this moment may be from before a write. `performance.now()`. */
  since: number;
  replies: Map<string, { data: unknown; bytes: number; requestedAt: number }>;
}

export interface RecentReplies {
  find(owner: ReplyOwner, key: string): { data: unknown } | undefined;
  /** `requestedAt`: when the call was sent, as `performance.now()` has it. */
  store(owner: ReplyOwner, key: string, reply: { data: unknown; bytes: number; requestedAt: number }): void;
  /** Nothing read until now is found again in this process. */
  drop(session: string): void;
  bytes(): number;
}

/**
 * Replies to a player's own reads of what changes slowly, cached for seconds in this process beside their session
 * (docs/contract.md#o49), so that a walk through a few pages reads once. Bounded in bytes.
 */
export function createRecentReplies(maxBytes: number, longestMs: number): RecentReplies {
  const sessions = new LRUCache<string, Session>({
    maxSize: maxBytes,
    sizeCalculation: ({ replies }, key) =>
      [...replies.values()].reduce((sum, { bytes }) => sum + bytes + ENTRY_BYTES, key.length + ENTRY_BYTES),
    ttl: longestMs,
  });

  return {
    find({ session, mark }, key) {
      const known = sessions.get(named(session));
      const reply = known?.mark === mark ? known.replies.get(key) : undefined;
      return reply && performance.now() - reply.requestedAt < longestMs ? reply : undefined;
    },
    store({ session, mark }, key, reply) {
      const name = named(session);
      const known = sessions.get(name);
      if (known && reply.requestedAt <= known.since) return;
      deepFreeze(reply.data);
      const now = performance.now();
      const others = known?.mark === mark ? [...known.replies] : [];
      const recent = others.filter(([, { requestedAt }]) => now - requestedAt < longestMs);
      const replies = new Map([...recent, [key, reply] as const]);
      sessions.set(name, { mark, since: known?.since ?? 0, replies });
    },
    drop(session) {
      sessions.set(named(session), { mark: "", since: performance.now(), replies: new Map() });
    },
    bytes: () => sessions.calculatedSize,
  };
}

/** Session cookies are no key to be found in memory. */
const named = (session: string) => createHash("sha256").update(session).digest("base64url");
