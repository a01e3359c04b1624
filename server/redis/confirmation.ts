import type { Logger } from "~/upstream/logger";
import type { Connection } from "./connection";

/** How long a write waits for replicas; all commands of a connection wait with it. */
const WAIT_MS = 150;
/**
 * For so long a master that has lost replicas may be one whose place another has taken, and that does not know it yet. One
 * that still takes writes then is on its own.
 */
const ON_ITS_OWN_AFTER = 15_000;
/** Masters are looked at more often. */
const FORGOTTEN_AFTER = 5_000;

/**
 * Makes sure that the replicas that are to have a write have it: what a master alone has confirmed is gone when a replica
 * takes its place, and would be sent again. `text`: what was written, where nobody else may write it.
 */
export function createConfirmation(replicas: number, log: Logger) {
  const lacking = new Map<string, { since: number; last: number; isReported: boolean }>();

  /** How many replicas are waited for; throws while it is not known whether the others are only late. */
  function needed(master: { history: string; replicas: number } | undefined): number {
    if (!master || master.replicas >= replicas) return replicas;
    const now = Date.now();
    const before = lacking.get(master.history);
    const isKnown = before && now - before.last < FORGOTTEN_AFTER;
    const entry = isKnown ? { ...before, last: now } : { since: now, last: now, isReported: false };
    lacking.set(master.history, entry);
    if (now - entry.since < ON_ITS_OWN_AFTER)
      throw new Error(`a master has ${master.replicas} of ${replicas} replicas`);
    if (!entry.isReported) log.warn({}, `a master of Redis has ${master.replicas} of ${replicas} replicas`);
    entry.isReported = true;
    return master.replicas;
  }

  return async (connection: Connection, key: string, text?: string): Promise<void> => {
    if (replicas === 0) return;
    const count = needed(await connection.replication(key).then(read, () => undefined));
    const [have, there] = await Promise.all([
      count > 0 ? connection.wait(key, count, WAIT_MS) : 0,
      // Where the master has changed meanwhile, the count is of what the new one has.
      connection.get(key),
    ]);
    if (have < count) throw new Error(`${have} of ${count} replicas have what was written`);
    if (there === null || there !== (text ?? there)) throw new Error("what was written is not there");
  };
}

function read(info: string): { history: string; replicas: number } | undefined {
  const [, history] = /^master_replid:(\w+)/m.exec(info) ?? [];
  const [, count] = /^connected_slaves:(\d+)/m.exec(info) ?? [];
  return history && count ? { history, replicas: Number(count) } : undefined;
}
