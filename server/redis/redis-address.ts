/** What `REDIS_URL` says. */
export interface RedisAddress {
  kind: "single" | "cluster" | "sentinel";
  /** Of the server, of members of the cluster, or of Sentinels. */
  nodes: readonly { host: string; port: number }[];
  isEncrypted: boolean;
  username?: string | undefined;
  password?: string | undefined;
  /** The name under which Sentinels know the master. */
  master?: string | undefined;
  database?: number | undefined;
  /** How many replicas have a claim before money is sent by it. */
  replicas: number;
}

export const REDIS_FORMS =
  "redis://host:6379, redis+cluster://host:6379,host:6379 or redis+sentinel://host:26379,host:26379/master, each with rediss in place of redis for TLS";

const FORM = /^redis(s?)(?:\+(cluster|sentinel))?:\/\/(?:(.*)@)?([^@/?]*)(?:\/([^?]*))?(?:\?(.*))?$/s;
const NODE = /^(\[[\da-f:.]+\]|[^:\s[\]]+)(?::(\d+))?$/i;
const MAX_REPLICAS = 5;

/** Reads an address of one of the three forms, of which `URL` knows only the first. Throws what is wrong with it. */
export function parseRedisAddress(text: string): RedisAddress {
  const [, tls, kind = "single", user, hosts = "", path = "", query = ""] =
    FORM.exec(text) ?? mustBe(REDIS_FORMS);
  const name = decoded(path);
  if (kind === "cluster" && name) mustBe("without a path: a cluster has no databases");
  if (kind === "sentinel" && !name)
    mustBe("redis+sentinel://host:26379/master, with the name that the Sentinels have for the master");
  if (kind === "single" && !/^\d*$/.test(name))
    mustBe("redis://host:6379/0, with the number of a database as its path");
  const nodes = hosts.split(",").map((host) => nodeOf(host, kind === "sentinel" ? 26_379 : 6379));
  if (kind === "single" && nodes.length > 1)
    mustBe("redis+cluster:// or redis+sentinel:// where it names several hosts");
  const [, username, password] = /^([^:]*)(?::(.*))?$/s.exec(user ?? "") ?? [];
  return {
    kind: kind as RedisAddress["kind"],
    nodes,
    isEncrypted: tls === "s",
    username: decoded(username) || undefined,
    password: decoded(password) || undefined,
    master: kind === "sentinel" ? name : undefined,
    database: kind === "single" && name ? Number(name) : undefined,
    replicas: replicasOf(query) ?? (kind === "single" ? 0 : 1),
  };
}

function nodeOf(text: string, usual: number): RedisAddress["nodes"][number] {
  const [, host = "", port = usual] =
    NODE.exec(text.trim()) ?? mustBe(`${REDIS_FORMS}: "${text}" is no host`);
  if (Number(port) < 1 || Number(port) > 65_535) mustBe(`with ports from 1 to 65535: ${port} is none`);
  return { host: host.replace(/^\[|\]$/g, ""), port: Number(port) };
}

function replicasOf(query: string): number | undefined {
  for (const [name, value] of new URLSearchParams(query)) {
    if (name !== "replicas") mustBe(`without "${name}": replicas is all that may follow the ?`);
    if (!/^\d$/.test(value) || Number(value) > MAX_REPLICAS)
      mustBe(`with replicas from 0 to ${MAX_REPLICAS}`);
    return Number(value);
  }
  return undefined;
}

function decoded(text = ""): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return mustBe("percent-encoded: % stands as %25");
  }
}

function mustBe(form: string): never {
  throw new Error(`must be ${form}`);
}
