import type { EventEmitter } from "node:events";
import { createClient, createCluster, createSentinel } from "@redis/client";
import { guarded } from "../process/guarded";
import type { RedisAddress } from "./redis-address";

const CONNECT_LIMIT = 2_000;
const PING = 3_000;
const LONGEST_PAUSE = 3_000;
/** A server that is gone: another may have taken its place, which the cluster or the Sentinels know. */
const LOOK_ROUND = 1_000;
/** Keys enough to find one of each master of a cluster. */
const MAX_KEYS = 512;

/** The commands that the site sends to Redis. Each names one key: in a cluster those of several may be on different masters. */
const commandNames = [
  "get",
  "set",
  "del",
  "eval",
  "incr",
  "publish",
  "pExpire",
  "zAdd",
  "zRange",
  "zRem",
  "zRemRangeByScore",
] as const;
export type RedisCommands = Pick<ReturnType<typeof createClient>, (typeof commandNames)[number]>;

/** The same of a single server, of a cluster and of a master that Sentinels watch. */
export interface Connection extends RedisCommands {
  connect(): Promise<unknown>;
  /** Receives messages; a listener that is there already is not added again. */
  subscriber: Pick<ReturnType<typeof createClient>, "subscribe">;
  /** Replicas that have all that was written to the master of a key before, once these are `count` or it takes too long. */
  wait(key: string, count: number, ms: number): Promise<number>;
  /** The number and state of replicas that the master of a key reports. */
  replication(key: string): Promise<string>;
  /** One key of each master. */
  keys(prefix: string): Promise<readonly string[]>;
  /** What a single server reports of itself; the other kinds are queried further when they are connected. */
  info(): Promise<string>;
  destroy(): void;
}

/** Called with what fails, and without where something may work that did not. */
type OnChange = (error?: unknown) => void;

/** A connection that is not open yet; `onChange` is called for whatever happens to it. */
export function openConnection(address: RedisAddress, onChange: OnChange): Connection {
  return { single: openSingle, cluster: openCluster, sentinel: openSentinel }[address.kind](
    address,
    onChange,
  );
}

function openSingle(address: RedisAddress, onChange: OnChange): Connection {
  const { nodes, database } = address;
  const options = optionsOf(address, longerEachTime);
  const client = createClient({ ...options, database, socket: { ...nodes[0], ...options.socket } });
  const subscriber = client.duplicate();
  for (const each of [client, subscriber]) logConnection(each, onChange, ["error"], "ready");
  return {
    ...commandsOf(() => client),
    connect() {
      subscriber.connect().catch(() => {});
      return new Promise((resolve, reject) => {
        client.once("error", reject).connect().then(resolve, reject);
      });
    },
    subscriber,
    wait: (_key, count, ms) => client.wait(count, ms),
    replication: () => client.info("replication"),
    keys: async (prefix) => [prefix],
    info: () => client.info(),
    destroy() {
      client.destroy();
      subscriber.destroy();
    },
  };
}

function openCluster(address: RedisAddress, onChange: OnChange): Connection {
  const cluster = createCluster({
    rootNodes: address.nodes.map((node) => ({ socket: node })),
    defaults: optionsOf(address, longerEachTime),
    // A master that is gone would hold up the others.
    minimizeConnections: true,
    topologyRefreshOnReconnectionAttemptStrategy: LOOK_ROUND,
  });
  logConnection(cluster, onChange, ["error", "node-error"], "node-ready");
  return {
    ...commandsOf(() => cluster),
    connect: () => cluster.connect(),
    subscriber: cluster,
    // Masters forward messages to each other, and each counts its own subscribers.
    async publish(channel, text) {
      await cluster.publish(channel, text);
      const counts = cluster.masters.map(async (master) => {
        const heard = await (await cluster.nodeClient(master)).pubSubNumSub([channel]);
        return Number(heard[channel.toString()] ?? 0);
      });
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
    async wait(key, count, ms) {
      return (await cluster.getNodeClientForKey(key)).wait(count, ms);
    },
    async replication(key) {
      return (await cluster.getNodeClientForKey(key)).info("replication");
    },
    async keys(prefix) {
      const found = new Map<unknown, string>();
      for (let nth = 0; nth < MAX_KEYS && found.size < cluster.masters.length; nth += 1) {
        const key = `${prefix}:${nth}`;
        found.set(await cluster.getNodeClientForKey(key), key);
      }
      return [...found.values()];
    },
    info: async () => "",
    destroy: () => cluster.destroy(),
  };
}

function openSentinel(address: RedisAddress, onChange: OnChange): Connection {
  // A master that is gone is not waited for: Sentinels are queried for the next with each command.
  const options = optionsOf(address, (tries) => (tries < 3 ? 200 : false));
  const sentinel = createSentinel({
    name: address.master ?? "",
    sentinelRootNodes: [...address.nodes],
    nodeClientOptions: options,
    // Sentinels have no users of their own, but they may have the password.
    sentinelClientOptions: { ...options, username: undefined },
    // Nothing is sent twice: what had no answer may have been carried out.
    maxCommandRediscovers: 0,
    passthroughClientErrorEvents: true,
  });
  logConnection(sentinel, onChange, ["error"], "ready");
  return {
    ...commandsOf(() => sentinel),
    connect: () => sentinel.connect(),
    subscriber: sentinel,
    wait: (_key, count, ms) => sentinel.wait(count, ms),
    replication: () => sentinel.info("replication"),
    keys: async (prefix) => [prefix],
    info: async () => "",
    destroy: () => void sentinel.destroy().catch(() => {}),
  };
}

function logConnection(
  client: EventEmitter,
  onChange: OnChange,
  failing: readonly string[],
  working: string,
) {
  for (const event of failing) client.on(event, guarded(onChange));
  client.on(
    working,
    guarded(() => onChange()),
  );
}

const longerEachTime = (tries: number) => Math.min(100 * 2 ** Math.min(tries, 5), LONGEST_PAUSE);

function optionsOf(
  { username, password, isEncrypted }: RedisAddress,
  reconnectStrategy: (tries: number) => number | false,
) {
  return {
    username,
    password,
    disableOfflineQueue: true,
    // A server silent for longer is considered gone, even if its socket is open.
    pingInterval: PING,
    socket: {
      connectTimeout: CONNECT_LIMIT,
      socketTimeout: 2 * PING,
      reconnectStrategy,
      ...(isEncrypted && { tls: true as const }),
    },
  };
}

/** The commands of whichever client there is when one is given. */
export function commandsOf(client: () => RedisCommands): RedisCommands {
  const commands = commandNames.map((name) => [
    name,
    (...args: unknown[]) => (client()[name] as (...args: unknown[]) => unknown)(...args),
  ]);
  return Object.fromEntries(commands) as RedisCommands;
}
